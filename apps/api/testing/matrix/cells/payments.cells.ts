import { instalmentPlanRoutes as plans } from '@indeks/contract/money/payments/instalment-plans.routes';
import { ownPaymentRoutes } from '@indeks/contract/money/payments/own-payments.routes';
import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { nowhere, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const accountants = [1, 6, 11] as const;
const missing = { id: nowhere };
const newPlan = { instalments: [{ due: '2026-11-01', amount: 420_000 }], version: 0 };

const enrolled = async ({ db, place }: World) => {
  const id = await enrol(db, { placeId: await place() });
  return db.selectFrom('enrolments').select(['id', 'uid']).where('id', '=', id).executeTakeFirstOrThrow();
};
const paid = async (world: World) => insertPayment(world.db, { enrolmentId: (await enrolled(world)).id });

export const paymentCells: readonly RouteCells[] = [
  { route: ownPaymentRoutes.list, who: [3, 5], own: () => ({}) },
  { route: ownPaymentRoutes.pdf, who: [3, 5], own: () => ({}) },
  { route: routes.students, who: accountants, own: () => ({ query: { page: 1 } }) },
  { route: routes.totals, who: accountants, own: () => ({ query: {} }) },
  { route: routes.exportCsv, who: accountants, own: () => ({ query: {} }) },
  {
    route: routes.ofPerson,
    who: accountants,
    own: async (world) => ({ params: { id: (await enrolled(world)).uid } }),
    missing: () => ({ params: missing }),
  },
  {
    route: routes.remindAll,
    who: accountants,
    own: async (world) => {
      await enrolled(world);
      return { query: {} };
    },
  },
  {
    route: routes.remind,
    who: accountants,
    own: async (world) => ({ params: { id: (await enrolled(world)).uid } }),
    missing: () => ({ params: missing }),
  },
  {
    route: routes.create,
    who: accountants,
    own: async (world) => ({ params: { id: (await enrolled(world)).uid }, body: { amount: 10_000 } }),
    missing: () => ({ params: missing, body: { amount: 10_000 } }),
  },
  {
    route: plans.save,
    who: accountants,
    own: async (world) => ({ params: { id: (await enrolled(world)).id }, body: newPlan }),
    missing: () => ({ params: missing, body: newPlan }),
  },
  {
    route: routes.edit,
    who: accountants,
    own: async (world) => ({ params: { id: await paid(world) }, body: { amount: 20_000, version: 1 } }),
    missing: () => ({ params: missing, body: { amount: 20_000, version: 1 } }),
  },
  {
    route: routes.withdraw,
    who: accountants,
    own: async (world) => ({
      params: { id: await paid(world) },
      body: { reason: 'Wpisana dwa razy', version: 1 },
    }),
    missing: () => ({ params: missing, body: { reason: 'Wpisana dwa razy', version: 1 } }),
  },
];
