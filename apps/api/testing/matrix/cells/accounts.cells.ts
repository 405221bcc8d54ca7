import { accountRoutes as accounts } from '@indeks/contract/accounts/accounts.routes';
import { everyone, nowhere, type RouteCells } from '../route-cells.ts';

export const accountCells: readonly RouteCells[] = [
  {
    route: accounts.login,
    who: 'anybody',
    own: ({ unique }) => ({ body: { email: `nikt-${unique()}@test.example`, password: 'x' } }),
    status: 401,
  },
  { route: accounts.current, who: 'restricted', own: () => ({}) },
  { route: accounts.logout, who: 'anybody', own: () => ({}) },
  { route: accounts.logoutByGet, who: 'anybody', own: () => ({}) },
  { route: accounts.consent, who: 'restricted', own: () => ({}) },
  {
    route: accounts.changePassword,
    who: 'restricted',
    own: ({ me }) => ({ params: { id: me?.id ?? nowhere }, body: passwords }),
    other: async ({ person }) => ({ params: { id: (await person(0)).id }, body: passwords }),
    missing: () => ({ params: { id: nowhere }, body: passwords }),
  },
  {
    route: accounts.recoverPassword,
    who: 'anybody',
    own: async ({ person }) => ({ body: { email: (await person(0)).email } }),
  },
  {
    route: accounts.recoverPasswordByGet,
    who: 'anybody',
    own: async ({ person }) => ({ query: { email: (await person(0)).email } }),
  },
  {
    route: accounts.recoverEmail,
    who: 'anybody',
    own: ({ unique }) => ({ body: { telephone: String(unique()) } }),
    status: 404,
  },
  {
    route: accounts.recoverEmailByGet,
    who: 'anybody',
    own: ({ unique }) => ({ query: { telephone: String(unique()) } }),
    status: 404,
  },
  {
    route: accounts.openRecoveryLink,
    who: 'anybody',
    own: () => ({ body: { token: 'nothing-that-was-ever-mailed' } }),
    status: 410,
  },
  { route: accounts.ownSessions, who: everyone, own: () => ({}) },
  {
    route: accounts.endSession,
    who: everyone,
    own: async ({ sessionOfMine }) => ({ params: { id: await sessionOfMine() } }),
    other: async ({ sessionOfAnother }) => ({ params: { id: await sessionOfAnother() } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  { route: accounts.activeSessions, who: [11], own: () => ({}) },
];

const passwords = { password: 'Dotychczasowe-1!', passwordNew: 'Zupelnie-nowe-2!' };
