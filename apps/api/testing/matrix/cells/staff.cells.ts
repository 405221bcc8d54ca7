import { staffRoutes as staff } from '@indeks/contract/employment/staff/staff.routes';
import { newLecturer, personEdit } from '#testing/employment/staff.ts';
import { knownPassword } from '../../test-app.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';

export const staffCells: readonly RouteCells[] = [
  { route: staff.list, who: secretariat, own: () => ({ query: { group: 'lecturers' } }) },
  { route: staff.ofRole, who: secretariat, own: () => ({ params: { role: 2 }, query: { page: 1 } }) },
  { route: staff.exportPeople, who: secretariat, own: () => ({ query: { group: 'administrative' } }) },
  { route: staff.exportContracts, who: secretariat, own: () => ({ query: { group: 'administrative' } }) },
  { route: staff.create, who: secretariat, own: () => ({ body: newLecturer() }) },
  {
    route: staff.edit,
    who: secretariat,
    own: async ({ person }) => ({
      params: { id: (await person(0)).id },
      body: personEdit({ password: knownPassword }),
    }),
    // The secretariat's own accounts are not of the staff that it keeps here.
    other: async ({ person }) => ({ params: { id: (await person(11)).id }, body: personEdit() }),
    missing: () => ({ params: { id: nowhere }, body: personEdit() }),
  },
  {
    route: staff.remove,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(2)).id } }),
    other: async ({ person }) => ({ params: { id: (await person(3)).id } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: staff.removeMany,
    who: secretariat,
    own: async ({ person }) => ({ body: [(await person(0)).id, (await person(4)).id] }),
    other: async ({ person }) => ({ body: [(await person(0)).id, (await person(1)).id] }),
    missing: () => ({ body: [nowhere] }),
  },
  {
    route: staff.sendOneTimePassword,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(8)).id } }),
    other: async ({ person }) => ({ params: { id: (await person(1)).id } }),
    missing: () => ({ params: { id: nowhere } }),
  },
];
