import { rateRoutes as rates } from '@indeks/contract/month/rates/rates.routes';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';

const body = { rate: 115 };

export const rateCells: readonly RouteCells[] = [
  {
    route: rates.list,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(0)).id } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: rates.set,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(0)).id }, body }),
    missing: () => ({ params: { id: nowhere }, body }),
  },
];
