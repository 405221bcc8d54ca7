import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { instalmentPlanRoutes as routes } from '@indeks/contract/money/payments/instalment-plans.routes';
import { ownPaymentRoutes } from '@indeks/contract/money/payments/own-payments.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { paymentTexts as texts } from '@indeks/contract/money/payments/payments.texts';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { createCtx } from '#platform/context.ts';
import { findWrongMoney } from '#testing/kept.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { archivingOf, enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-12-15T10:00:00+01:00');
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);

const findWrong = () =>
  findWrongMoney(
    createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' }),
  );

const enrolled = async (more: Partial<Parameters<typeof enrol>[1]> = {}) => {
  const person = await app.person({ role: 3 });
  return { person, uid: person.id, scid: await enrol(app.db, { placeId, userId: person.id, ...more }) };
};
const moneyOf = async (id: number) =>
  (await accountant.call(paymentRoutes.ofPerson, { params: { id } })).body;
const planOf = async (scid: number) => {
  const { uid } = await app.db
    .selectFrom('enrolments')
    .select('uid')
    .where('id', '=', scid)
    .executeTakeFirstOrThrow();
  const enrolment = (await moneyOf(uid)).enrolments.find(({ id }) => id === scid);
  return { price: enrolment?.sums.price, instalments: [], version: -1, templates: [], ...enrolment?.plan };
};
const save = (id: number, instalments: readonly object[], version = 0) =>
  accountant.raw(routes.save, { params: { id }, body: { instalments, version } });
const two = [
  { due: '2026-12-01', amount: 200_000 },
  { due: '2027-03-01', amount: 220_000 },
];

test('an enrolment without a plan has the version 0 and four templates for its price', async () => {
  const { scid } = await enrolled();
  const plan = await planOf(scid);
  expect(plan).toMatchObject({ price: 420_000, instalments: [], version: 0 });
  expect(plan.templates.map((one) => one.length)).toEqual([1, 2, 4, 10]);
  for (const template of plan.templates)
    expect(template.reduce((sum, { amount }) => sum + amount, 0)).toBe(420_000);
  expect(plan.templates[2]?.map(({ due }) => due)).toEqual([
    '2026-11-01',
    '2027-01-01',
    '2027-03-01',
    '2027-05-01',
  ]);
});

