import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { afterAll, expect, test } from 'vitest';
import { insertBankRow } from '#testing/money/bank-reports.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);
const student = () => enrol(app.db, { placeId });

const given = async (options: Parameters<typeof insertBankRow>[1] = {}) => ({
  row: await insertBankRow(app.db, options),
  scid: await student(),
  version: 1,
});
type Given = Awaited<ReturnType<typeof given>>;
const giveMany = (body: Given[]) => accountant.call(routes.giveMany, { body });
const takeBackMany = (body: { row: number; version: number }[]) =>
  accountant.call(routes.takeBackMany, { body });
const rowNumber = ({ row }: Given) => row;
const countBooked = async ({ scid }: Given) => {
  const rows = await app.db
    .selectFrom('payments')
    .select('amount')
    .where('enrolment_id', '=', scid)
    .execute();
  return rows.length;
};
const countAllocated = async ({ row }: Given) =>
  (await app.db.selectFrom('bank_row_allocations').select('amount').where('row_id', '=', row).execute())
    .length;
const auditedAs = async (action: string, rows: readonly number[]) => {
  const found = await app.db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', action)
    .where('subject_id', 'in', rows.map(String))
    .execute();
  return found.length;
};

test('payments are given at once, each audited, and returned at once', async () => {
  const rows = [await given(), await given(), await given({ accepted: false })] as const;
  const [first, second, unaccepted] = rows;
  const { status, body } = await giveMany([...rows]);
  expect([status, body.refused, body.items.map(({ state }) => state)]).toEqual([
    200,
    [],
    ['explained', 'explained', 'explained'],
  ]);
  expect([await countBooked(first), await countBooked(second)]).toEqual([1, 1]);
  // That of a report which is not accepted yet is booked with it.
  expect([await countBooked(unaccepted), await countAllocated(unaccepted)]).toEqual([0, 1]);
  expect(await auditedAs('settlement-row.give', rows.map(rowNumber))).toBe(3);
  const back = await takeBackMany(body.items.map(({ id, version }) => ({ row: id, version })));
  expect(back.body.items.map(({ state }) => state)).toEqual(['unmatched', 'unmatched', 'unmatched']);
  expect([await countBooked(first), await countAllocated(unaccepted)]).toEqual([0, 0]);
  expect(await auditedAs('settlement-row.return', rows.map(rowNumber))).toBe(3);
});

test('what somebody changed meanwhile, and what goes to an enrolment that is gone, stays as it is', async () => {
  const [free, changed, gone] = [await given(), await given(), await given()];
  const dismissed = { comment: 'Zwrot z urzędu', version: 1 };
  await accountant.call(routes.dismiss, { params: { id: changed.row }, body: dismissed });
  const { body } = await giveMany([changed, { ...gone, scid: 2_000_000_000 }, free]);
  expect([body.items.map(({ id }) => id), body.refused]).toEqual([[free.row], [changed.row, gone.row]]);
  expect([await countBooked(free), await countBooked(changed)]).toEqual([1, 0]);
  const back = await takeBackMany([
    { row: free.row, version: 1 },
    { row: changed.row, version: 2 },
  ]);
  expect([back.body.items.map(({ id }) => id), back.body.refused]).toEqual([[changed.row], [free.row]]);
});

test('nothing left to give or to return is refused, a missing payment too, and one that is named twice', async () => {
  const row = await given();
  const { body } = await giveMany([row]);
  expect(await accountant.raw(routes.giveMany, { body: [row] })).toMatchObject({
    status: 409,
    body: { code: 'bank-reports/row-settled' },
  });
  expect(await accountant.raw(routes.takeBackMany, { body: [{ row: row.row, version: 1 }] })).toMatchObject({
    status: 409,
    body: { code: 'bank-reports/row-not-given' },
  });
  expect((await accountant.raw(routes.giveMany, { body: [{ ...row, row: 2_000_000_000 }] })).status).toBe(
    404,
  );
  expect((await accountant.raw(routes.giveMany, { body: [row, row] })).status).toBe(400);
  expect(body.items).toHaveLength(1);
});

test('two who give the same payments at once give each of them once', async () => {
  const rows = [await given(), await given()];
  const answers = await Promise.all(
    [rows, rows.toReversed()].map((body) => accountant.raw(routes.giveMany, { body })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([
    await countBooked(rows[0] ?? (await given())),
    await countBooked(rows[1] ?? (await given())),
  ]).toEqual([1, 1]);
});

test('a hundred payments take no more statements than one', async () => {
  const rows: Given[] = [];
  for (let count = 0; count < 100; count += 1) rows.push(await given());
  const { statements } = await app.counting(() => giveMany(rows));
  expect(statements.length).toBeLessThan(25);
});
