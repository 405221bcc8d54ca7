import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { enrol } from '#testing/enrolments.ts';
import { insertPayment } from '#testing/payments.ts';
import { insertPlace } from '#testing/places.ts';
import { startTestApp } from '#testing/test-app.ts';
import { askForBalanceCheck, paymentJobs } from './checking.jobs.ts';

const app = await startTestApp();
afterAll(() => app.close());
const enrolmentId = await enrol(app.db, { placeId: await insertPlace(app.db) });
await insertPayment(app.db, { enrolmentId });
const ctx = () =>
  createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' });
const jobCtx = () => ({ ...ctx(), mailer: createMailer(app.services.config) });
const [check, alarm] = paymentJobs;
const admin = await app.person({ role: 11 });

const alarms = async () => {
  const { rows } = await sql<{ data: { userId: number; wrong: number } }>`
    select data from pgboss.job where name = ${alarm.name}`.execute(app.db);
  return rows.map(({ data }) => data);
};

test('sums that agree alarm nobody', async () => {
  await check.handle(jobCtx(), {});
  expect(await alarms()).toEqual([]);
});

test('a wrong sum fails the check and is mailed to super-administrators', async () => {
  await app.db
    .updateTable('enrolment_balances')
    .set({ paid: 1 })
    .where('enrolment_id', '=', enrolmentId)
    .execute();
  await expect(check.handle(jobCtx(), {})).rejects.toThrow('wrong balances: 1');
  const mine = (await alarms()).find(({ userId }) => userId === admin.id);
  expect(mine).toEqual({ userId: admin.id, wrong: 1 });
  await alarm.handle(jobCtx(), { userId: admin.id, wrong: 1 });
  expect((await mailsTo(admin.email)).at(-1)?.subject).toBe('Niezgodne salda słuchaczy');
});

test('the check is asked for at any time and runs once a day', async () => {
  for (let turn = 0; turn < 3; turn += 1) await askForBalanceCheck(ctx());
  const { rows } = await sql`select from pgboss.job where name = ${check.name}`.execute(app.db);
  expect(rows).toHaveLength(1);
});
