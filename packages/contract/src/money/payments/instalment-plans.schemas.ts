import { z } from 'zod';
import { dateString, requiredDate } from '../../common/dates.ts';
import { grosze } from '../../common/money.ts';
import { paymentTexts as texts } from './payments.texts.ts';

export const mostInstalments = 24;

const plannedInstalment = z.strictObject({
  /** The last day on which it is paid in time. */
  due: requiredDate(texts.dateRequired),
  /** Grosze. */
  amount: z
    .number({ error: ({ input }) => (Number.isNaN(input) ? texts.amountNumber : texts.amountRequired) })
    .int(texts.amountNumber)
    .min(1, texts.instalmentPositive)
    .max(100_000_000, texts.amountTooLarge),
});
type PlannedInstalment = z.output<typeof plannedInstalment>;

/** The days go on from one to the next; what they come to is compared with the price. */
export const plannedInstalments = z
  .array(plannedInstalment)
  .max(mostInstalments)
  .superRefine((instalments, refinement) => {
    for (const [index, { due }] of instalments.entries())
      if (index > 0 && due <= (instalments[index - 1]?.due ?? ''))
        refinement.addIssue({ code: 'custom', path: [index, 'due'], message: texts.dueOrder });
  });

/** Grosze in all. */
export const sumOfInstalments = (instalments: readonly Pick<PlannedInstalment, 'amount'>[]): number =>
  instalments.reduce((sum, { amount }) => sum + amount, 0);

/** No instalments: the plan is taken away. */
export const instalmentPlanEdit = z.strictObject({
  instalments: plannedInstalments,
  /** 0 where there was no plan yet. */
  version: z.number().int().min(0).max(2_147_483_647),
});
export type InstalmentPlanEdit = z.output<typeof instalmentPlanEdit>;

const instalments = z.array(z.object({ due: dateString, amount: grosze }));

export const instalmentPlan = z.object({
  /** None: everything is due at once, as the first of the templates says. */
  instalments,
  version: z.number().int(),
  /** Templates: at once, and in 2, 4 and 10 instalments. */
  templates: z.array(instalments),
});
export type InstalmentPlan = z.infer<typeof instalmentPlan>;
