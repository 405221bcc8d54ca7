import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createCtx, transact } from '#platform/context.ts';
import { findWrongMoney } from '#testing/kept.ts';
import { insertBankReport, insertBankRow } from '#testing/money/bank-reports.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { startTestApp } from '#testing/test-app.ts';
import { bookParts, bookRows, unbookRows } from './booking.queries.ts';

const app = await startTestApp();
afterAll(() => app.close());
const placeId = await insertPlace(app.db);
const reportId = await insertBankReport(app.db, { accepted: true });
for (const [id, amount] of [
  [1, 30_000],
  [2, 30_000],
  [3, 15_000],
  ...Array.from({ length: 24 }, (_, n) => [100 + n, n + 1] as const),
] as const)
  await insertBankRow(app.db, { id, reportId, amount });
const ctx = () =>
  createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' });

const wrong = async () => (await findWrongMoney(ctx())).length;
const sumsOf = (id: number) =>
  app.db
    .selectFrom('enrolment_balances')
    .select(['price', 'paid', 'user_paid', 'balance'])
    .where('enrolment_id', '=', id)
    .executeTakeFirstOrThrow();

test('rows are booked once however often, and taken back together', async () => {
  const first = await enrol(app.db, { placeId });
  const second = await enrol(app.db, { placeId });
  const parts = [
    { bank_row_id: 1, enrolment_id: first, amount: 30_000, date: '2026-10-10' },
    { bank_row_id: 2, enrolment_id: first, amount: 30_000, date: '2026-10-10' },
    { bank_row_id: 3, enrolment_id: first, amount: 10_000, date: '2026-10-11' },
    { bank_row_id: 3, enrolment_id: second, amount: 5_000, date: '2026-10-11' },
  ];
  const book = () => transact(ctx(), (tx) => bookParts(tx, parts));
  const answers = await Promise.all([book(), book(), book()]);
  const booked = answers.filter(({ count }) => count > 0);
  expect(booked).toMatchObject([{ count: 4, sum: 75_000 }]);
  expect(await sumsOf(first)).toMatchObject({ paid: 70_000, user_paid: 0, balance: 350_000 });
  const { count, sum, uids } = await transact(ctx(), (tx) =>
    unbookRows(tx, sql`select id from unnest(array[1, 3]) as id`),
  );
  expect({ count, sum, people: uids.length }).toEqual({ count: 3, sum: 45_000, people: 2 });
  expect(await sumsOf(first)).toMatchObject({ paid: 30_000 });
  expect(await wrong()).toBe(0);
});

test('changes that meet keep every sum, and the view finds one that was written past the triggers', async () => {
  const uid = (await app.person({ role: 3 })).id;
  const ids = [
    await enrol(app.db, { placeId, userId: uid, date: '2025-10-01' }),
    await enrol(app.db, { placeId, userId: uid, date: '2026-10-01' }),
  ];
  const pick = (n: number) => ids[n % 2] ?? 0;
  await Promise.all(
    Array.from({ length: 24 }, (_, n) => {
      if (n % 3 === 0) return insertPayment(app.db, { enrolmentId: pick(n), amount: 100 + n });
      if (n % 3 === 1)
        return bookRows(
          ctx(),
          sql`select 100 + ${n}::integer as bank_row_id, ${pick(n)}::integer as enrolment_id,
            ${n + 1}::integer as amount, date '2026-10-01' as date`,
        );
      return app.db
        .updateTable('enrolment_courses')
        .set({ price: 100_000 + n })
        .where('enrolment_id', '=', pick(n))
        .execute();
    }),
  );
  expect(await wrong()).toBe(0);
  await app.db
    .updateTable('payments')
    .set({ amount: 1 })
    .where('enrolment_id', '=', pick(0))
    .where('bank_row_id', 'is', null)
    .execute();
  await enrol(app.db, { placeId, userId: uid, date: '2024-10-01' });
  await app.db.deleteFrom('payments').where('enrolment_id', '=', pick(1)).execute();
  await app.db.deleteFrom('enrolments').where('id', '=', pick(1)).execute();
  expect(await wrong()).toBe(0);
  await app.db
    .updateTable('enrolment_balances')
    .set({ paid: 1 })
    .where('enrolment_id', '=', pick(0))
    .execute();
  expect(await wrong()).toBeGreaterThan(0);
});
