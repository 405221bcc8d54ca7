import { afterAll, expect, test } from 'vitest';
import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import { makeAccount, type Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { openAccountantsDesk } from '#testing/money/accountants-desk.ts';

const { app, accountant, send, upload, accept, addStudent, makeTransfer } = await openAccountantsDesk({
  amount: 12_345,
  payer: 'JAN PRÓBNY',
});
afterAll(() => app.close());
const elixir = (...rows: readonly Transfer[]) => writers['Elixir-O'].write(rows);
const wrongDigits = (account: string) => `${account.startsWith('99') ? '98' : '99'}${account.slice(2)}`;

test.each([
  'Elixir-O',
  'MT940, PKO SWRK',
  'camt.053.001.02',
  'PekaoCollect',
  'csv',
  'report of Santander/Erste',
] as const)(
  'a number that no account has goes to the queue with its amount, day and reason, and the rest is booked: %s',
  async (format) => {
    const { account } = await addStudent();
    const odd = makeTransfer(wrongDigits(account), { amount: 500 });
    const report = await upload(writers[format].write([makeTransfer(account), odd]));
    expect(report).toMatchObject({
      state: 'waiting',
      credits: { count: 2, sum: 12_845 },
      can: { accept: true },
    });
    expect(report.toImport.find(({ amount }) => amount === 500)).toMatchObject({
      state: 'unmatched',
      reason: 'account',
      date: '2026-10-02',
      account: wrongDigits(account),
    });
    expect(await accept(report.id)).toMatchObject({
      amount: 1,
      sum: 12_345,
      waiting: { count: 1, sum: 500 },
    });
  },
);

test('zeros before the grosze are read, and a row of 0,00 is told and passes', async () => {
  const { account } = await addStudent();
  const text = elixir(makeTransfer(account), makeTransfer(account, { amount: 0 })).replace(
    ',12345,',
    ',00000000012345,',
  );
  const report = await upload(text);
  expect(report.states).toMatchObject({ matched: { count: 1, sum: 12_345 }, refused: { count: 1 } });
  expect([report.refusals, report.can.accept]).toEqual([[{ reason: 'zero', entry: '' }], true]);
});

test('a foreign file of an archive is left out and named; an archive of nothing else is refused', async () => {
  const { account } = await addStudent();
  const readme = { name: 'README.txt', content: 'Przeczytaj mnie' };
  const report = await upload(writeZip({ name: 'a.elx', content: elixir(makeTransfer(account)) }, readme));
  expect([report.can.accept, report.refusals]).toEqual([
    true,
    [{ reason: 'foreign-file', entry: 'README.txt' }],
  ]);
  expect((await accept(report.id)).sum).toBe(12_345);
  const nothing = await upload(writeZip(readme));
  expect([nothing.state, nothing.refusals]).toEqual([
    'damaged',
    [{ reason: 'unknown-format', entry: 'README.txt' }],
  ]);
});

test('a clean file after a broken one is a report of its own', async () => {
  const { account } = await addStudent();
  const row = makeTransfer(account);
  const broken = await upload(`${elixir(row)}xyz\r\n`);
  const clean = await upload(elixir(row));
  expect(clean.id).not.toBe(broken.id);
  expect([broken.state, clean.state, clean.states.matched.count]).toEqual(['damaged', 'waiting', 1]);
});

test('a file of debits alone is empty, with what went out', async () => {
  const text = [':20:X', ':25:/PL45102055581111222233334444', ':28C:1', ':60F:C261002PLN100,00']
    .concat([':61:2610021002D40,00NTRFNONREF//1', ':86:020', ':62F:C261002PLN60,00', '-', ''])
    .join('\r\n');
  expect(await upload(text)).toMatchObject({
    state: 'empty',
    accepted: true,
    credits: { count: 0, sum: 0 },
    debits: { count: 1, sum: 4_000 },
  });
});

test('a day far ahead is remarked on and nothing more', async () => {
  const { account } = await addStudent();
  const report = await upload(elixir(makeTransfer(account, { date: '2027-10-02' })));
  expect(report.toImport).toMatchObject([{ state: 'matched', reason: 'future' }]);
});

test('a truncated archive is called so, and a file that is too large is named', async () => {
  const whole = writeZip({ name: 'a.elx', content: elixir(makeTransfer(makeAccount(700_000))) });
  expect(await send(whole.subarray(0, whole.length - 30))).toMatchObject({
    status: 422,
    error: { code: 'bank-reports/truncated-archive' },
  });
  expect(await send('1'.repeat(2_000_000), 'pazdziernik.sta')).toMatchObject({
    status: 413,
    error: { message: 'File size should be less than 2 MB!', details: { file: 'pazdziernik.sta' } },
  });
});

test('the list is narrowed down to a state, and a slash at the end of its address changes nothing', async () => {
  const { body } = await accountant.call(routes.list, { query: { page: 1, state: 'damaged' } });
  expect(body.items.length).toBeGreaterThan(0);
  expect(new Set(body.items.map(({ state }) => state))).toEqual(new Set(['damaged']));
  const slashed = await accountant.send({ method: 'GET', url: '/api/settlements/?page=1' });
  expect(slashed.status).toBe(200);
});
