import { z } from 'zod';
import { dateString, timestamp } from '../../common/dates.ts';
import { settlementStates } from '../payments/payments.keys.ts';
import { intakesFilter } from '../../studies/students/students.schemas.ts';
import { groupings } from './statistics.keys.ts';

/** Numbers joined by commas. */
const idsFilter = z
  .string()
  .max(1_000)
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
  .transform((ids) => ids.split(',').map(Number));

/** Intakes, places and courses; what is left out filters nothing. */
export const statisticsQuery = z.strictObject({
  date: intakesFilter.optional(),
  pid: idsFilter.optional(),
  cid: idsFilter.optional(),
});
export type StatisticsFilter = z.output<typeof statisticsQuery>;

export const groupedQuery = statisticsQuery.extend({
  settlement: z.enum(settlementStates).optional(),
  /** Left out: both. */
  groupBy: z.enum(groupings).optional(),
});
export const groupedExportQuery = groupedQuery.required({ groupBy: true });

const count = z.number().int();
/** Grosze of everybody together: more than one person can owe. */
const sum = z.number().int();

const counted = z.object({ name: z.string(), id: z.number().int(), amount: count });
export type CountedStudents = z.infer<typeof counted>;

/** People by place and by course, the most first, a hundred of each at most. */
export const groupedStudents = z.object({
  pid: z.array(counted),
  cid: z.array(counted),
  /** How many places and courses there are in all. */
  total: z.object({ pid: count, cid: count }),
});

/** `amount` people study `count` courses. */
export const courseCounts = z.object({ items: z.array(z.object({ count, amount: count })) });

/** For the courses with the most people: how many of the `total` people of each intake study them. */
export const trends = z.object({
  items: z.array(
    z.object({ id: z.number().int(), name: z.string(), date: dateString, amount: count, total: count }),
  ),
});
export type Trend = z.infer<typeof trends>['items'][number];

/** One item. */
export const settlementStatistics = z.object({
  items: z.array(
    z.object({
      /** The price of the enrolments, and the payments for them. */
      due: sum,
      paid: sum,
      /** The remaining amounts of enrolments that are not fully paid, and the overpayments of others. */
      owed: sum,
      overpaid: sum,
      /** When the last bank report was uploaded, whatever the filter. */
      lastReport: timestamp.nullable(),
    }),
  ),
});

/** How many of each there are. */
export const userStatistics = z.object({
  /** Active ones. */
  places: count,
  coordinators: count,
  /** With a contract that holds today. */
  administratives: count,
  professors: count,
  subjects: count,
  courses: count,
});
export type UserStatistics = z.infer<typeof userStatistics>;
