import { accountRoutes as accounts } from '@indeks/contract/accounts/accounts.routes';
import { insertOneTimePassword } from '../../one-time-passwords.ts';
import { insertPerson } from '../../people.ts';
import { knownPassword } from '../../test-app.ts';
import { everyone, nowhere, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const telephoneOfSomebody = async ({ db, unique }: World): Promise<string> => {
  const telephone = String(unique());
  await insertPerson(db, { role: 0, telephone });
  return telephone;
};

export const accountCells: readonly RouteCells[] = [
  {
    route: accounts.login,
    who: 'anybody',
    own: async ({ person }) => ({ body: { email: (await person(0)).email, password: knownPassword } }),
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
    own: async (world) => ({ body: { telephone: await telephoneOfSomebody(world) } }),
  },
  {
    route: accounts.recoverEmailByGet,
    who: 'anybody',
    own: async (world) => ({ query: { telephone: await telephoneOfSomebody(world) } }),
  },
  {
    route: accounts.openRecoveryLink,
    who: 'anybody',
    own: async (world) => ({
      body: { token: await insertOneTimePassword(world, (await world.person(0)).id) },
    }),
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

const passwords = { password: knownPassword, passwordNew: 'Zupelnie-nowe-2!' };
