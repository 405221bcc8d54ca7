import { securityStateRoutes as routes } from '@indeks/contract/provider/security-state/security-state.routes';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '#seeds/demo-accounts.ts';
import { createCtx } from '#platform/context.ts';
import { insertSession } from '#testing/identity/people.ts';
import { insertSecondStep } from '#testing/identity/second-steps.ts';
import { startTestApp } from '#testing/test-app.ts';
import { checkInstallation } from './checking.service.ts';
import { demoMailDomain, securityChecks } from './security-checks.ts';
import { askForSecurityCheck, checkInstallationJob } from './security-state.jobs.ts';
import type { SecurityCheck, Verdict } from './verdict.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.person({ role: 11, name: 'Ada Nadzór' });
const client = await app.signedInAs(admin);

const ctx = (mode: 'production' | 'test' = 'test') => {
  // No server answers at this address, and no name has to be looked up.
  const settings = { NODE_ENV: mode, PUBLIC_ADDRESS: 'https://127.0.0.1:9' };
  const services = { ...app.services, config: { ...app.services.config, ...settings } };
  return createCtx({ services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' });
};
/** By a session of its own: tests move the clock further than one lives. */
const state = async () => (await (await app.signedInAs(admin)).call(routes.read)).body;
/** What one check of the list finds now. */
const found = async (name: string): Promise<Verdict> => {
  const check = securityChecks.find((one) => one.name === name);
  if (!check) throw new Error(`no check is called ${name}`);
  return check.find(ctx());
};
const saying = (name: string, verdict: Verdict): SecurityCheck => ({
  name,
  title: name,
  find: async () => verdict,
});
const waitingJobs = async () =>
  (await sql`select from pgboss.job where name = ${checkInstallationJob.name}`.execute(app.db)).rows.length;
const readAlarms = (userId: number) =>
  app.db
    .selectFrom('notifications')
    .select(['title', 'text', 'kind'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'security-state')
    .execute();

describe('GET /api/security-state and POST /api/security-state/check', () => {
  test('nothing is known before the first check', async () => {
    expect(await state()).toEqual({ run: null, findings: [] });
  });

  test('whoever asks twice at once gets one check; a new one waits for a minute after its end', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => client.call(routes.check)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({
      state: 'running',
      finished_at: null,
      done: 0,
      total: securityChecks.length,
    });
    expect(await waitingJobs()).toBe(1);
    await checkInstallation(ctx());
    const checked = await state();
    expect(checked.run).toMatchObject({ done: securityChecks.length, total: securityChecks.length });
    expect(checked.run?.state).toBe('finished');
    expect(checked.findings.map(({ name }) => name).toSorted()).toEqual(
      securityChecks.map(({ name }) => name).toSorted(),
    );
    const refused = await client.call(routes.check);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'security-state/checked-just-now',
      message: 'Stan sprawdzono przed chwilą. Spróbuj ponownie za minutę.',
    });
    await app.clock.forward({ minutes: 2 });
    expect((await client.call(routes.check)).status).toBe(200);
    expect(await waitingJobs()).toBe(2);
  });

  test('a check that was lost with its worker does not block the next one', async () => {
    await app.clock.forward({ minutes: 14 });
    await client.call(routes.check);
    expect(await waitingJobs()).toBe(2);
    await app.clock.forward({ minutes: 2 });
    expect((await state()).run?.state).toBe('lost');
    await client.call(routes.check);
    expect(await waitingJobs()).toBe(3);
  });

  test('a check of a clock that was ahead does not block the next one either', async () => {
    const now = app.clock.now().toISOString();
    await app.clock.forward({ days: 400 });
    await checkInstallation(ctx(), []);
    app.clock.set(now);
    const before = await waitingJobs();
    expect((await (await app.signedInAs(admin)).call(routes.check)).status).toBe(200);
    expect(await waitingJobs()).toBe(before + 1);
  });

  test('the worst is first, and what is well needs no advice', async () => {
    await checkInstallation(ctx());
    const { findings } = await state();
    const states = findings.map((item) => item.state);
    const rank = ['bad', 'warning', 'unknown', 'ok'];
    expect(states).toEqual(states.toSorted((a, b) => rank.indexOf(a) - rank.indexOf(b)));
    expect(new Set(states).size).toBeGreaterThan(1);
    for (const item of findings) expect(item.advice === null).toBe(item.state === 'ok');
  });

  test('the check is audited', async () => {
    const rows = await app.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'security-state.check')
      .execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.every(({ actor_id }) => actor_id === admin.id)).toBe(true);
  });
});

