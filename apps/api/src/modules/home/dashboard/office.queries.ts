import type { Role } from '@indeks/contract/access/roles';
import { mostCounted } from '@indeks/contract/common/cards.rules';
import { staffGroups } from '@indeks/contract/identity/people/people.keys';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** As many lines as a card shows. */
const shown = 5;
/** Far more months than ever wait at once. */
const mostMonths = 24;
const mostTowns = 200;

/** The months of which reports wait, the oldest first; counted from the index of what waits. */
export const waitingMonths = (ctx: Ctx) =>
  ctx.db
    .selectFrom('monthly_reports')
    .select(['month', (row) => row.fn.countAll<number>().as('reports')])
    // As a literal: the index of what waits is found by these words.
    .where('status', '=', sql.lit(reportStatus.sent))
    .groupBy('month')
    .orderBy('month')
    .limit(mostMonths)
    .execute();

/** Counts the active staff whose contract ends before the day, and those whose contract is over or missing. */
export const countContracts = async (ctx: Ctx, today: string, before: string) => {
  const few = (part: ReturnType<typeof staff>) => part.select('users.id').limit(mostCounted + 1);
  const { rows } = await sql<{ ending: number; missing: number }>`select
    (select count(*) from ${few(ending(ctx, today, before))} as e) as ending,
    least(${sql.lit(mostCounted + 1)},
      (select count(*) from ${few(staff(ctx).where('contract_end', '<', today))} as l) +
      (select count(*) from ${few(staff(ctx).where('contract_end', 'is', null))} as n)) as missing`.execute(
    ctx.db,
  );
  return rows[0] ?? { ending: 0, missing: 0 };
};

/** Those that end, the soonest first, then those without one. */
export const peopleWithoutLongContract = async (ctx: Ctx, today: string, before: string) => {
  const ends = await named(ending(ctx, today, before))
    .orderBy('contract_end')
    .orderBy('id')
    .limit(shown)
    .execute();
  if (ends.length === shown) return ends;
  const none = staff(ctx).where((row) =>
    row.or([row('contract_end', 'is', null), row('contract_end', '<', today)]),
  );
  const others = named(none)
    .orderBy('contract_end', 'desc')
    .orderBy('id')
    .limit(shown - ends.length);
  return [...ends, ...(await others.execute())];
};

/** Lecturers whose questionnaires changed without anybody having read it: those whom their list shows. */
export const countUnread = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`select count(*) as amount
    from ${unread(ctx)
      .select('u.id')
      .distinct()
      .limit(mostCounted + 1)} as people`.execute(ctx.db);
  return rows[0]?.amount ?? 0;
};

/** Each once, with the latest change, the latest first. */
export const latestUnread = (ctx: Ctx) =>
  unread(ctx)
    .select(['u.id', 'u.listed_name as name', sql<Date>`max(h.at)`.as('at')])
    // The table's check admits no other number.
    .select((row) => row.ref('u.user_role').$castTo<Role>().as('role'))
    .groupBy(['u.id', 'u.listed_name', 'u.user_role'])
    .orderBy(sql`max(h.at)`, 'desc')
    .orderBy('u.id')
    .limit(shown)
    .execute();

const unread = (ctx: Ctx) =>
  ctx.db
    .selectFrom('questionnaire_history as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .where('h.read_at', 'is', null)
    .where('u.archived_at', 'is', null)
    .where('u.user_role', 'in', [...staffGroups.lecturers]);

/** Each town in use, with how many people are there on the days. */
export const townsOn = (ctx: Ctx, start: string, end: string) =>
  ctx.db
    .selectFrom('places')
    .leftJoin('meetings', (join) =>
      join
        .onRef('meetings.pid', '=', 'places.id')
        .on('meetings.start_date', '>=', start)
        .on('meetings.start_date', '<=', end),
    )
    .select(['places.name', sql<number>`count(distinct meetings.user_id)`.as('lecturers')])
    .select(sql<number | null>`case when min(places.id) = max(places.id) then min(places.id) end`.as('place'))
    .where('places.active', '=', 1)
    .groupBy('places.name')
    .orderBy(sql`count(distinct meetings.user_id) = 0`, 'desc')
    .orderBy(sql`places.name collate "pl-x-icu"`)
    .limit(mostTowns)
    .execute();

/** In the words of the index users_staff_contract. */
const staff = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .where(sql<boolean>`users.user_role in (0, 5, 7, 8) and users.archived_at is null`)
    .where('users.active', '=', 1);

const ending = (ctx: Ctx, today: string, before: string) =>
  staff(ctx).where('contract_end', '>=', today).where('contract_end', '<', before);

const named = (people: ReturnType<typeof staff>) =>
  people
    .select(['users.id', 'users.listed_name as name', 'users.contract_end as end'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('role'));
