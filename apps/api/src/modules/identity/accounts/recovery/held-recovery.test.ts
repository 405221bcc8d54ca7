import { randomInt } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { eventually } from '#testing/patience.ts';
import type { PersonTraits } from '#testing/identity/people.ts';
import { newLecturer, personEdit } from '#testing/employment/staff.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';
import { accountJobs } from '../accounts.jobs.ts';

const app = await startTestApp();
const { services, db } = app;
const worker = await startWorker({
  services,
  db,
  log: pino({ level: 'silent' }),
  mailer: createMailer(services.config),
  jobs: accountJobs,
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});
beforeEach(() => app.clock.set('2026-11-16T08:00:00.000Z'));

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const readSecrets = (userId: number) =>
  db.selectFrom('one_time_passwords').select('id').where('user_id', '=', userId).execute();
const send = async (id: number) =>
  (await app.signedIn(1)).call(staffRoutes.sendOneTimePassword, { params: { id } });
const move = async (id: number, email: string, version = 1) => {
  const body = personEdit({ email, version, password: knownPassword, telephone: giveNumber(id) });
  return (await app.signedIn(1)).call(staffRoutes.edit, { params: { id }, body });
};
const numbers = new Map<number, string>();
const giveNumber = (id: number): string => {
  const known = numbers.get(id) ?? String(randomInt(500_000_000, 600_000_000));
  numbers.set(id, known);
  return known;
};

/** Somebody whose address was changed this minute. */
const moved = async (traits: Partial<PersonTraits> = {}) => {
  const person = await app.person({ role: 0, ...traits });
  const email = `nowy-${person.email}`;
  expect((await move(person.id, email)).status).toBe(200);
  await eventually(async () => expect(await subjectsTo(email)).toHaveLength(1));
  return { ...person, email };
};

describe('within a day of a new address', () => {
  test('a forgotten password is answered as ever, and its mail has no secret but the hour from which it works', async () => {
    const { id, email } = await moved();
    const { email: settled } = await app.person({ role: 0 });
    const ask = (of: string) => app.anonymous().call(routes.recoverPassword, { body: { email: of } });
    const [held, usual] = [await ask(email), await ask(settled)];
    expect([held.status, held.text]).toEqual([usual.status, usual.text]);
    await eventually(async () =>
      expect(await subjectsTo(email)).toContain('Przypomnienie do systemu Indeks jeszcze nie działa'),
    );
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('od 17.11.2026, godz. 09:00');
    expect(mail?.text).not.toMatch(/restore-password#|[a-z2-9]{4}-[a-z2-9]{4}-/);
    expect(await readSecrets(id)).toEqual([]);
  });

  test('so is a forgotten address', async () => {
    const { id, email } = await moved();
    const body = { telephone: giveNumber(id) };
    const answer = await app.anonymous().call(routes.recoverEmail, { body });
    expect(answer.body).toEqual({ email: 'n•••@t•••.example' });
    await eventually(async () =>
      expect(await subjectsTo(email)).toContain('Przypomnienie do systemu Indeks jeszcze nie działa'),
    );
    expect(await subjectsTo(email)).not.toContain('Przypomnienie adresu e-mail do systemu Indeks');
  });

  test('the secretariat is told from when on it can send a one-time password', async () => {
    const { id } = await moved();
    const { status, error } = await send(id);
    expect([status, error.code]).toEqual([409, 'recovery/address-new']);
    expect(error.message.replaceAll('\u00a0', ' ')).toContain('od 17.11.2026, godz. 09:00.');
    expect(await readSecrets(id)).toEqual([]);
    await app.clock.forward({ minutes: 24 * 60 });
    expect((await send(id)).status).toBe(200);
    await eventually(async () => expect(await readSecrets(id)).toHaveLength(1));
  });
});

describe('an account', () => {
  test('with which nobody came in yet gets its first mail at a corrected address at once, and the mistyped one hears nothing', async () => {
    const { id, email } = (await (await app.signedIn(1)).call(staffRoutes.create, { body: newLecturer() }))
      .body;
    await eventually(async () => expect(await subjectsTo(email)).toHaveLength(1));
    const right = `dobry-${email}`;
    expect((await move(id, right)).status).toBe(200);
    await eventually(async () => expect(await subjectsTo(right)).toEqual(['Twoje konto w systemie Indeks']));
    expect(await subjectsTo(email)).toHaveLength(1);
    expect((await send(id)).status).toBe(200);
  });

  test('with which somebody came in once is owned, also while a first password is open and none is set', async () => {
    const person = await app.person({ role: 0 });
    const { id, email } = person;
    await app.anonymous().call(routes.login, { body: { email, password: knownPassword } });
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    await db
      .insertInto('one_time_passwords')
      .values({
        user_id: id,
        kind: 'first-login',
        password_hash: Buffer.alloc(32, 1),
        token_hash: Buffer.alloc(32, 2),
        created_at: app.clock.now(),
        expires_at: new Date(app.clock.now().getTime() + 60_000),
      })
      .execute();
    await move(id, `nowy-${email}`);
    await eventually(async () =>
      expect(await subjectsTo(email)).toEqual(['Zmiana adresu do logowania – Indeks']),
    );
    expect(await subjectsTo(`nowy-${email}`)).not.toContain('Twoje konto w systemie Indeks');
  });
});
