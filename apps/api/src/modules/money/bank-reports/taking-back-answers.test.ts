import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import {
  bankReportRoutes as routes,
  bankRowRoutes as rowRoutes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { createCtx } from '#platform/context.ts';
import { findWrongThings, readKeptThings } from '#platform/kept/kept.ts';
import { makeAccount, type Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { keepThreads } from '#testing/kept-threads.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
keepThreads(app);
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);

let numbers = 0;
/** Somebody, and one transfer of 404,04 to them as three banks' files tell it. */
const transferred = async () => {
  const account = makeAccount((numbers += 1));
  const id = await enrol(app.db, { placeId, account });
  const row: Transfer = {
    account,
    amount: 40_404,
    date: '2026-10-02',
    payer: 'NOWAK KATARZYNA',
    payerAccount: makeAccount(900_000),
    title: 'CZESNE',
    reference: `R${numbers}`,
  };
  return {
    id,
    elixir: writers['Elixir-O'].write([row]),
    camt: writers['camt.053.001.02'].write([
      { ...row, payer: `${row.payer} UL. DŁUGA 7`, date: '2026-10-03' },
    ]),
    xml: writers['XML of operations'].write([{ ...row, payer: 'KATARZYNA NOWAK' }]),
  };
};
const upload = async (content: string) => {
  const file = new File([content], 'wyciag.sta');
  const body = { name: 'Wyciąg', file };
  const answer = await accountant.call(routes.upload, { params: { id: 0 }, body });
  if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}: ${answer.text}`);
  return answer.body;
};
const uploadAccepted = async (content: string): Promise<number> => {
  const { id } = await upload(content);
  await accountant.call(routes.accept, { params: { id }, body: { settlementId: id, mapping: [] } });
  return id;
};
const rowOf = async (reportId: number) => {
  const { body } = await accountant.call(routes.rows, { params: { id: reportId }, query: { page: 1 } });
  const [row] = body.items;
  if (!row) throw new Error('The report has no row.');
  return row;
};
const answer = async (reportId: number, same: boolean) => {
  const { id, version } = await rowOf(reportId);
  await accountant.call(rowRoutes.answer, { params: { id }, body: { same, version } });
};
const askAgain = async (reportId: number) => {
  const { id, version } = await rowOf(reportId);
  return accountant.raw(rowRoutes.askAgain, { params: { id }, body: { version } });
};
const remove = (id: number) => accountant.call(routes.remove, { params: { id } });
const paidFor = async (id: number) => {
  const sums = app.db.selectFrom('enrolment_balances').select('paid').where('enrolment_id', '=', id);
  return (await sums.executeTakeFirstOrThrow()).paid;
};

test('either answer is taken back: the question is there again, what counted by it counts no more, and the audit log has it', async () => {
  const { id, elixir, camt } = await transferred();
  const first = await uploadAccepted(elixir);
  const second = await uploadAccepted(camt);
  await answer(second, true);
  expect(await rowOf(second)).toMatchObject({ state: 'known', answered: 'same', can: { askAgain: true } });
  expect(await askAgain(second)).toMatchObject({ status: 200 });
  const asked = await rowOf(second);
  expect(asked).toMatchObject({ state: 'asked', answered: null, other: { settlement: first, booked: true } });
  expect(await paidFor(id)).toBe(40_404);
  await answer(second, false);
  expect(await rowOf(second)).toMatchObject({ state: 'matched', answered: 'other', can: { askAgain: true } });
  expect(await paidFor(id)).toBe(80_808);
  expect(await askAgain(second)).toMatchObject({ status: 200 });
  expect(await rowOf(second)).toMatchObject({ state: 'asked', other: { settlement: first }, parts: [] });
  expect(await paidFor(id)).toBe(40_404);
  expect(await app.auditOf('settlement-row.ask-again', asked.id)).toMatchObject([
    { before: { state: 'known', answered: 'same' }, after: { state: 'asked', answered: null } },
    { before: { state: 'matched', answered: 'other' }, after: { state: 'asked' } },
  ]);
});

test('after the report that bore both is gone, the one that came back is asked about the other', async () => {
  const { id, elixir, camt } = await transferred();
  const first = await uploadAccepted(elixir);
  const second = await uploadAccepted(camt);
  await answer(second, true);
  await remove(first);
  expect(await rowOf(second)).toMatchObject({ state: 'matched', answered: 'same' });
  const back = (await upload(`${elixir}\r\n`)).id;
  expect(await rowOf(back)).toMatchObject({ state: 'known', answered: null });
  await askAgain(second);
  expect(await rowOf(second)).toMatchObject({ state: 'matched', answered: null });
  expect(await rowOf(back)).toMatchObject({ state: 'asked', other: { settlement: second } });
  expect(await paidFor(id)).toBe(40_404);
});

test('an answer is remembered when its file is sent again, and can be taken back there', async () => {
  const { id, elixir, camt } = await transferred();
  const first = await uploadAccepted(elixir);
  const second = await uploadAccepted(camt);
  await answer(second, true);
  await remove(second);
  const again = (await upload(`${camt}\n`)).id;
  expect(await rowOf(again)).toMatchObject({ state: 'known', answered: 'same' });
  await askAgain(again);
  expect(await rowOf(again)).toMatchObject({ state: 'asked', other: { settlement: first } });
  expect(await paidFor(id)).toBe(40_404);
});

test('of two answers in a row the first is taken back with what was said to be it', async () => {
  const { id, elixir, camt, xml } = await transferred();
  const first = await uploadAccepted(elixir);
  const second = await uploadAccepted(camt);
  const third = await uploadAccepted(xml);
  // Both were asked about the first: that is gone, and the third is asked about the second.
  await remove(first);
  expect(await rowOf(third)).toMatchObject({ state: 'asked', other: { settlement: second } });
  await answer(third, true);
  const back = await uploadAccepted(`${elixir}\r\n`);
  await answer(back, true);
  expect([(await rowOf(third)).state, (await rowOf(back)).state]).toEqual(['known', 'known']);
  await askAgain(third);
  expect(await rowOf(third)).toMatchObject({ state: 'asked', other: { settlement: second } });
  expect(await rowOf(back)).toMatchObject({ state: 'known', answered: 'same' });
  expect(await paidFor(id)).toBe(40_404);
});

test('what was not answered, and a stale one, are refused', async () => {
  const { elixir, camt } = await transferred();
  const first = await uploadAccepted(elixir);
  expect(await askAgain(first)).toMatchObject({ status: 409, error: { code: 'bank-reports/not-answered' } });
  const second = await uploadAccepted(camt);
  await answer(second, true);
  const { id } = await rowOf(second);
  const stale = await accountant.raw(rowRoutes.askAgain, { params: { id }, body: { version: 77 } });
  expect(stale).toMatchObject({ status: 409, error: { code: 'record/stale' } });
});

test('two who take it back at once do it once', async () => {
  const { id, elixir, camt } = await transferred();
  await uploadAccepted(elixir);
  const second = await uploadAccepted(camt);
  await answer(second, false);
  const answers = await Promise.all([askAgain(second), askAgain(second), askAgain(second)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await paidFor(id)).toBe(40_404);
});

test('after all of these the comparison of every night finds nothing', async () => {
  const log = pino({ level: 'silent' });
  const ctx = createCtx({ services: app.services, db: app.db, log, requestId: 'test' });
  expect(await findWrongThings(ctx, await readKeptThings())).toEqual([]);
});
