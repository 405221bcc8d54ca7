import { accountRoutes as accounts } from '@indeks/contract/identity/accounts/accounts.routes';
import { secondStepRoutes as steps } from '@indeks/contract/identity/accounts/second-step.routes';
import { insertOneTimePassword, insertWayBack } from '#testing/identity/one-time-passwords.ts';
import { insertPerson } from '#testing/identity/people.ts';
import { codeAt, insertSecondStep } from '#testing/identity/second-steps.ts';
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
  {
    route: accounts.addressChange,
    who: 'anybody',
    own: async (world) => ({ body: { token: await insertWayBack(world, await world.person(0)) } }),
  },
  {
    route: accounts.restoreAddress,
    who: 'anybody',
    own: async (world) => ({ body: { token: await insertWayBack(world, await world.person(0)) } }),
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

/** With a second step of the caller; the body of a call that asks for its code. */
const withCode = async (world: World, { confirmed = true } = {}) => {
  const secret = await insertSecondStep(world, await world.myId(), { confirmed });
  return { code: codeAt(secret, world.clock.now()) };
};

export const secondStepCells: readonly RouteCells[] = [
  {
    route: steps.giveCode,
    who: 'anybody',
    own: async (world) => {
      const { id, email } = await world.person(0);
      const secret = await insertSecondStep(world, id);
      await world.client.call(accounts.login, { body: { email, password: knownPassword } });
      return { body: { code: codeAt(secret, world.clock.now()) } };
    },
  },
  { route: steps.state, who: everyone, own: () => ({}) },
  { route: steps.start, who: everyone, own: () => ({ body: { password: knownPassword } }) },
  {
    route: steps.turnOn,
    who: everyone,
    own: async (world) => ({ body: await withCode(world, { confirmed: false }) }),
  },
  ...[steps.turnOff, steps.newCodes].map((route) => ({
    route,
    who: everyone,
    own: async (world: World) => ({ body: { ...(await withCode(world)), password: knownPassword } }),
  })),
  {
    route: steps.reset,
    who: [11],
    own: async (world) => {
      const { id, email } = await world.person(1);
      await insertSecondStep(world, id);
      return { body: { email, password: knownPassword } };
    },
  },
];

const passwords = { password: knownPassword, passwordNew: 'Zupelnie-nowe-2!' };
