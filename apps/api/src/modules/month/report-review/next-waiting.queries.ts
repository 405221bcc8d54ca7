import { monthOf } from '@indeks/contract/common/months.rules';
import { reportTypes, type ReportType } from '@indeks/contract/common/report-types';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { sql } from 'kysely';
import type { MonthKey } from '#modules/month/monthly-reports/index.ts';
import type { Ctx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';
import { pickWaiting } from './lecturers.queries.ts';

/** No menu shows more than this. */
const mostCounted = 1_000;

/** Waiting reports by month, the oldest first, up to the bound; read from the index of waiting reports. */
export const backlog = async (ctx: Ctx) => {
  const counted = waiting(ctx).select('w.month').orderBy('w.month').limit(mostCounted).as('counted');
  const rows = await ctx.db
    .selectFrom(counted)
    .select(['counted.month', ({ fn }) => fn.countAll<number>().as('waiting')])
    .groupBy('counted.month')
    .orderBy('counted.month')
    .execute();
  const months = rows.map((row) => ({ month: monthOf(row.month), waiting: row.waiting }));
  const amount = months.reduce((sum, month) => sum + month.waiting, 0);
  return { waiting: amount, oldest: months[0]?.month ?? null, months };
};

/** After this report: the person's later ones, then those of the people behind them, and round again; then other months. */
export const nextWaiting = async (ctx: Ctx, here: MonthKey) => {
  const own = (await listTypes(ctx, here)).filter((type) => type !== here.type);
  const later = own.find((type) => reportTypes.indexOf(type) > reportTypes.indexOf(here.type));
  if (later) return { ...(await readPerson(ctx, here.userId)), type: later, month: here.month };
  const { month } = here;
  const person = (await nextPerson(ctx, month, here.userId)) ?? (await firstPerson(ctx, month, here.userId));
  if (person) return withFirstType(ctx, person, month);
  const [earlier] = own;
  if (earlier) return { ...(await readPerson(ctx, here.userId)), type: earlier, month };
  const other = await oldestMonth(ctx, month);
  const first = other === undefined ? undefined : await firstPerson(ctx, other);
  return first && other !== undefined ? withFirstType(ctx, first, other) : undefined;
};

interface NamedPerson {
  readonly uid: number;
  readonly name: string;
}

const withFirstType = async (ctx: Ctx, person: NamedPerson, month: string) => {
  const [type] = await listTypes(ctx, { userId: person.uid, month });
  return type && { ...person, type, month };
};

const oldestMonth = async (ctx: Ctx, except?: string): Promise<string | undefined> => {
  const months = waiting(ctx).select('w.month').orderBy('w.month').limit(1);
  const row = await (
    except === undefined ? months : months.where('w.month', '<>', `${except}-01`)
  ).executeTakeFirst();
  return row && monthOf(row.month);
};

/** The waiting reports of one person in a month, in the order of the screen. */
const listTypes = async (ctx: Ctx, { userId, month }: Omit<MonthKey, 'type'>): Promise<ReportType[]> => {
  const rows = await waiting(ctx)
    .select('w.type')
    .where('w.user_id', '=', userId)
    .where('w.month', '=', `${month}-01`)
    .execute();
  return reportTypes.filter((type) => rows.some((row) => row.type === type));
};

const waiting = (ctx: Ctx) =>
  ctx.db
    .selectFrom('monthly_reports as w')
    // As a literal: the index of what waits is found by these words.
    .where('w.status', '=', sql.lit(reportStatus.sent));

const readPerson = (ctx: Ctx, id: number): Promise<NamedPerson> =>
  ctx.db.selectFrom('users').select(['id as uid', 'name']).where('id', '=', id).executeTakeFirstOrThrow();

const nextPerson = async (ctx: Ctx, month: string, after: number): Promise<NamedPerson | undefined> => {
  const { first, key } = await readOrder(ctx, month);
  const { place } = await ctx.db
    .selectFrom('users')
    .select(sql<string>`${key}`.as('place'))
    .where('id', '=', after)
    .executeTakeFirstOrThrow();
  return first
    .where(sql<boolean>`(${key}, users.id) > (${polishOrder(sql`${place}`)}, ${after})`)
    .executeTakeFirst();
};

const firstPerson = async (ctx: Ctx, month: string, except = 0): Promise<NamedPerson | undefined> => {
  const { first } = await readOrder(ctx, month);
  return first.where('users.id', '<>', except).executeTakeFirst();
};

/** The first of those of whom a report waits, as the list is ordered. */
const readOrder = async (ctx: Ctx, month: string) => {
  const { filtered, order } = await pickWaiting(ctx, month, false);
  const key = order.by.name;
  const first = filtered.select(['users.id as uid', 'users.name']).orderBy(key).orderBy('users.id').limit(1);
  return { first, key };
};