describe('PUT /api/settlements/plans/:id', () => {
  test('makes a plan, and what is owed today follows it on every side', async () => {
    const { uid, scid, person } = await enrolled();
    expect((await save(scid, two)).body).toMatchObject({ instalments: two, version: 1 });
    const dues = {
      owed: 200_000,
      overdueDays: 14,
      due: '2026-12-01',
      toPay: 200_000,
      next: { due: '2027-03-01', amount: 220_000 },
    };
    expect((await moneyOf(uid)).enrolments).toMatchObject([{ planned: 2, sums: { balance: 420_000 }, dues }]);
    const own = await (await app.signedInAs(person)).call(ownPaymentRoutes.list);
    expect(own.body.enrolments).toMatchObject([
      { dues, instalments: [{ state: 'overdue' }, { state: 'next', amount: 220_000 }] },
    ]);
    expect(await app.auditOf('instalment-plan.edit', scid)).toMatchObject([
      { before: { amounts: null }, after: { amounts: [200_000, 220_000] } },
    ]);
  });

  test('a plan is changed and taken away, and the next one goes on from its version', async () => {
    const { scid } = await enrolled();
    await save(scid, two);
    const moved = [two[0], { ...two[1], due: '2027-04-01' }] as typeof two;
    expect((await save(scid, moved, 1)).body).toMatchObject({ instalments: moved, version: 2 });
    expect((await save(scid, [], 2)).body).toMatchObject({ instalments: [], version: 3 });
    expect((await save(scid, two, 3)).body).toMatchObject({ instalments: two, version: 4 });
  });

  test.each([
    [[{ due: '2026-12-01', amount: 419_999 }], 422],
    [[...two, { due: '2027-05-01', amount: 1 }], 422],
  ])('%j does not come to the price', async (instalments, status) => {
    const { scid } = await enrolled();
    const refused = await save(scid, instalments);
    expect([refused.status, refused.error.code]).toEqual([status, 'payments/plan-sum']);
    expect((await planOf(scid)).version).toBe(0);
  });

  test.each([
    [[{ due: '', amount: 420_000 }], 'instalments.0.due', texts.dateRequired],
    [[{ due: '2026-12-01', amount: 0 }, two[1]], 'instalments.0.amount', texts.instalmentPositive],
    [[two[1], two[0]], 'instalments.1.due', texts.dueOrder],
    [[two[0], { ...two[1], due: '2026-12-01' }], 'instalments.1.due', texts.dueOrder],
  ])('%j is refused at its field', async (instalments, path, message) => {
    const { scid } = await enrolled();
    const refused = await save(scid, instalments as object[]);
    expect([refused.status, refused.error.fields]).toEqual([400, [{ path, message }]]);
  });

  test('of two who write at once one is told', async () => {
    const { scid } = await enrolled();
    const answers = await Promise.all([
      save(scid, two),
      save(scid, [{ due: '2026-12-20', amount: 420_000 }]),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body).toMatchObject({ code: 'record/stale', details: { current: { version: 1 } } });
  });

  test('an archived enrolment keeps its plan as it is', async () => {
    const { scid } = await enrolled();
    await insertPayment(app.db, { enrolmentId: scid });
    await (await app.signedIn(1)).call(archiveRoutes.archive, { body: archivingOf(scid) });
    expect((await save(scid, two)).status).toBe(404);
  });
});

describe('a price that changes', () => {
  const setPrice = (id: number, price: number, slot: 1 | 2 = 1, version = 1) =>
    accountant.call(studentRoutes.setPrice, { params: { id, price }, body: { slot, version } });

  test.each([
    [500_000, [200_000, 300_000]],
    [300_000, [200_000, 100_000]],
    [200_000, [200_000]],
    [190_000, [190_000]],
  ])('to %i makes the plan %o', async (price, amounts) => {
    const { scid } = await enrolled();
    await save(scid, two);
    await setPrice(scid, price);
    const plan = await planOf(scid);
    expect(plan.instalments.map(({ amount }) => amount)).toEqual(amounts);
    expect([plan.price, plan.version]).toEqual([price, 2]);
    expect(await findWrong()).toEqual([]);
  });

  test('of the second course counts, too, and the same price changes nothing', async () => {
    const { id: secondCourseId } = await insertCourse(app.db);
    const { scid } = await enrolled({ secondCourseId });
    await save(scid, [{ due: '2026-12-01', amount: 840_000 }]);
    await setPrice(scid, 420_000, 2);
    expect((await planOf(scid)).version).toBe(1);
    await setPrice(scid, 300_000, 2, 2);
    expect(await planOf(scid)).toMatchObject({ instalments: [{ amount: 720_000 }], version: 2 });
  });

  test('while a plan is written leaves a plan for the price that stands', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { scid } = await enrolled();
      await Promise.all([save(scid, two), setPrice(scid, 500_000)]);
      const { price, instalments } = await planOf(scid);
      const sum = instalments.reduce((total, { amount }) => total + amount, 0);
      expect([price, sum === 0 || sum === price]).toEqual([500_000, true]);
    }
    expect(await findWrong()).toEqual([]);
  });

  test('written past the trigger is found by the check', async () => {
    const { scid } = await enrolled();
    await save(scid, two);
    await sql`update instalment_plans set amounts = '{1, 2}' where enrolment_id = ${scid}`.execute(app.db);
    expect(await findWrong()).toMatchObject([{ rows: [{ enrolment_id: scid }] }]);
    await sql`update instalment_plans set amounts = '{200000, 220000}' where enrolment_id = ${scid}`.execute(
      app.db,
    );
  });
});
