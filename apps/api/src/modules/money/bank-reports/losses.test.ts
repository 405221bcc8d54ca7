import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { makeNrb } from '@indeks/contract/numbers/nrb';
import {
  bankReportRoutes as routes,
  bankRowRoutes as rowRoutes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { createCtx } from '#platform/context.ts';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import { findWrongThings, readKeptThings } from '#platform/kept/kept.ts';
import { makeAccount, type Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { openAccountantsDesk } from '#testing/money/accountants-desk.ts';
import { archivingOf } from '#testing/studies/enrolments.ts';

// Everyday orders of acts that once lost or doubled money, each as an accountant met it.

const { app, accountant, nextNumber, upload, accept, remove, readRows, addStudent, makeTransfer, readPaid } =
  await openAccountantsDesk({ amount: 153_003, payer: 'NOWAK KATARZYNA' });
afterAll(() => app.close());
const pko = (...rows: readonly Transfer[]) => writers['MT940, PKO SWRK'].write(rows);
const elixir = (...rows: readonly Transfer[]) => writers['Elixir-O'].write(rows);
const truncated = (text: string) => text.slice(0, text.indexOf(':62F:'));

test('1: a truncated file claims nothing: the whole one books, also after the other is declined', async () => {
  const { account, id } = await addStudent();
  const rows = [
    makeTransfer(account),
    makeTransfer(account, { amount: 1 }),
    makeTransfer(account, { amount: 2 }),
  ];
  const broken = await upload(truncated(pko(...rows)));
  expect([broken.state, broken.can.accept, broken.states.withheld.count]).toEqual(['damaged', false, 3]);
  const whole = await upload(pko(...rows));
  expect(whole.states.matched).toEqual({ count: 3, sum: 153_006 });
  await accept(whole.id);
  await remove(broken.id);
  expect(await readPaid(id)).toBe(153_006);
});

test('1: a declined report hands its transfers to the accepted one that has them, which books', async () => {
  const { account, id } = await addStudent();
  const row = makeTransfer(account, { amount: 4_203 });
  const first = await upload(elixir(row));
  const second = await upload(elixir(row, makeTransfer(account, { amount: 100 })));
  await accept(second.id);
  expect(await readPaid(id)).toBe(100);
  const { body } = await accountant.call(routes.removal, { query: { ids: String(first.id) } });
  expect(body).toEqual({
    unbooked: { count: 0, sum: 0 },
    gone: { count: 0, sum: 0 },
    moved: [
      {
        settlement: second.id,
        name: 'Wyciąg',
        accepted: true,
        moved: { count: 1, sum: 4_203 },
        booked: { count: 1, sum: 4_203 },
      },
    ],
  });
  await remove(first.id);
  expect(await readPaid(id)).toBe(4_303);
});

test('1: a deleted report hands what it booked to the next, booked or in the queue; what nobody else has is gone', async () => {
  const { account, id } = await addStudent();
  const known = makeTransfer(account, { amount: 2_201 });
  const stranger = makeTransfer(makeAccount(700_000), { amount: 3_300 });
  const first = await upload(elixir(known, stranger, makeTransfer(account, { amount: 7 })));
  await accept(first.id);
  const second = await upload(elixir(known, stranger));
  expect(second).toMatchObject({ accepted: true, message: 'All reports saved!' });
  const { body } = await accountant.call(routes.removal, { query: { ids: String(first.id) } });
  expect([body.unbooked, body.gone, body.moved[0]?.booked]).toEqual([
    { count: 2, sum: 2_208 },
    { count: 1, sum: 7 },
    { count: 1, sum: 2_201 },
  ]);
  await remove(first.id);
  expect(await readPaid(id)).toBe(2_201);
  expect((await readRows(second.id)).map(({ state }) => state)).toEqual(['matched', 'unmatched']);
});

test('1: several reports that go at once say together what moves where', async () => {
  const { account, id } = await addStudent();
  const [both, single] = [makeTransfer(account, { amount: 3_101 }), makeTransfer(account, { amount: 3_102 })];
  const first = await upload(elixir(both));
  const second = await upload(elixir(both, single));
  const third = await upload(elixir(both, makeTransfer(account, { amount: 3_103 })));
  for (const report of [first, second, third]) await accept(report.id);
  const removal = async (...reports: readonly { readonly id: number }[]) => {
    const ids = reports.map((report) => report.id).join(',');
    return (await accountant.call(routes.removal, { query: { ids } })).body;
  };
  // Not to the second, which goes too.
  expect(await removal(first, second)).toMatchObject({
    unbooked: { count: 2, sum: 6_203 },
    gone: { count: 1, sum: 3_102 },
    moved: [{ settlement: third.id, moved: { count: 1, sum: 3_101 }, booked: { count: 1, sum: 3_101 } }],
  });
  await accountant.call(routes.removeMany, { body: [first.id, second.id] });
  expect(await readPaid(id)).toBe(6_204);
  expect(await accountant.raw(routes.removal, { query: { ids: `${third.id},${first.id}` } })).toMatchObject({
    status: 404,
  });
});

test('1: what was asked about a deleted payment takes its place, and that is said before', async () => {
  const { account, id } = await addStudent();
  const row = makeTransfer(account, { amount: 3_201 });
  const first = await upload(elixir(row));
  await accept(first.id);
  const second = await upload(pko({ ...row, payer: 'NOWAK KATARZYNA UL. DŁUGA 7', date: '2026-10-03' }));
  expect(second.states.asked.count).toBe(1);
  await accept(second.id);
  const { body } = await accountant.call(routes.removal, { query: { ids: String(first.id) } });
  expect(body).toMatchObject({
    unbooked: { count: 1, sum: 3_201 },
    gone: { count: 0, sum: 0 },
    moved: [{ settlement: second.id, moved: { count: 1, sum: 3_201 }, booked: { count: 1, sum: 3_201 } }],
  });
  await remove(first.id);
  expect(await readPaid(id)).toBe(3_201);
});

test('2: a split whose enrolment is removed waits whole again, and says why', async () => {
  const [first, second] = [await addStudent(), await addStudent()];
  const { id } = await upload(elixir(makeTransfer(makeAccount(700_001), { amount: 5_204 })));
  const [row] = await readRows(id);
  const parts = [
    { scid: first.id, amount: 100 },
    { scid: second.id, amount: 5_104 },
  ];
  await accountant.call(rowRoutes.give, { params: { id: row?.id ?? 0 }, body: { parts, version: 2 } });
  const office = await app.signedIn(11);
  expect(await office.raw(studentRoutes.remove, { params: { id: second.id } })).toMatchObject({
    status: 200,
  });
  await accept(id);
  expect(await readRows(id)).toMatchObject([{ state: 'unmatched', reason: 'enrolment-removed', parts: [] }]);
  expect(await readPaid(first.id)).toBe(0);
});

test('2: so does one whose enrolment is archived', async () => {
  const [first, second] = [await addStudent(), await addStudent()];
  const { id } = await upload(elixir(makeTransfer(makeAccount(700_002), { amount: 5_204 })));
  const [row] = await readRows(id);
  const parts = [
    { scid: first.id, amount: 100 },
    { scid: second.id, amount: 5_104 },
  ];
  await accountant.call(rowRoutes.give, { params: { id: row?.id ?? 0 }, body: { parts, version: 2 } });
  await app.db
    .updateTable('enrolments')
    .set({ archived_at: new Date() })
    .where('id', '=', second.id)
    .execute();
  expect(await readRows(id)).toMatchObject([{ state: 'unmatched', reason: 'enrolment-removed', parts: [] }]);
});

test('2: what came to the account of an enrolment that is archived before it is booked waits, and says why', async () => {
  const { account, id } = await addStudent();
  const waiting = await upload(elixir(makeTransfer(account, { amount: 5_205 })));
  const accepted = await upload(elixir(makeTransfer(account, { amount: 5_206 })));
  await accept(accepted.id);
  const office = await app.signedIn(11);
  expect(await office.raw(archiveRoutes.archive, { body: archivingOf(id) })).toMatchObject({ status: 200 });
  expect(await readRows(waiting.id)).toMatchObject([{ state: 'unmatched', reason: 'enrolment-removed' }]);
  expect(await readRows(accepted.id)).toMatchObject([{ state: 'matched', reason: null }]);
  await accept(waiting.id);
  expect(await readPaid(id)).toBe(5_206);
});

test('2: what came to an account that its enrolment lost before it was booked waits, and says why', async () => {
  const { account, id } = await addStudent();
  const [waiting, accepted] = [
    await upload(elixir(makeTransfer(account, { amount: 5_207 }))),
    await upload(elixir(makeTransfer(account, { amount: 5_208 }))),
  ];
  await accept(accepted.id);
  const change = (number: string, of: number) =>
    app.db.updateTable('enrolments').set({ bank_account: number }).where('id', '=', of).execute();
  await change(makeAccount(700_010), id);
  const other = await addStudent(account);
  expect(await readRows(waiting.id)).toMatchObject([{ state: 'unmatched', reason: 'account-changed' }]);
  expect(await readRows(accepted.id)).toMatchObject([{ state: 'matched', reason: null }]);
  await accept(waiting.id);
  expect([await readPaid(id), await readPaid(other.id)]).toEqual([5_208, 0]);
});

test('3: transfers to two accounts that end alike are two', async () => {
  const end = `7788${String(nextNumber()).padStart(12, '0')}`;
  const [first, second] = [
    await addStudent(makeNrb('10205558', end)),
    await addStudent(makeNrb('10901014', end)),
  ];
  const row = makeTransfer(first.account);
  await accept((await upload(elixir(row))).id);
  const other = await upload(elixir({ ...row, account: second.account }));
  expect(other.states.matched.count).toBe(1);
  await accept(other.id);
  expect([await readPaid(first.id), await readPaid(second.id)]).toEqual([153_003, 153_003]);
});

test('4: one transfer in two formats of one archive counts once and asks', async () => {
  const { account, id } = await addStudent();
  const row = makeTransfer(account, { amount: 70_700 });
  const withAddress = { ...row, payer: 'NOWAK KATARZYNA UL. DŁUGA 7 31-147 KRAKÓW', date: '2026-10-03' };
  const report = await upload(
    writeZip({ name: 'a.SWR', content: pko(row) }, { name: 'b.ELX', content: elixir(withAddress) }),
  );
  expect([report.states.matched.count, report.states.asked.count]).toEqual([1, 1]);
  await accept(report.id);
  expect(await readPaid(id)).toBe(70_700);
  const asked = (await readRows(report.id)).find(({ state }) => state === 'asked');
  expect(asked?.other).toMatchObject({ entry: 'a.SWR', payer: 'NOWAK KATARZYNA', booked: true });
  const { body } = await accountant.call(rowRoutes.answer, {
    params: { id: asked?.id ?? 0 },
    body: { same: true, version: asked?.version ?? 0 },
  });
  expect([body.state, body.can.answer, await readPaid(id)]).toEqual(['known', false, 70_700]);
});

test('4: of two instalments of one amount in a file, both are asked about the one that is there', async () => {
  const { account, id } = await addStudent();
  const row = makeTransfer(account, { amount: 70_800, date: '2026-10-08', title: 'RATA CZWARTA' });
  const before = makeTransfer(account, { amount: 70_800, date: '2026-10-07', title: 'RATA TRZECIA' });
  await accept((await upload(writers.csv.write([row]))).id);
  const report = await upload(pko(before, row));
  await accept(report.id);
  const asked = await readRows(report.id);
  expect(asked.map(({ state }) => state)).toEqual(['asked', 'asked']);
  expect(await readPaid(id)).toBe(70_800);
  for (const { id: rowId, date, version } of asked)
    await accountant.call(rowRoutes.answer, {
      params: { id: rowId },
      body: { same: date === row.date, version },
    });
  expect((await readRows(report.id)).map(({ state }) => state)).toEqual(['matched', 'known']);
  expect(await readPaid(id)).toBe(141_600);
});

test('5: a part of a split is not edited alone, all of them together are, and a single amount only with a reason', async () => {
  const [first, second] = [await addStudent(), await addStudent()];
  const split = await upload(elixir(makeTransfer(makeAccount(700_003), { amount: 15_050 })));
  await accept(split.id);
  const id = (await readRows(split.id))[0]?.id ?? 0;
  const parts = [
    { scid: first.id, amount: 10_000 },
    { scid: second.id, amount: 5_050 },
  ];
  const given = await accountant.call(rowRoutes.give, { params: { id }, body: { parts, version: 2 } });
  const payment = given.body.parts[0]?.payment;
  const edit = (amount: number, comment: string) =>
    accountant.raw(paymentRoutes.edit, {
      params: { id: payment?.id ?? 0 },
      body: { amount, comment, version: payment?.version ?? 0 },
    });
  expect(await edit(12_000, 'Pomyłka')).toMatchObject({
    status: 422,
    error: { code: 'payments/part-of-split' },
  });
  const change = (amounts: readonly number[]) =>
    accountant.raw(rowRoutes.changeParts, {
      params: { id },
      body: {
        parts: parts.map(({ scid }, index) => ({ scid, amount: amounts[index] ?? 0 })),
        version: given.body.version,
      },
    });
  expect(await change([12_000, 5_050])).toMatchObject({ error: { code: 'bank-reports/parts-differ' } });
  expect(await change([12_000, 3_050])).toMatchObject({ status: 200 });
  expect([await readPaid(first.id), await readPaid(second.id)]).toEqual([12_000, 3_050]);
});

test('after all of these the comparison of every night finds nothing', async () => {
  const log = pino({ level: 'silent' });
  const ctx = createCtx({ services: app.services, db: app.db, log, requestId: 'test' });
  expect(await findWrongThings(ctx, await readKeptThings())).toEqual([]);
});
