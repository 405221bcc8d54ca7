import { instalmentPlanRoutes } from '@indeks/contract/money/payments/instalment-plans.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import fc from 'fast-check';
import type { MoneyModel, MoneyReal } from './money-world.ts';
import { archivingOf } from '../../studies/enrolments.ts';
import { expectAnswer } from '../answers.ts';
import { pick, type MoneyAct } from './report-acts.ts';

const enrolmentAt = ({ enrolled }: Readonly<MoneyModel>, { enrolments }: MoneyReal, place: number) =>
  enrolments[
    pick(
      [...enrolled].toSorted((one, other) => one - other),
      place,
    ) ?? -1
  ];

const settledAt = async (model: Readonly<MoneyModel>, real: MoneyReal, place: number) => {
  const enrolment = enrolmentAt(model, real, place);
  if (!enrolment) return undefined;
  const { body } = await real.accountant.call(paymentRoutes.ofPerson, { params: { id: enrolment.uid } });
  return body.enrolments.find(({ id }) => id === enrolment.id);
};

const isAnybodyEnrolled = ({ enrolled }: Readonly<MoneyModel>): boolean => enrolled.size > 0;

/** One with payments is refused, and stays. */
const removeEnrolment = (place: number): MoneyAct => ({
  words: `remove enrolment ${place}`,
  isPossible: isAnybodyEnrolled,
  perform: async (model, real) => {
    const enrolment = enrolmentAt(model, real, place);
    if (!enrolment) return;
    const answer = await real.office.raw(studentRoutes.remove, { params: { id: enrolment.id } });
    if (expectAnswer(answer)) model.enrolled.delete(real.enrolments.indexOf(enrolment));
  },
});

const archiveEnrolment = (place: number): MoneyAct => ({
  words: `archive enrolment ${place}`,
  isPossible: isAnybodyEnrolled,
  perform: async (model, real) => {
    const enrolment = enrolmentAt(model, real, place);
    if (!enrolment) return;
    const answer = await real.office.raw(archiveRoutes.archive, { body: archivingOf(enrolment.id) });
    if (!expectAnswer(answer)) return;
    model.enrolled.delete(real.enrolments.indexOf(enrolment));
    model.archived.add(real.enrolments.indexOf(enrolment));
  },
});

const restoreEnrolment = (place: number): MoneyAct => ({
  words: `restore enrolment ${place}`,
  isPossible: ({ archived }) => archived.size > 0,
  perform: async (model, real) => {
    const index = pick([...model.archived], place) ?? -1;
    const body = { ids: [real.enrolments[index]?.id ?? 0], reason: 'Pomyłka' };
    if (!expectAnswer(await real.office.raw(archiveRoutes.restore, { body }))) return;
    model.archived.delete(index);
    model.enrolled.add(index);
  },
});

const setPrice = (place: number, price: number): MoneyAct => ({
  words: `set the price of enrolment ${place} to ${price}`,
  isPossible: isAnybodyEnrolled,
  perform: async (model, real) => {
    const settled = await settledAt(model, real, place);
    if (!settled) return;
    const params = { id: settled.id, price };
    expectAnswer(
      await real.office.raw(studentRoutes.setPrice, { params, body: { version: settled.version } }),
    );
  },
});

/** In two parts, or in none. */
const plan = (place: number, share: number): MoneyAct => ({
  words: `plan enrolment ${place}, ${share} at first`,
  isPossible: isAnybodyEnrolled,
  perform: async (model, real) => {
    const settled = await settledAt(model, real, place);
    if (!settled) return;
    const rest = settled.sums.price - share;
    const instalments =
      share === 0 || rest <= 0
        ? []
        : [
            { due: '2026-11-01', amount: share },
            { due: '2026-12-01', amount: rest },
          ];
    const body = { instalments, version: settled.plan.version };
    expectAnswer(await real.accountant.raw(instalmentPlanRoutes.save, { params: { id: settled.id }, body }));
  },
});

const payByHand = (place: number, amount: number): MoneyAct => ({
  words: `enter ${amount} by hand for enrolment ${place}`,
  isPossible: isAnybodyEnrolled,
  perform: async (model, real) => {
    const enrolment = enrolmentAt(model, real, place);
    if (!enrolment) return;
    const answer = await real.accountant.call(paymentRoutes.create, {
      params: { id: enrolment.uid },
      body: { amount, comment: 'W kasie', scid: enrolment.id },
    });
    if (expectAnswer(answer)) model.byHand.set(answer.body.id, { enrolment: enrolment.id, amount });
  },
});

const withdraw = (place: number): MoneyAct => ({
  words: `withdraw the payment by hand ${place}`,
  isPossible: ({ byHand }) => byHand.size > 0,
  perform: async (model, { accountant }) => {
    const id = pick([...model.byHand.keys()], place) ?? 0;
    const answer = await accountant.raw(paymentRoutes.withdraw, {
      params: { id },
      body: { reason: 'Wpisana dwa razy', version: 1 },
    });
    if (expectAnswer(answer)) model.byHand.delete(id);
  },
});

const place = fc.nat(7);
export const enrolmentActs: readonly fc.Arbitrary<MoneyAct>[] = [
  place.map(removeEnrolment),
  place.map(archiveEnrolment),
  place.map(restoreEnrolment),
  fc.tuple(place, fc.constantFrom(200_000, 500_000)).map(([at, price]) => setPrice(at, price)),
  fc.tuple(place, fc.constantFrom(0, 100_000)).map(([at, share]) => plan(at, share)),
  fc.tuple(place, fc.constantFrom(5_000, -3_000)).map(([at, amount]) => payByHand(at, amount)),
  place.map(withdraw),
];
