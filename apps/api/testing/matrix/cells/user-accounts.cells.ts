import { userAccountRoutes as accounts } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import { newUserAccount } from '#testing/employment/staff.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';

const body = { user_role: 2, version: 1 } as const;

export const userAccountCells: readonly RouteCells[] = [
  { route: accounts.list, who: secretariat, own: () => ({ query: { page: 1 } }) },
  { route: accounts.create, who: secretariat, own: () => ({ body: newUserAccount(4) }) },
  {
    route: accounts.edit,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(4)).id }, body }),
    // The role of a student follows from enrolments.
    other: async ({ person }) => ({ params: { id: (await person(3)).id }, body }),
    missing: () => ({ params: { id: nowhere }, body }),
  },
];