describe('the nightly check', () => {
  test('is asked for at any time and runs once a day', async () => {
    const before = await waitingJobs();
    for (let turn = 0; turn < 3; turn += 1) await askForSecurityCheck(ctx());
    expect(await waitingJobs()).toBe(before + 1);
  });

  test('one that fails says so, and the others are made', async () => {
    const failing: SecurityCheck = {
      name: 'clock',
      title: 'clock',
      find: () => Promise.reject(new Error('no clock')),
    };
    await checkInstallation(ctx(), [failing, saying('mode', { state: 'ok', says: 'Dobrze.' })]);
    const { findings } = await state();
    expect(findings.find(({ name }) => name === 'clock')).toMatchObject({
      state: 'unknown',
      says: 'Nie udało się sprawdzić.',
    });
    expect(findings.find(({ name }) => name === 'mode')).toMatchObject({ state: 'ok', says: 'Dobrze.' });
  });

  test('what becomes bad is told to role 11 once, until it was well again', async () => {
    const other = await app.person({ role: 1 });
    const away = await app.person({ role: 11, active: 0 });
    const bad = saying('jobs', { state: 'bad', says: 'Źle.', advice: 'Napraw.' });
    const unknown = saying('jobs', { state: 'unknown', says: 'Nie wiadomo.', advice: 'Sprawdź.' });
    const well = saying('jobs', { state: 'ok', says: 'Dobrze.' });
    await checkInstallation(ctx('production'), [well, saying('clock', { state: 'ok', says: 'Dobrze.' })]);
    const before = (await readAlarms(admin.id)).length;
    for (const check of [bad, bad, unknown, bad]) await checkInstallation(ctx('production'), [check]);
    const told = (await readAlarms(admin.id)).slice(before);
    expect(told).toEqual([
      {
        kind: 'security-state',
        title: 'Stan bezpieczeństwa: źle',
        text: 'Nocne sprawdzenie wykryło coś złego: jobs.',
      },
    ]);
    for (const check of [well, bad]) await checkInstallation(ctx('production'), [check]);
    expect(await readAlarms(admin.id)).toHaveLength(before + 2);
    expect(await readAlarms(other.id)).toEqual([]);
    expect(await readAlarms(away.id)).toEqual([]);
  });

  test('outside of production nobody is told', async () => {
    const before = (await readAlarms(admin.id)).length;
    await checkInstallation(ctx(), [saying('mode', { state: 'bad', says: 'Źle.', advice: 'Napraw.' })]);
    expect(await readAlarms(admin.id)).toHaveLength(before);
  });

  test('it stays bad since it began', async () => {
    const bad = saying('sessions', { state: 'bad', says: 'Źle.', advice: 'Napraw.' });
    await checkInstallation(ctx(), [bad]);
    const since = app.clock.now().toISOString();
    await app.clock.forward({ days: 1 });
    await checkInstallation(ctx(), [bad]);
    const item = (await state()).findings.find(({ name }) => name === 'sessions');
    expect(item?.bad_since).toBe(since);
    expect(item?.checked_at).not.toBe(since);
  });
});

