import { peopleRoutes as people } from '@indeks/contract/identity/people/people.routes';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';

export const peopleCells: readonly RouteCells[] = [
  { route: people.choices, who: secretariat, own: () => ({ query: { type: 'czas' } }) },
  { route: people.find, who: secretariat, own: () => ({ query: { search: 'nowak' } }) },
  {
    route: people.get,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(0)).id } }),
    missing: () => ({ params: { id: nowhere } }),
  },
];
