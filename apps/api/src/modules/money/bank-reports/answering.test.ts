import { afterAll, expect, test } from 'vitest';
import { bankRowRoutes as rowRoutes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { openAccountantsDesk } from '#testing/money/accountants-desk.ts';

const { app, accountant, upload, accept, remove, readRows, addStudent, makeTransfer, readPaid } =
  await openAccountantsDesk({ amount: 40_404, payer: 'NOWAK KATARZYNA' });
afterAll(() => app.close());
const answer = async (reportId: number, same: boolean) => {
  const row = (await readRows(reportId)).find(({ can }) => can.answer);
  return accountant.raw(rowRoutes.answer, {
    params: { id: row?.id ?? 0 },
    body: { same, version: row?.version ?? 0 },
  });
};
const elixir = (...rows: readonly Transfer[]) => writers['Elixir-O'].write(rows);
const camt = (...rows: readonly Transfer[]) => writers['camt.053.001.02'].write(rows);
/** The same transfer as another bank file tells it. */
const retold = (row: Transfer): Transfer => ({
  ...row,
  payer: `${row.payer} UL. DŁUGA 7`,
  date: '2026-10-03',
});

test('it waits in the queue with the other one beside it; another one is booked at once, and nobody asks again', async () => {
  const { account, id } = await addStudent();
  const row = makeTransfer(account);
  const first = await upload(elixir(row));
  await accept(first.id);
  const second = await upload(camt(retold(row)));
  expect(second.states.asked).toEqual({ count: 1, sum: 40_404 });
  await accept(second.id);
  expect(await readPaid(id)).toBe(40_404);
  const { body } = await accountant.call(rowRoutes.waiting, { query: { page: 1, itemsPerPage: 100 } });
  expect(body.items.find(({ settlement }) => settlement === second.id)?.other).toMatchObject({
    settlement: first.id,
    booked: true,
  });
  expect(await answer(second.id, false)).toMatchObject({ status: 200, body: { state: 'matched' } });
  expect(await readPaid(id)).toBe(80_808);
  await remove(second.id);
  expect(await readPaid(id)).toBe(40_404);
  const again = await upload(`${camt(retold(row))}\n`);
  expect(again.states.matched.count).toBe(1);
});

test('the same is known, also in a file that is sent later, and bears it when the first report goes', async () => {
  const { account, id } = await addStudent();
  const row = makeTransfer(account);
  const first = await upload(elixir(row));
  await accept(first.id);
  const second = await upload(camt(retold(row)));
  await accept(second.id);
  expect(await answer(second.id, true)).toMatchObject({ status: 200, body: { state: 'known' } });
  expect((await upload(`${camt(retold(row))}\n`)).states.known.count).toBe(1);
  await remove(first.id);
  expect(await readPaid(id)).toBe(40_404);
  expect((await readRows(second.id))[0]?.state).toBe('matched');
  expect((await upload(`${elixir(row)}\r\n`)).states.known.count).toBe(1);
});

test('three files of one transfer count once and ask twice; without the first the second counts', async () => {
  const { account, id } = await addStudent();
  const row = makeTransfer(account);
  const first = await upload(elixir(row));
  const [second, third] = [
    await upload(camt(retold(row))),
    await upload(writers['XML of operations'].write([{ ...row, payer: 'KATARZYNA NOWAK' }])),
  ];
  for (const report of [first, second, third]) await accept(report.id);
  expect(await readPaid(id)).toBe(40_404);
  await remove(first.id);
  expect(await readPaid(id)).toBe(40_404);
  expect((await readRows(second.id))[0]?.state).toBe('matched');
  expect((await readRows(third.id))[0]).toMatchObject({ state: 'asked', other: { settlement: second.id } });
});

test('what nothing is asked about, and a stale answer, are refused', async () => {
  const { account } = await addStudent();
  const row = makeTransfer(account);
  const first = await upload(elixir(row));
  const second = await upload(camt(retold(row)));
  const [plain] = await readRows(first.id);
  const ask = (id: number, version: number) =>
    accountant.raw(rowRoutes.answer, { params: { id }, body: { same: true, version } });
  expect(await ask(plain?.id ?? 0, plain?.version ?? 0)).toMatchObject({
    status: 409,
    error: { code: 'bank-reports/nothing-asked' },
  });
  const [asked] = await readRows(second.id);
  expect(await ask(asked?.id ?? 0, 77)).toMatchObject({ status: 409, error: { code: 'record/stale' } });
});