describe('what is looked at', () => {
  test('people of required roles without a confirmed second step are named', async () => {
    const stepless = await app.person({ role: 6, name: 'Beata Bezkroku' });
    const begun = await app.person({ role: 1 });
    const set = await app.person({ role: 1 });
    const lecturer = await app.person({ role: 0 });
    const place = { db: app.db, clock: app.clock, sealer: app.services.sealer };
    await insertSecondStep(place, begun.id, { confirmed: false });
    await insertSecondStep(place, set.id);
    const { people } = await found('second-step-people');
    expect(people?.ids).toEqual(expect.arrayContaining([stepless.id, begun.id, admin.id]));
    expect(people?.ids).not.toContain(set.id);
    expect(people?.ids).not.toContain(lecturer.id);
    await checkInstallation(ctx());
    const item = (await state()).findings.find(({ name }) => name === 'second-step-people');
    expect(item?.people).toContainEqual({ id: stepless.id, name: 'Beata Bezkroku' });
    expect(item).toMatchObject({ state: 'warning', link: '/accounts', people_total: people?.total });
  });

  test('a session that ends later than its role allows, and one that nobody removed', async () => {
    expect((await found('sessions')).state).toBe('warning');
    await app.db.deleteFrom('sessions').where('user_id', '<>', admin.id).execute();
    const person = await app.person({ role: 1 });
    const { id } = await insertSession(app.db, app.clock, person);
    await app.db.updateTable('sessions').set({ last_seen_at: app.clock.now() }).execute();
    await app.db
      .updateTable('sessions')
      .set({ created_at: app.clock.now(), expires_at: new Date(app.clock.now().getTime() + 8 * 3_600_000) })
      .execute();
    expect((await found('sessions')).state).toBe('ok');
    const tenHours = new Date(app.clock.now().getTime() + 10 * 3_600_000);
    await app.db.updateTable('sessions').set({ expires_at: tenHours }).where('id', '=', id).execute();
    expect(await found('sessions')).toMatchObject({ state: 'bad', people: { ids: [person.id], total: 1 } });
  });

  test('accounts that were never used, and those that nobody uses any more', async () => {
    const old = new Date(app.clock.now().getTime() - 400 * 86_400_000);
    const invited = await app.person({ role: 0, mustChangePassword: true });
    const invitedStudent = await app.person({ role: 3, mustChangePassword: true });
    const left = await app.person({ role: 1 });
    const working = await app.person({ role: 1 });
    const ids = [invited.id, invitedStudent.id, left.id, working.id];
    await app.db.updateTable('users').set({ created_at: old }).where('id', 'in', ids).execute();
    await insertSession(app.db, app.clock, working);
    expect((await found('accounts-never-used')).people).toEqual({ ids: [invited.id], total: 1 });
    expect((await found('accounts-idle')).people).toEqual({ ids: [left.id], total: 1 });
  });

  test('accounts of the demo data', async () => {
    expect(demoAccounts.every(({ email }) => email.endsWith(`@${demoMailDomain}`))).toBe(true);
    expect((await found('demo-accounts')).state).toBe('ok');
    const demo = await app.person({ role: 11, email: `superadmin@${demoMailDomain}` });
    expect(await found('demo-accounts')).toMatchObject({ state: 'warning', people: { ids: [demo.id] } });
  });

  test('passwords that are kept with another cost', async () => {
    expect((await found('password-hashes')).state).toBe('ok');
    const weak = await app.person({ role: 0, passwordHash: '$argon2id$v=19$m=1024,t=1,p=1$c29s$aGFzaA' });
    expect((await found('password-hashes')).people).toEqual({ ids: [weak.id], total: 1 });
  });

  test('the key, from the day on which it was first seen', async () => {
    expect((await found('sealing-key')).state).toBe('ok');
    await app.clock.forward({ days: 366 });
    expect(await found('sealing-key')).toMatchObject({ state: 'warning' });
    await app.clock.forward({ days: -366 });
  });

  test('jobs that died, and jobs that nobody begins', async () => {
    await app.db.executeQuery(sql`delete from pgboss.job`.compile(app.db));
    expect((await found('jobs')).state).toBe('ok');
    const now = app.clock.now();
    await sql`insert into pgboss.job (name, source_name, created_on, data)
      values ('dead', 'accounts.mail', ${now}, '{}')`.execute(app.db);
    expect(await found('jobs')).toMatchObject({
      state: 'bad',
      says: expect.stringContaining('accounts.mail') as string,
    });
    await app.clock.forward({ days: 2 });
    expect((await found('jobs')).state).toBe('warning');
    await app.clock.forward({ days: 31 });
    expect((await found('jobs')).state).toBe('ok');
    await sql`insert into pgboss.job (name, start_after, data)
      values (${checkInstallationJob.name}, ${now}, '{}')`.execute(app.db);
    expect((await found('jobs')).state).toBe('bad');
  });

  test('backups, of which only their maker may tell', async () => {
    expect(await found('backup-database')).toMatchObject({ state: 'warning' });
    await expect(sql`select note_backup('database')`.execute(app.db)).rejects.toThrow('permission denied');
    await expect(sql`insert into backup_marks values ('database', now())`.execute(app.db)).rejects.toThrow(
      'permission denied',
    );
    await app.asOwner(`select note_backup('database')`);
    await app.asOwner(`select note_backup('database')`);
    const { finished_at } = await app.db
      .selectFrom('backup_marks')
      .select('finished_at')
      .executeTakeFirstOrThrow();
    app.clock.set(new Date(finished_at.getTime() + 5 * 3_600_000).toISOString());
    expect(await found('backup-database')).toMatchObject({
      state: 'ok',
      says: 'Ostatnia kopia: 5\u00a0godzin temu.',
    });
    await app.clock.forward({ days: 4 });
    expect((await found('backup-database')).state).toBe('bad');
    expect((await found('backup-files')).state).toBe('warning');
    expect((await found('backup-log')).state).toBe('warning');
  });

  test('the restore of a backup, of which only the backup may tell', async () => {
    expect((await found('restore')).state).toBe('warning');
    await expect(sql`select note_restore('{}')`.execute(app.db)).rejects.toThrow('permission denied');
    const report = { seconds: 9, tables: 3, rows: 40, differing: 0, files: 2, files_missing: 0 };
    const tell = (more: object) =>
      app.asOwner(
        `select note_restore('${JSON.stringify({ moment: '2026-01-01T00:00:00Z', ...report, ...more })}')`,
      );
    await tell({});
    app.clock.set(new Date(Date.now() + 3_600_000 * 1.5).toISOString());
    expect(await found('restore')).toMatchObject({
      state: 'ok',
      says: expect.stringContaining('Ostatnio odtworzono: 1\u00a0godzinę temu') as string,
    });
    await tell({ files_missing: 1 });
    expect((await found('restore')).state).toBe('bad');
    await tell({});
    await app.clock.forward({ days: 2 });
    expect((await found('restore')).state).toBe('bad');
    await expect(tell({ files_missing: 3 })).rejects.toThrow('restore_reports');
  });

  test('room, the public address and the clock', async () => {
    expect((await found('room-files')).says).toMatch(/^Wolne: /);
    expect((await found('room-spool')).says).toMatch(/^Wolne: /);
    expect((await found('room-database')).says).toMatch(/^Baza zajmuje /);
    expect((await found('certificate')).state).toBe('unknown');
    app.clock.set(new Date().toISOString());
    expect((await found('clock')).state).not.toBe('bad');
    await app.clock.forward({ minutes: 10 });
    expect((await found('clock')).state).toBe('bad');
  });
});
