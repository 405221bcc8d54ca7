import type { Flag } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import type { GraduationSortKey, GraduationState } from '@indeks/contract/studies/graduation/graduation.keys';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { selectMerged } from '#platform/db/merging.ts';
import { chosenSorting, fetchPage, startAtFirstPage, sortRows } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch, type Search } from '#platform/db/searching.ts';

export interface GraduationFilter extends Paging<GraduationSortKey> {
  readonly date?: string | undefined;
  readonly cid?: number | undefined;
  readonly state?: GraduationState | undefined;
}

const order = {
  by: { state: sql.ref('graduation_list.standing'), name: sql.ref('graduation_list.name') },
  first: 'state',
  tieBreaker: sql.ref('graduation_list.id'),
} as const;

export const list = (ctx: Ctx, filter: GraduationFilter) =>
  fetchPage(
    ctx.db,
    { filtered: listed(ctx, filter), order, search: searchFor(filter.search) },
    startAtFirstPage(filter),
    (ids) => graduates(ctx).where('graduation_list.id', 'in', ids).execute(),
  );

/** All of them in the order of the list, a batch at a time. */
export const stream = (ctx: Ctx, filter: GraduationFilter) => {
  const search = searchFor(filter.search);
  const rows = graduates(ctx).where('graduation_list.id', 'in', listed(ctx, filter).select('id'));
  return sortRows(search ? rows.where(matchesRow(search)) : rows, filter, order).stream(200);
};

/** Those who are ready and those who are not stand apart in every index, and are merged. */
const listed = (ctx: Ctx, filter: GraduationFilter) => {
  const merged = { column: 'ready', values: ['true', 'false'] } as const;
  let query = filter.state
    ? ctx.db.selectFrom('graduation_list').where('graduation_list.ready', '=', filter.state === 'ready')
    : selectMerged(ctx.db, 'graduation_list', merged, chosenSorting(filter, order));
  if (filter.date !== undefined) query = query.where('graduation_list.date', '=', filter.date);
  if (filter.cid !== undefined) query = query.where('graduation_list.cid', '=', filter.cid);
  return query;
};

const searchFor = (term: string | undefined): Search | undefined =>
  term
    ? {
        own: matchesSearch(sql.ref('graduation_list.search'), term),
        walkedFirst: 'every word',
        ofFew: true,
      }
    : undefined;

const graduates = (ctx: Ctx) =>
  ctx.db
    .selectFrom('graduation_list')
    .innerJoin('enrolment_courses as ec', 'ec.id', 'graduation_list.id')
    .innerJoin('enrolments as e', 'e.id', 'ec.enrolment_id')
    .innerJoin('courses as c', 'c.id', 'ec.cid')
    .innerJoin('places as p', 'p.id', 'e.pid')
    .leftJoin('enrolment_balances as b', 'b.enrolment_id', 'e.id')
    .select(['graduation_list.id', 'graduation_list.name', 'graduation_list.ready', 'e.uid', 'e.date'])
    .select(['ec.album_nr', 'c.name as courseName', 'p.name as cityName'])
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('e.thesis').$castTo<Flag>().as('thesis'),
      row.ref('e.practice').$castTo<Flag>().as('practice'),
      row.fn.coalesce('b.balance', sql<number>`0`).as('balance'),
      sql<number>`(select count(*)::integer from subjects as s where s.cid = ec.cid and s.active = 1
        and s.after_join = programme_of(e.date))`.as('subjects'),
      jsonArrayFrom(
        row
          .selectFrom(
            sql<{ sid: number; value: number | null }>`lacking_subjects(e.id, ec.cid, e.date)`.as('lack'),
          )
          .innerJoin('subjects as s', 's.id', 'lack.sid')
          .select(['s.name', 'lack.value'])
          .orderBy('s.semester')
          .orderBy('s.position')
          .orderBy('s.id'),
      ).as('lacking'),
    ]);
export type GraduateRow = Awaited<ReturnType<ReturnType<typeof graduates>['execute']>>[number];
