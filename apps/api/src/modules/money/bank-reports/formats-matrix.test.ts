import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  bankReportRoutes as routes,
  bankRowRoutes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { makeAccount, type Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { keepThreads } from '#testing/kept-threads.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

// The same month in two formats: every transfer is booked once, or asked about, whichever file comes first.

const app = await startTestApp();
afterAll(() => app.close());
keepThreads(app);
const placeId = await insertPlace(app.db);
let accountant = await app.signedIn(6);
// How much one person may send in a minute is bounded.
beforeEach(async () => {
  accountant = await app.signedIn(6);
});

/** One of each reader, and of MT940 both ways to write an account. */
const formats = [
  'csv',
  'MT940, PKO SWRK',
  'MT940, mBank Collect',
  'camt.053.001.08',
  'Elixir-O',
  'PekaoCollect',
  'report of Santander/Erste',
  'XML of operations',
] as const satisfies (keyof typeof writers)[];
let accounts = 0;

/** Transfers of one student, two of them equal. The second bank adds the address to the name, and dates one a day later. */
const makeMonth = (account: string, pair: number) => {
  const one = (number: number, more: Partial<Transfer> = {}): Transfer => ({
    account,
    amount: 10_000 + number,
    date: `2026-10-${String(1 + 3 * number).padStart(2, '0')}`,
    payer: 'NOWAK KATARZYNA',
    payerAccount: makeAccount(900_000),
    title: `CZESNE RATA ${number}`,
    reference: `R${pair}.${number}`,
    ...more,
  });
  const month = [one(1), one(2), one(3), one(3, { reference: `R${pair}.again` }), one(4)];
  const told = month.map((row, index) => ({
    ...row,
    reference: `OTHER${row.reference}`,
    ...(index === 1 && { payer: 'NOWAK KATARZYNA UL. DŁUGA 7 31-147 KRAKÓW' }),
    ...(index === 4 && { date: '2026-10-14' }),
  }));
  return { month, told };
};

const upload = async (content: string) => {
  const file = new File([content], 'wyciag.sta');
  const { body } = await accountant.call(routes.upload, {
    params: { id: 0 },
    body: { name: 'Wyciąg', file },
  });
  if (!body.accepted)
    await accountant.call(routes.accept, {
      params: { id: body.id },
      body: { settlementId: body.id, mapping: [] },
    });
  return body;
};
const paidFor = async (id: number) => {
  const { paid } = await app.db
    .selectFrom('enrolment_balances')
    .select('paid')
    .where('enrolment_id', '=', id)
    .executeTakeFirstOrThrow();
  return paid;
};

test.each(formats)('%s, and then every other format', async (first) => {
  const answers: string[] = [];
  for (const second of formats) {
    const account = makeAccount((accounts += 1));
    const id = await enrol(app.db, { placeId, account });
    const { month, told } = makeMonth(account, accounts);
    const whole = month.reduce((sum, { amount }) => sum + amount, 0);
    await upload(writers[first].write(month));
    const again = await upload(writers[second].write(told));
    const { asked, known } = again.states;
    expect([second, asked.count + known.count, await paidFor(id)]).toEqual([second, month.length, whole]);
    for (const row of again.toImport.filter(({ state }) => state === 'asked'))
      await accountant.call(bankRowRoutes.answer, {
        params: { id: row.id },
        body: { same: true, version: row.version },
      });
    const { body } = await accountant.call(routes.get, { params: { id: again.id } });
    expect([second, body.states.known.count, await paidFor(id)]).toEqual([second, month.length, whole]);
    answers.push(`${second}: known ${known.count}, asked ${asked.count}`);
  }
  process.stdout.write(`${first} and then ${answers.join('; ')}\n`);
});
