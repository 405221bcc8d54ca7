import { randomInt, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { startWorker } from '#platform/jobs/worker.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { mailsTo, type ReceivedMail } from '#platform/mail/fixtures/mailbox.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';
import { accountJobs } from '../accounts.jobs.ts';
import { eventually } from '#testing/patience.ts';

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

const recover = (email: string) => app.anonymous().call(routes.recoverPassword, { body: { email } });
const login = (email: string, password: string) =>
  app.anonymous().call(routes.login, { body: { email, password } });
const mailed = async (email: string): Promise<ReceivedMail> =>
  eventually(async () => {
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error('no mail yet');
    return mail;
  });
/** A telephone number for which no link was asked within the half hour that is counted. */
const freshNumber = () => String(randomInt(500_000_000, 600_000_000));
const passwordIn = (mail: ReceivedMail) => /\b([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\b/.exec(mail.text)?.[1] ?? '';
const tokenIn = (mail: ReceivedMail) => /restore-password#([\w-]+)/.exec(mail.text)?.[1] ?? '';

describe('a forgotten password', () => {
  test('is replaced through the mailed one-time password; the old one works until then', async () => {
    const person = await app.person({ role: 0 });
    expect((await recover(person.email)).status).toBe(200);
    const mail = await mailed(person.email);
    expect(mail.subject).toBe('Ustaw nowe hasło');
    expect((await login(person.email, knownPassword)).status).toBe(200);

    const opened = await login(person.email, passwordIn(mail));
    expect(opened.body).toMatchObject({ restricted: true, landing: '/change-password' });
    expect((await login(person.email, knownPassword)).status).toBe(401);
    expect((await login(person.email, passwordIn(mail))).status).toBe(401);

    const client = app.withSession(opened.session);
    expect((await client.call(placeRoutes.list, { query: {} })).status).toBe(403);
    const body = { passwordNew: 'Calkiem-nowe-3!' };
    expect((await client.call(routes.changePassword, { params: { id: person.id }, body })).status).toBe(200);
    expect((await login(person.email, 'Calkiem-nowe-3!')).body.restricted).toBe(false);
  });

  test('is replaced through the mailed link, once', async () => {
    const person = await app.person({ role: 3 });
    await recover(person.email);
    const token = tokenIn(await mailed(person.email));
    const open = () => app.anonymous().call(routes.openRecoveryLink, { body: { token } });
    const [first, second] = (await Promise.all([open(), open()])).toSorted((a, b) => a.status - b.status);
    expect(first?.body).toMatchObject({ restricted: true });
    expect([second?.status, second?.error.code]).toEqual([410, 'recovery/link-used-or-expired']);
  });

  test('secret is nowhere in the database in the clear and expires after 30 minutes', async () => {
    const person = await app.person({ role: 0 });
    await recover(person.email);
    const mail = await mailed(person.email);
    const stored = await app.db.selectFrom('one_time_passwords').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(passwordIn(mail));
    await app.clock.forward({ minutes: 31 });
    expect((await login(person.email, passwordIn(mail))).status).toBe(401);
    const late = await app.anonymous().call(routes.openRecoveryLink, { body: { token: tokenIn(mail) } });
    expect(late.status).toBe(410);
  });

  test('of an unknown or inactive address says so, with the support phone', async () => {
    const inactive = await app.person({ role: 0, active: 0 });
    for (const email of [`nikt-${randomUUID()}@test.example`, inactive.email]) {
      const { status, error } = await recover(email);
      expect(status).toBe(404);
      expect(error.message).toContain('Podanego adresu e-mail nie ma w\u00a0naszej bazie');
      expect(error.message).toContain(app.services.config.SUPPORT_PHONE);
    }
  });

  test('can be asked for three times in half an hour', async () => {
    const person = await app.person({ role: 0 });
    for (let time = 0; time < 3; time += 1) expect((await recover(person.email)).status).toBe(200);
    expect((await recover(person.email)).error.code).toBe('auth/throttled');
  });

  test('is mailed three times also when it is asked for twenty times at once', async () => {
    const person = await app.person({ role: 0 });
    const asked = await Promise.all(Array.from({ length: 20 }, () => recover(person.email)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(17);
    expect(await app.auditOf('account.recovery-request', person.id)).toHaveLength(3);
  });
});

describe('a forgotten address', () => {
  test('is shown masked and mailed to itself', async () => {
    const number = freshNumber();
    const person = await app.person({
      role: 0,
      telephone: number,
      email: `jan.${randomUUID()}@gdansk.example`,
    });
    const { body } = await app
      .anonymous()
      .call(routes.recoverEmail, { body: { telephone: `+48 ${number}` } });
    expect(body.email).toBe('j•••@g•••.example');
    expect((await mailed(person.email)).text).toContain(person.email);
  });

  test('of an unknown number is refused in the words of the specification', async () => {
    const { status, error } = await app
      .anonymous()
      .call(routes.recoverEmail, { body: { telephone: freshNumber() } });
    expect(status).toBe(404);
    expect(error.message).toMatch(/^Podany numer telefonu nie jest powiązany z żadnym kontem/);
  });
});
