import { afterAll, beforeEach, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { secondStepRoutes as steps } from '@indeks/contract/identity/accounts/second-step.routes';
import { deleteDeadSessions } from '#platform/auth/sessions.queries.ts';
import { insertOneTimePassword } from '#testing/identity/one-time-passwords.ts';
import { codeAt, insertSecondStep } from '#testing/identity/second-steps.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const now = '2026-11-16T08:00:00.000Z';
const ahead = '2027-12-21T08:00:00.000Z';
beforeEach(() => app.clock.set(now));

const readSessions = (userId: number) =>
  app.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();

test('a session that was opened while the clock was 400 days ahead is refused, and removed', async () => {
  const person = await app.person({ role: 0 });
  app.clock.set(ahead);
  const client = await app.signedInAs(person);
  expect((await client.call(routes.current)).status).toBe(200);
  app.clock.set(now);
  expect((await client.call(routes.current)).status).toBe(401);
  expect(await readSessions(person.id)).toEqual([]);
});

test('one that nobody shows again is not listed, and removed by the clock of the database', async () => {
  const person = await app.person({ role: 0 });
  app.clock.set(ahead);
  const client = await app.signedInAs(person);
  app.clock.set(now);
  const again = await app.signedInAs(person);
  expect((await again.call(routes.ownSessions)).body.items).toHaveLength(1);
  await app.asOwner(`update sessions set inserted_at = inserted_at - interval '12 hours'
    where user_id = ${person.id} and created_at > '2027-01-01'`);
  await deleteDeadSessions(app.db, app.clock.now());
  expect(await readSessions(person.id)).toHaveLength(1);
  app.clock.set(ahead);
  expect((await client.call(routes.current)).status).toBe(401);
});

test('no session outlives twelve hours of the database, whatever the clock of a process says', async () => {
  const person = await app.person({ role: 0 });
  const client = await app.signedInAs(person);
  await app.asOwner(
    `update sessions set inserted_at = inserted_at - interval '12 hours' where user_id = ${person.id}`,
  );
  expect((await client.call(routes.current)).status).toBe(401);
});

test('one that was used while the clock was ahead is refused: how long it was idle is not known', async () => {
  const person = await app.person({ role: 0 });
  const client = await app.signedInAs(person);
  await app.clock.forward({ minutes: 45 });
  expect((await client.call(routes.current)).status).toBe(200);
  app.clock.set(now);
  expect((await client.call(routes.current)).status).toBe(401);
});

test('clocks of two machines may differ a little', async () => {
  const person = await app.person({ role: 0 });
  await app.clock.forward({ minutes: 2 });
  const client = await app.signedInAs(person);
  app.clock.set(now);
  expect((await client.call(routes.current)).status).toBe(200);
});

test('a link that was mailed while the clock was ahead opens nothing', async () => {
  const { id } = await app.person({ role: 0 });
  app.clock.set(ahead);
  const token = await insertOneTimePassword(app, id);
  app.clock.set(now);
  expect((await app.anonymous().call(routes.openRecoveryLink, { body: { token } })).status).toBe(410);
});

test('a login that waits for its code since the clock was ahead is over', async () => {
  const { id, email } = await app.person({ role: 0 });
  app.clock.set(ahead);
  const secret = await insertSecondStep({ ...app, sealer: app.services.sealer }, id);
  const client = app.anonymous();
  await client.call(routes.login, { body: { email, password: knownPassword } });
  app.clock.set(now);
  const answer = await client.call(steps.giveCode, { body: { code: codeAt(secret, app.clock.now()) } });
  expect(answer.error.code).toBe('auth/login-expired');
});

test('the database keeps no session that is longer than the longest of a role', async () => {
  const person = await app.person({ role: 0 });
  await app.signedInAs(person);
  const stretch = (hours: number) =>
    app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(app.clock.now().getTime() + hours * 3_600_000) })
      .where('user_id', '=', person.id)
      .execute();
  await expect(stretch(12)).resolves.toHaveLength(1);
  await expect(stretch(13)).rejects.toThrow('sessions_length');
});
