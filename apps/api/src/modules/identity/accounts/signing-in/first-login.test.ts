import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailsTo, type ReceivedMail } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { newStudentFields } from '#testing/studies/enrolments.ts';
import { newLecturer, personEdit } from '#testing/employment/staff.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';
import { accountJobs } from '../accounts.jobs.ts';
import { eventually } from '#testing/patience.ts';

const app = await startTestApp();
const { services, db } = app;
const mailer = createMailer(services.config);
const worker = await startWorker({ services, db, log: pino({ level: 'silent' }), mailer, jobs: accountJobs });
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const login = (email: string, password: string) =>
  app.anonymous().call(accountRoutes.login, { body: { email, password } });
const mailed = async (email: string): Promise<ReceivedMail> =>
  eventually(async () => {
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error('no mail yet');
    return mail;
  });
const passwordIn = (mail: ReceivedMail) => /\b([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\b/.exec(mail.text)?.[1] ?? '';
const tokenIn = (mail: ReceivedMail) => /restore-password#([\w-]+)/.exec(mail.text)?.[1] ?? '';
// Signed in anew each time: the clock moves by weeks.
const send = async (id: number) =>
  (await app.signedIn(1)).call(routes.sendOneTimePassword, { params: { id } });
const added = async () => (await (await app.signedIn(1)).call(routes.create, { body: newLecturer() })).body;

describe('a new person', () => {
  test('gets a mail whose password opens only the setting of their own', async () => {
    const person = await added();
    const mail = await mailed(person.email);
    expect(mail.subject).toBe('Twoje konto w systemie Indeks');
    expect(mail.text).toContain('Dzień dobry, Bożeno!');
    expect(mail.text).toContain('działają przez 14 dni');
    expect(mail.text).toContain('Sekretariat: 00\u00a0000\u00a000\u00a000, sekretariat@indeks.example');
    await app.clock.forward({ days: 13 });
    const opened = await login(person.email, passwordIn(mail));
    expect(opened.body).toMatchObject({ restricted: true, landing: '/change-password' });
    const client = app.withSession(opened.session);
    const body = { passwordNew: 'Calkiem-nowe-3!' };
    const params = { id: person.id };
    expect((await client.call(accountRoutes.changePassword, { params, body })).status).toBe(200);
    expect((await login(person.email, 'Calkiem-nowe-3!')).body.restricted).toBe(false);
    expect((await login(person.email, passwordIn(mail))).status).toBe(401);
  });

  test('who studies reads in it what, from when and where', async () => {
    const student = await newStudentFields(db, { date: '2026-10-01' });
    const { status } = await (await app.signedIn(1)).call(studentRoutes.create, { body: student });
    expect(status).toBe(200);
    const mail = await mailed(String(student.email));
    expect(mail.text).toContain('Konto: Zofia Słuchaczka');
    expect(mail.text).toContain('Kierunek: Zarządzanie oświatą, początek: październik 2026, miejsce: Łódź');
  });

  test('cannot come in by it after 14 days', async () => {
    const person = await added();
    const mail = await mailed(person.email);
    await app.clock.forward({ days: 15 });
    const open = await app
      .anonymous()
      .call(accountRoutes.openRecoveryLink, { body: { token: tokenIn(mail) } });
    expect(open.status).toBe(410);
    expect((await login(person.email, passwordIn(mail))).status).toBe(401);
  });

  test('whose address was mistyped gets the mail at the right one, and the first mail opens nothing', async () => {
    const person = await added();
    const wrong = await mailed(person.email);
    const admin = await app.signedIn(1);
    const body = personEdit({ email: `dobry-${person.email}`, password: knownPassword });
    await admin.call(routes.edit, { params: { id: person.id }, body });
    const right = await mailed(`dobry-${person.email}`);
    const open = (mail: ReceivedMail) =>
      app.anonymous().call(accountRoutes.openRecoveryLink, { body: { token: tokenIn(mail) } });
    expect((await open(wrong)).status).toBe(410);
    expect((await open(right)).body).toMatchObject({ restricted: true });
  });
});

test('a new address is told to the old one, with the new one masked, and to the new one', async () => {
  const person = await app.person({ role: 0 });
  const email = `zmieniony-${person.email}`;
  const body = personEdit({ email, password: knownPassword });
  const admin = await app.signedIn(1);
  expect((await admin.call(routes.edit, { params: { id: person.id }, body })).status).toBe(200);
  for (const [address, named] of [
    [person.email, 'z•••@t•••.example'],
    [email, email],
  ] as const) {
    const mail = await mailed(address);
    expect(mail.subject).toBe('Zmiana adresu do logowania – Indeks');
    expect(mail.text).toContain(`logujesz się do systemu Indeks adresem ${named}.`);
  }
});

describe('POST /api/users/{id}/one-time-password', () => {
  test('mails a password of a day; the old one and the sessions live until it is used', async () => {
    const person = await app.person({ role: 0, name: 'Zapominalska Osoba' });
    const client = await app.signedInAs(person);
    expect((await send(person.id)).status).toBe(200);
    const mail = await mailed(person.email);
    expect(mail.subject).toBe('Ustaw nowe hasło');
    expect(mail.text).toContain('Sekretariat przesyła Ci jednorazowe hasło');
    expect(mail.text).toContain('działają przez 24 godziny');
    expect((await login(person.email, knownPassword)).body.restricted).toBe(false);
    expect((await client.call(accountRoutes.current)).status).toBe(200);
    expect((await login(person.email, passwordIn(mail))).body.restricted).toBe(true);
    expect((await client.call(accountRoutes.current)).status).toBe(401);
    expect((await login(person.email, knownPassword)).status).toBe(401);
    expect(await app.auditOf('account.password-send', person.id)).toHaveLength(1);
  });

  test('is sent to one person at most five times an hour', async () => {
    const [person, other] = [await app.person({ role: 0 }), await app.person({ role: 4 })];
    for (let time = 0; time < 5; time += 1) expect((await send(person.id)).status).toBe(200);
    expect(await send(person.id)).toMatchObject({ status: 429, error: { code: 'auth/throttled' } });
    expect((await send(other.id)).status).toBe(200);
  });

  test('is sent five times also when it is asked for twenty times at once', async () => {
    const [person, admin] = [await app.person({ role: 0 }), await app.signedIn(1)];
    const ask = () => admin.call(routes.sendOneTimePassword, { params: { id: person.id } });
    const asked = await Promise.all(Array.from({ length: 20 }, ask));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test('is refused for an account that could not use it', async () => {
    const { id } = await app.person({ role: 0, active: 0 });
    expect(await send(id)).toMatchObject({ status: 422, error: { code: 'people/inactive' } });
  });
});
