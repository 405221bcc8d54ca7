import { afterAll, expect, test } from 'vitest';
import {
  bankReportRoutes as reports,
  bankRowRoutes as routes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { insertBankReport, insertBankRow } from '#testing/money/bank-reports.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);
const student = () => enrol(app.db, { placeId });

const give = (id: number, parts: { scid: number; amount: number }[], version = 1) =>
  accountant.call(routes.give, { params: { id }, body: { parts, version } });
const takeBack = (id: number, version: number) =>
  accountant.call(routes.takeBack, { params: { id }, body: { version } });
const amountsOf = async (enrolmentId: number) => {
  const rows = await app.db
    .selectFrom('payments')
    .select('amount')
    .where('enrolment_id', '=', enrolmentId)
    .execute();
  return rows.map(({ amount }) => amount);
};
const waits = async (id: number) => {
  const { body } = await accountant.call(routes.waiting, { query: { page: 1, itemsPerPage: 100 } });
  return body.items.some((row) => row.id === id);
};

test('a waiting payment is split over two enrolments, booked at once, and returned', async () => {
  const [first, second] = [await student(), await student()];
  const id = await insertBankRow(app.db);
  expect(await waits(id)).toBe(true);
  const { status, body } = await give(id, [
    { scid: first, amount: 100_000 },
    { scid: second, amount: 20_000 },
  ]);
  expect([status, body.state, body.parts.map(({ amount }) => amount)]).toEqual([
    200,
    'explained',
    [100_000, 20_000],
  ]);
  expect([await amountsOf(first), await amountsOf(second), await waits(id)]).toEqual([
    [100_000],
    [20_000],
    false,
  ]);
  const report = await accountant.call(reports.get, { params: { id: body.settlement } });
  expect(report.body).toMatchObject({ amount: 2, sum: 120_000 });
  await takeBack(id, body.version);
  expect([await amountsOf(first), await waits(id)]).toEqual([[], true]);
});

test('the amount of a booked payment is corrected, and the sum of its report with it', async () => {
  const scid = await student();
  const id = await insertBankRow(app.db);
  const { body } = await give(id, [{ scid, amount: 120_000 }]);
  const payment = body.parts[0]?.payment;
  await accountant.call(paymentRoutes.edit, {
    params: { id: payment?.id ?? 0 },
    body: { amount: 110_000, comment: 'Opłata banku', version: payment?.version ?? 0 },
  });
  const params = { id: body.settlement };
  expect((await accountant.call(reports.get, { params })).body).toMatchObject({
    amount: 1,
    sum: 110_000,
    states: { explained: { count: 1, sum: 120_000 } },
    corrected: { matched: { count: 0, sum: 0 }, explained: { count: 1, sum: -10_000 } },
  });
  const rows = await accountant.call(reports.rows, { params, query: { page: 1 } });
  expect(rows.body.items[0]?.parts).toMatchObject([
    { amount: 110_000, payment: { comment: 'Opłata banku', version: 2 } },
  ]);
  await takeBack(id, body.version);
  expect((await accountant.call(reports.get, { params })).body).toMatchObject({ amount: 0, sum: 0 });
});

test('an enrolment gets one part of a payment, of a report that is accepted and of one that waits', async () => {
  const scid = await student();
  const parts = [
    { scid, amount: 100 },
    { scid, amount: 119_900 },
  ];
  const [booked, waiting] = [await insertBankRow(app.db), await insertBankRow(app.db, { accepted: false })];
  for (const id of [booked, waiting])
    expect(await accountant.raw(routes.give, { params: { id }, body: { parts, version: 1 } })).toMatchObject({
      status: 400,
    });
  const { body } = await accountant.call(reports.list, { query: { page: 1, state: 'waiting' } });
  const params = { id: body.items[0]?.id ?? 0 };
  const mapping = parts.map(({ amount }) => ({ row: waiting, scid, amount }));
  const accepted = await accountant.raw(reports.accept, {
    params,
    body: { settlementId: params.id, mapping },
  });
  expect([accepted.status, await amountsOf(scid)]).toEqual([400, []]);
});

test('the database refuses a part without the rest, before and after the acceptance', async () => {
  const [first, second] = [await student(), await student()];
  const [booked, waiting] = [await insertBankRow(app.db), await insertBankRow(app.db, { accepted: false })];
  const { body } = await give(booked, [
    { scid: first, amount: 100 },
    { scid: second, amount: 119_900 },
  ]);
  expect(body.state).toBe('explained');
  const payment = { bank_row_id: booked, date: '2026-10-02' };
  const differs = /do not add up to it/u;
  await expect(app.db.deleteFrom('payments').where('enrolment_id', '=', first).execute()).rejects.toThrow(
    differs,
  );
  await expect(
    app.db
      .insertInto('payments')
      .values({ ...payment, enrolment_id: await student(), amount: 5 })
      .execute(),
  ).rejects.toThrow(differs);
  await expect(
    app.db
      .insertInto('bank_row_allocations')
      .values({ row_id: waiting, enrolment_id: first, amount: 100 })
      .execute(),
  ).rejects.toThrow(differs);
  expect([await amountsOf(first), await amountsOf(second)]).toEqual([[100], [119_900]]);
});

test('parts that are not the whole, a settled row, a stale one and an unknown enrolment are refused', async () => {
  const scid = await student();
  const id = await insertBankRow(app.db);
  const code = (name: string) => ({ code: name });
  const codeOf = async (answer: ReturnType<typeof give>) => (await answer).body as unknown;
  expect(await codeOf(give(id, [{ scid, amount: 1 }]))).toMatchObject(code('bank-reports/parts-differ'));
  expect(await codeOf(give(id, [{ scid: 2_000_000_000, amount: 120_000 }]))).toMatchObject(
    code('bank-reports/unknown-enrolment'),
  );
  expect(await codeOf(give(id, [{ scid, amount: 120_000 }], 7))).toMatchObject(code('record/stale'));
  expect(await codeOf(takeBack(id, 1))).toMatchObject(code('bank-reports/row-not-given'));
  await give(id, [{ scid, amount: 120_000 }]);
  expect(await codeOf(give(id, [{ scid, amount: 120_000 }], 2))).toMatchObject(
    code('bank-reports/row-settled'),
  );
  expect(await amountsOf(scid)).toEqual([120_000]);
});

test('a payment that is not of students waits no longer, and can be returned', async () => {
  const id = await insertBankRow(app.db);
  const { body } = await accountant.call(routes.dismiss, {
    params: { id },
    body: { comment: 'Zwrot z urzędu', version: 1 },
  });
  expect([body.state, body.comment, await waits(id)]).toEqual(['dismissed', 'Zwrot z urzędu', false]);
  expect((await takeBack(id, body.version)).body).toMatchObject({ state: 'unmatched', comment: '' });
});

test('what is given in a report that is only looked at is booked when it is accepted', async () => {
  const scid = await student();
  const id = await insertBankRow(app.db, { accepted: false });
  const { body } = await give(id, [{ scid, amount: 120_000 }]);
  expect([await amountsOf(scid), await waits(id)]).toEqual([[], false]);
  const params = { id: body.settlement };
  await accountant.call(reports.accept, { params, body: { settlementId: params.id, mapping: [] } });
  expect(await amountsOf(scid)).toEqual([120_000]);
});

test('accepting a report gives no row of another one', async () => {
  const scid = await student();
  const [own, foreign] = [
    await insertBankRow(app.db, { accepted: false }),
    await insertBankRow(app.db, { accepted: false }),
  ];
  const { body } = await give(own, [{ scid, amount: 120_000 }]);
  const params = { id: body.settlement };
  const mapping = [{ row: foreign, scid, amount: 120_000 }];
  const accepted = await accountant.call(reports.accept, {
    params,
    body: { settlementId: params.id, mapping },
  });
  expect(accepted.status).toBe(404);
  expect(await amountsOf(scid)).toEqual([]);
});

test('accepting with a mapping takes as many statements for twenty rows as for one, and audits each', async () => {
  const acceptMapped = async (amount: number) => {
    const id = await insertBankReport(app.db);
    const mapping: { row: number; scid: number; amount: number }[] = [];
    for (let line = 0; line < amount; line += 1)
      mapping.push({
        row: await insertBankRow(app.db, { reportId: id }),
        scid: await student(),
        amount: 120_000,
      });
    const { result, statements } = await app.counting(() =>
      accountant.call(reports.accept, { params: { id }, body: { settlementId: id, mapping } }),
    );
    expect([result.status, result.body.amount]).toEqual([200, amount]);
    for (const { row, scid } of mapping) {
      expect(await amountsOf(scid)).toEqual([120_000]);
      expect(await app.auditOf('settlement-row.give', row)).toHaveLength(1);
    }
    return statements.length;
  };
  const [one, twenty] = [await acceptMapped(1), await acceptMapped(20)];
  expect(twenty).toBe(one);
});

test('waiting payments are found by payer, title, account and amount', async () => {
  const id = await insertBankRow(app.db, { payer: 'ŻÓŁĆ JAN', title: 'rata trzecia', amount: 123_450 });
  const find = async (search: string) => {
    const { body } = await accountant.call(routes.waiting, { query: { page: 1, search } });
    return body.items.map((row) => row.id);
  };
  for (const search of ['zolc', 'trzecia rata', '1234,50', '1 234,50', '7788 0000'])
    expect(await find(search)).toContain(id);
  expect(await find('zolc 99,99')).toEqual([]);
});
