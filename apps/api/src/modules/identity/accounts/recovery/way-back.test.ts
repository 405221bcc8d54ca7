import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { secondStepRoutes } from '@indeks/contract/identity/accounts/second-step.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailsTo, type ReceivedMail } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { eventually } from '#testing/patience.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertSecondStep } from '#testing/identity/second-steps.ts';
import { personEdit } from '#testing/employment/staff.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';
import { accountJobs } from '../accounts.jobs.ts';

const app = await startTestApp();
const { services, db } = app;
const mailer = createMailer(services.config);
const log = pino({ level: 'silent' });
const worker = await startWorker({ services, db, log, mailer, jobs: accountJobs });
afterAll(async () => {
  await worker.stop();
  await app.close();
});
const start = '2026-11-16T08:00:00.000Z';
beforeEach(() => app.clock.set(start));

const changed = 'Zmiana adresu do logowania – Indeks';
const restored = 'Poprzedni adres do logowania jest przywrócony – Indeks';
const mailed = (email: string, subject: string): Promise<ReceivedMail> =>
  eventually(async () => {
    const mail = (await mailsTo(email)).findLast((each) => each.subject === subject);
    if (!mail) throw new Error('no mail yet');
    return mail;
  });
const tokenIn = ({ text }: ReceivedMail) => /restore-address#([\w-]+)/.exec(text)?.[1] ?? '';
const passwordIn = ({ text }: ReceivedMail) => /\b([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\b/.exec(text)?.[1] ?? '';
const linkTo = (email: string): Promise<string> =>
  eventually(async () => {
    const token = (await mailsTo(email)).map(tokenIn).findLast((each) => each !== '');
    if (token === undefined) throw new Error('no link yet');
    return token;
  });

const login = (email: string, password: string) =>
  app.anonymous().call(routes.login, { body: { email, password } });
const describeLink = (token: string) => app.anonymous().call(routes.addressChange, { body: { token } });
const restore = (token: string) => app.anonymous().call(routes.restoreAddress, { body: { token } });
const readEmail = async ({ id }: Person) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

/** The secretariat gives the account another address. */
const move = async ({ id }: Person, email: string) => {
  const { version } = await db
    .selectFrom('users')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = personEdit({ email, version, password: knownPassword });
  const answer = await (await app.signedIn(1)).call(staffRoutes.edit, { params: { id }, body });
  expect(answer.status).toBe(200);
};

/** An account whose address an attacker has just changed. */
const taken = async (role: Role = 0) => {
  const person = await app.person({ role });
  const email = `b-${person.email}`;
  await move(person, email);
  return { person, email, token: await linkTo(person.email) };
};

describe('the mail to the old address', () => {
  test('has a link that says what changed, with both addresses masked, and changes nothing by itself', async () => {
    const { person, email, token } = await taken();
    const { text } = await mailed(person.email, changed);
    expect(text.replaceAll('\u00a0', ' ')).toContain('działa tylko raz, do 23.11.2026, godz. 09:00.');
    expect((await describeLink(token)).body).toEqual({
      old_email: 'o•••@t•••.example',
      new_email: 'b•••@t•••.example',
      changed_at: start,
      works_until: '2026-11-23T08:00:00.000Z',
    });
    expect(await readEmail(person)).toBe(email);
    expect((await mailed(email, changed)).text).not.toContain('restore-address');
  });

  test('is the only place where its secret is', async () => {
    const { token } = await taken();
    const rows = [
      await db.selectFrom('address_changes').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the way back', () => {
  test('gives the account back although the attacker has set a password and a second step', async () => {
    const { person, email, token } = await taken();
    const attacker = await app.signedInAs({ ...person, email });
    await insertSecondStep({ db, clock: app.clock, sealer: services.sealer }, person.id);
    expect((await login(email, knownPassword)).status).toBe(403);

    expect(await restore(token)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await readEmail(person)).toBe(person.email);
    expect((await attacker.call(routes.current)).status).toBe(401);
    for (const address of [person.email, email])
      expect((await login(address, knownPassword)).status).toBe(401);

    const opened = await login(person.email, passwordIn(await mailed(person.email, restored)));
    expect(opened.body).toMatchObject({ restricted: true, landing: '/change-password' });
    const notice = await mailed(email, 'Zmiana adresu do logowania została cofnięta – Indeks');
    expect(notice.text).toContain('loguje się znowu adres o•••@t•••.example');
  });

  test('keeps a second step from before the change: the code is still asked for', async () => {
    const person = await app.person({ role: 0 });
    await insertSecondStep({ db, clock: app.clock, sealer: services.sealer }, person.id);
    await app.clock.forward({ minutes: 1 });
    await move(person, `b-${person.email}`);
    await restore(await linkTo(person.email));
    const opened = await login(person.email, passwordIn(await mailed(person.email, restored)));
    expect(opened.error.code).toBe('auth/code-needed');
    expect((await app.anonymous().call(secondStepRoutes.giveCode, { body: { code: '000000' } })).status).toBe(
      410,
    );
  });

  test('is noted as a security event, in the audit, and told to the secretariat', async () => {
    const [office, boss] = [await app.person({ role: 1 }), await app.person({ role: 11 })];
    const { person, email, token } = await taken();
    await restore(token);
    expect(await app.auditOf('account.address-restore', person.id)).toEqual([
      { before: { email }, after: { email: person.email } },
    ]);
    const events = db.selectFrom('security_events').select('kind').where('subject_id', '=', person.id);
    expect((await events.execute()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['address-restored', 'address-changed', 'password-changed']),
    );
    const told = await db
      .selectFrom('notifications')
      .select(['user_id', 'type', 'link'])
      .where('kind', '=', 'address-restored')
      .where('link', '=', `/users/${person.id}`)
      .execute();
    expect(told.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([office.id, boss.id]));
  });

  test('works once, also when it is clicked twice at once', async () => {
    const { person, token } = await taken();
    const answers = await Promise.all([restore(token), restore(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const again = await restore(token);
    expect(again.error).toMatchObject({ code: 'way-back/over' });
    expect(again.error.message).toContain(services.config.SUPPORT_PHONE);
    expect((await describeLink(token)).status).toBe(410);
    expect(await readEmail(person)).toBe(person.email);
  });

  test.each([
    ['for seven days', 7 * 24 * 60 - 1, 200],
    ['no longer', 7 * 24 * 60, 410],
  ])('works %s', async (_, minutes, status) => {
    const { token } = await taken();
    await app.clock.forward({ minutes });
    expect((await restore(token)).status).toBe(status);
  });

  test('of an unknown link is refused in the same words', async () => {
    expect((await restore('x'.repeat(43))).error.code).toBe('way-back/over');
  });

  test('A → B → C: A’s link brings A back, and B’s is over with it', async () => {
    const person = await app.person({ role: 0 });
    const [b, c] = [`b-${person.email}`, `c-${person.email}`];
    await move(person, b);
    const fromA = await linkTo(person.email);
    await app.clock.forward({ days: 2 });
    await move(person, c);
    const fromB = await linkTo(b);
    expect((await restore(fromA)).status).toBe(200);
    expect(await readEmail(person)).toBe(person.email);
    expect((await restore(fromB)).error.code).toBe('way-back/over');
    await mailed(c, 'Zmiana adresu do logowania została cofnięta – Indeks');
  });

  test('A → B → C: after B’s link A’s still works', async () => {
    const person = await app.person({ role: 0 });
    const b = `b-${person.email}`;
    await move(person, b);
    const fromA = await linkTo(person.email);
    await app.clock.forward({ days: 2 });
    await move(person, `c-${person.email}`);
    expect((await restore(await linkTo(b))).status).toBe(200);
    expect(await readEmail(person)).toBe(b);
    expect((await restore(fromA)).status).toBe(200);
    expect(await readEmail(person)).toBe(person.email);
  });

  test('is not offered to an address of less than a day: two changes in a row would give a password at once', async () => {
    const person = await app.person({ role: 0 });
    const b = `b-${person.email}`;
    await move(person, b);
    await mailed(b, changed);
    await app.clock.forward({ minutes: 23 * 60 });
    await move(person, `c-${person.email}`);
    const told = await eventually(async () => {
      const mails = (await mailsTo(b)).filter(({ text }) => text.includes('c•••@'));
      if (mails.length === 0) throw new Error('no mail yet');
      return mails;
    });
    expect(told.map(tokenIn)).toEqual(['']);
    expect((await restore(await linkTo(person.email))).status).toBe(200);
  });

  test('works when the address was changed back meanwhile: the password that is known does not', async () => {
    const { person, token } = await taken();
    await move(person, person.email);
    expect((await restore(token)).status).toBe(200);
    expect((await login(person.email, knownPassword)).status).toBe(401);
    await mailed(person.email, restored);
  });

  test('to an address that another account has by now is refused and stays open', async () => {
    const { person, email, token } = await taken();
    const other = await app.person({ role: 3, email: person.email });
    const { status, error } = await restore(token);
    expect([status, error.code]).toEqual([409, 'way-back/address-taken']);
    expect(error.message).toContain(services.config.SUPPORT_PHONE);
    expect(await readEmail(person)).toBe(email);
    expect((await login(email, knownPassword)).status).toBe(200);
    await db.deleteFrom('users').where('id', '=', other.id).execute();
    expect((await restore(token)).status).toBe(200);
  });

  test('of an account that was made inactive meanwhile is refused and stays open', async () => {
    const { person, email, token } = await taken();
    const activate = (active: number) =>
      db.updateTable('users').set({ active }).where('id', '=', person.id).execute();
    await activate(0);
    expect((await restore(token)).error.code).toBe('way-back/account-closed');
    expect(await readEmail(person)).toBe(email);
    await activate(1);
    expect((await restore(token)).status).toBe(200);
  });
});
