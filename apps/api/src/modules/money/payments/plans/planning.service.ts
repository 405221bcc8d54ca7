import type { InstalmentPlan } from '@indeks/contract/money/payments/instalment-plans.schemas';
import type { Ctx } from '#platform/context.ts';
import { dayOfStudies, notBefore, splitPrice, type PlannedInstalment } from './instalments.rules.ts';

interface Planned {
  readonly date: string;
  readonly price: number;
  readonly days: readonly string[] | null;
  readonly amounts: readonly number[] | null;
  /** The first day on which an instalment can be due. */
  readonly earliest: string;
}

/** The plan of an enrolment and those that are offered. */
export const planToWire = (ctx: Ctx, row: Planned & { readonly version: number }): InstalmentPlan => ({
  instalments: makeOwnPlan(row),
  version: row.version,
  templates: templatesFor(ctx, row),
});

/** When an enrolment is paid for: without a plan of its own all at once, on the day that the configuration says. */
export const readPlan = (ctx: Ctx, row: Planned): PlannedInstalment[] => {
  const own = makeOwnPlan(row);
  return own.length > 0 ? notBefore(own, row.earliest) : (templatesFor(ctx, row)[0] ?? []);
};

const makeOwnPlan = ({ days, amounts }: Pick<Planned, 'days' | 'amounts'>): PlannedInstalment[] =>
  (days ?? []).map((due, index) => ({ due, amount: amounts?.[index] ?? 0 }));

/** At once, and in 2, 4 and 10 parts. */
const templatesFor = (
  ctx: Ctx,
  { date, price, earliest }: Pick<Planned, 'date' | 'price' | 'earliest'>,
): PlannedInstalment[][] => {
  const { TUITION_DUE_DAY, INSTALMENT_DAYS_2, INSTALMENT_DAYS_4, INSTALMENT_DAYS_10 } = ctx.services.config;
  return [TUITION_DUE_DAY, INSTALMENT_DAYS_2, INSTALMENT_DAYS_4, INSTALMENT_DAYS_10].map((days) =>
    notBefore(
      splitPrice(
        price,
        days.map((day) => dayOfStudies(date, day)),
      ),
      earliest,
    ),
  );
};
