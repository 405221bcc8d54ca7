import {
  bankReportRoutes,
  bankRowRoutes as routes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import fc from 'fast-check';
import { listReports, type MoneyReal } from './money-world.ts';
import { expectAnswer } from '../answers.ts';
import { pick, type MoneyAct } from './report-acts.ts';

const rowsOf = async (
  real: MoneyReal,
  holds: (row: BankRowItem) => boolean,
): Promise<readonly BankRowItem[]> => (await listReports(real)).flatMap(({ rows }) => rows).filter(holds);

/** An act about one of the rows that allow it, whichever there are by then. */
const about = (
  words: string,
  holds: (row: BankRowItem) => boolean,
  place: number,
  decide: (row: BankRowItem, real: MoneyReal) => Promise<unknown>,
): MoneyAct => ({
  words: `${words} ${place}`,
  isPossible: ({ sent }) => sent.some(({ removed }) => !removed),
  perform: async (_, real) => {
    const row = pick(await rowsOf(real, holds), place);
    if (row) await decide(row, real);
  },
});

const give = (place: number, to: number): MoneyAct =>
  about(
    `give to enrolment ${to} the waiting row`,
    ({ can }) => can.explain,
    place,
    async ({ id, version, amount }, real) => {
      const scid = pick(real.enrolments, to)?.id ?? 0;
      const body = { parts: [{ scid, amount }], version };
      expectAnswer(await real.accountant.raw(routes.give, { params: { id }, body }));
    },
  );

const split = (place: number, to: number): MoneyAct =>
  about(
    `split from enrolment ${to} on the waiting row`,
    ({ can }) => can.explain,
    place,
    async ({ id, version, amount }, real) => {
      const [first, second] = [pick(real.enrolments, to)?.id ?? 0, pick(real.enrolments, to + 1)?.id ?? 0];
      const parts = [
        { scid: first, amount: 100 },
        { scid: second, amount: amount - 100 },
      ];
      expectAnswer(await real.accountant.raw(routes.give, { params: { id }, body: { parts, version } }));
    },
  );

const takeBack = (place: number): MoneyAct =>
  about(
    'return the decided row',
    ({ can }) => can.takeBack,
    place,
    async ({ id, version }, { accountant }) => {
      expectAnswer(await accountant.raw(routes.takeBack, { params: { id }, body: { version } }));
    },
  );

const dismiss = (place: number): MoneyAct =>
  about(
    'dismiss the waiting row',
    ({ can }) => can.explain,
    place,
    async ({ id, version }, { accountant }) => {
      const body = { comment: 'Nie słuchacza', version };
      expectAnswer(await accountant.raw(routes.dismiss, { params: { id }, body }));
    },
  );

/** All parts but the last get as little as can be. */
const changeParts = (place: number): MoneyAct =>
  about(
    'change the parts of the split row',
    ({ can }) => can.changeParts,
    place,
    async ({ id, version, amount, parts }, { accountant }) => {
      const changed = parts.map(({ scid }, index) => ({
        scid,
        amount: index === 0 ? amount - parts.length + 1 : 1,
      }));
      const body = { parts: changed, version };
      expectAnswer(await accountant.raw(routes.changeParts, { params: { id }, body }));
    },
  );

/** The days of the world's transfers tell whether two rows are of one. */
const isSame = ({ date, other }: BankRowItem): boolean => date === other?.date;

const answerRightly = (place: number): MoneyAct =>
  about(
    'say rightly whether it is the same of the asked row',
    ({ can }) => can.answer,
    place,
    async (row, { accountant }) => {
      const body = { same: isSame(row), version: row.version };
      expectAnswer(await accountant.raw(routes.answer, { params: { id: row.id }, body }));
    },
  );

const askAgain = (place: number): MoneyAct =>
  about(
    'take back the answer about the row',
    ({ can }) => can.askAgain,
    place,
    async ({ id, version }, { accountant }) => {
      expectAnswer(await accountant.raw(routes.askAgain, { params: { id }, body: { version } }));
    },
  );

/** A wrong answer doubles or loses, so it is taken back within the act; its report may be accepted meanwhile. */
const answerWronglyAndTakeBack = (place: number, isAcceptedMeanwhile: boolean): MoneyAct =>
  about(
    `answer wrongly${isAcceptedMeanwhile ? ', accept its report' : ''} and take that back of the asked row`,
    ({ can }) => can.answer,
    place,
    async (row, { accountant }) => {
      const { id, version, settlement } = row;
      const said = await accountant.call(routes.answer, {
        params: { id },
        body: { same: !isSame(row), version },
      });
      if (!expectAnswer(said)) return;
      if (isAcceptedMeanwhile)
        expectAnswer(
          await accountant.raw(bankReportRoutes.accept, {
            params: { id: settlement },
            body: { settlementId: settlement, mapping: [] },
          }),
        );
      const { version: now } = said.body;
      const back = await accountant.raw(routes.askAgain, { params: { id }, body: { version: now } });
      if (!expectAnswer(back)) throw new Error(`refused: ${back.text}`);
    },
  );

const giveEach = (to: number): MoneyAct => ({
  words: `give every waiting row, the first to enrolment ${to}`,
  isPossible: ({ sent }) => sent.some(({ removed }) => !removed),
  perform: async (_, real) => {
    const rows = await rowsOf(real, ({ can }) => can.explain);
    const body = rows.map(({ id, version }, index) => ({
      row: id,
      version,
      scid: pick(real.enrolments, to + index)?.id ?? 0,
    }));
    if (body.length > 0) expectAnswer(await real.accountant.raw(routes.giveMany, { body }));
  },
});

const takeBackEach: MoneyAct = {
  words: 'return every decided row',
  isPossible: ({ sent }) => sent.some(({ removed }) => !removed),
  perform: async (_, real) => {
    const rows = await rowsOf(real, ({ can }) => can.takeBack);
    const body = rows.map(({ id, version }) => ({ row: id, version }));
    if (body.length > 0) expectAnswer(await real.accountant.raw(routes.takeBackMany, { body }));
  },
};

const editAmount = (place: number, amount: number, comment: string): MoneyAct =>
  about(
    `edit to ${amount} ${comment === '' ? 'without' : 'with'} a reason a part of the booked row`,
    ({ parts }) => parts.some(({ payment }) => payment !== null),
    place,
    async ({ parts }, { accountant }) => {
      const payment = pick(parts, place)?.payment;
      if (!payment) return;
      const body = { amount, comment, version: payment.version };
      expectAnswer(await accountant.raw(paymentRoutes.edit, { params: { id: payment.id }, body }));
    },
  );

const place = fc.nat(7);
/** Each is one call, which may meet any other. */
export const singleRowActs: readonly fc.Arbitrary<MoneyAct>[] = [
  fc.tuple(place, place).map(([row, to]) => give(row, to)),
  fc.tuple(place, place).map(([row, to]) => split(row, to)),
  fc.tuple(place, place).map(([row, to]) => split(row, to)),
  place.map(takeBack),
  place.map(giveEach),
  fc.constant(takeBackEach),
  place.map(dismiss),
  place.map(changeParts),
  place.map(answerRightly),
  place.map(answerRightly),
  place.map(askAgain),
  place.map(askAgain),
  fc
    .tuple(place, fc.constantFrom(100, 9_999, 12_345), fc.constantFrom('', 'Opłata banku'))
    .map(([row, amount, comment]) => editAmount(row, amount, comment)),
];

export const rowActs: readonly fc.Arbitrary<MoneyAct>[] = [
  ...singleRowActs,
  fc.tuple(place, fc.boolean()).map(([row, accepted]) => answerWronglyAndTakeBack(row, accepted)),
];
