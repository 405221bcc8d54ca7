import type { Ctx } from '#platform/context.ts';
import { dayOfStudies, splitPrice, type PlannedInstalment } from './instalments.rules.ts';

/** When an enrolment is paid for: without a plan of its own all at once, on the day that the configuration says. */
export const planOf = (ctx: Ctx, { date, price }: { date: string; price: number }): PlannedInstalment[] =>
  splitPrice(
    price,
    ctx.services.config.TUITION_DUE_DAY.map((day) => dayOfStudies(date, day)),
  );
