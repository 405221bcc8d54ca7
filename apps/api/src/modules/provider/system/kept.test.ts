import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import type { KeptThing } from '#platform/kept/kept.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';
import { defineKeptComparison } from './kept.jobs.ts';

const app = await startTestApp();
afterAll(() => app.close());
const enrolmentId = await enrol(app.db, { placeId: await insertPlace(app.db) });
await insertPayment(app.db, { enrolmentId });
const ctx = () =>
  createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' });
const jobCtx = () => ({ ...ctx(), mailer: createMailer(app.services.config) });
const {
  jobs: [compare, alarm],
  ask,
} = defineKeptComparison([]);
const admin = await app.person({ role: 11 });

const alarms = async () => {
  const { rows } = await sql<{ data: { userId: number } }>`
    select data from pgboss.job where name = ${alarm.name}`.execute(app.db);
  return rows.map(({ data }) => data.userId);
};

test('what agrees alarms nobody', async () => {
  await compare.handle(jobCtx(), {});
  expect(await alarms()).toEqual([]);
});

test('a wrong sum fails the comparison and is mailed to super-administrators', async () => {
  await app.db
    .updateTable('enrolment_balances')
    .set({ paid: 1 })
    .where('enrolment_id', '=', enrolmentId)
    .execute();
  await expect(compare.handle(jobCtx(), {})).rejects.toThrow('kept things that differ: enrolment_balances');
  expect(await alarms()).toContain(admin.id);
  await alarm.handle(jobCtx(), { userId: admin.id });
  expect((await mailsTo(admin.email)).at(-1)?.subject).toBe('Niezgodne zestawienia w systemie');
});

test('what only a module can compare is compared, too', async () => {
  const misjudged: KeptThing = { name: 'judged elsewhere', findWrong: async () => [{ id: 1 }] };
  const [withCode] = defineKeptComparison([misjudged]).jobs;
  await expect(withCode.handle(jobCtx(), {})).rejects.toThrow('judged elsewhere');
});

test('the comparison is asked for at any time and runs once a day', async () => {
  for (let turn = 0; turn < 3; turn += 1) await ask(ctx());
  const { rows } = await sql`select from pgboss.job where name = ${compare.name}`.execute(app.db);
  expect(rows).toHaveLength(1);
});
