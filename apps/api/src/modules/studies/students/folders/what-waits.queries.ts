import type { FolderPart } from '@indeks/contract/studies/students/students.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { orNone } from '#platform/db/or-none.ts';
import type { SeenPlaces } from '../enrolling/enrolments.queries.ts';
import { listed } from '../students.queries.ts';

/** People whose folders lack something, counted to a limit. */
export const countIncomplete = async (ctx: Ctx, seen: SeenPlaces, limit: number): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select count(*) as amount from ${incompletePeople(ctx, seen).limit(limit)} as people`.execute(ctx.db);
  return rows[0]?.amount ?? 0;
};

/** Those who began last, and what the folders of each lack together. */
export const newestIncomplete = (ctx: Ctx, seen: SeenPlaces, limit: number) =>
  ctx.db
    .selectFrom(
      incompletePeople(ctx, seen)
        .orderBy('student_list.latest', 'desc')
        .orderBy('student_list.uid', 'desc')
        .limit(limit)
        .as('person'),
    )
    .innerJoin('users', 'users.id', 'person.id')
    .select(['users.id', 'users.listed_name as name'])
    .select(
      sql<FolderPart[]>`array(select distinct part
        from ${listed(ctx, { folder: 'incomplete' }, seen)
          .select('student_list.missing')
          .where(
            sql<boolean>`student_list.uid = person.id`,
          )} as lacking, unnest(lacking.missing) as part)`.as('missing'),
    )
    .orderBy('person.latest', 'desc')
    .orderBy('person.id', 'desc')
    .execute();

const incompletePeople = (ctx: Ctx, seen: SeenPlaces) =>
  listed(ctx, { folder: 'incomplete', sortBy: 'date', sortDesc: true }, seen)
    .select(['student_list.latest', 'student_list.uid as id'])
    .groupBy(['student_list.latest', 'student_list.uid']);

/** Far more enrolments than one coordinator looks after. */
const mostEnrolments = 20_000;

/** How many people of the places study each course, the most first; under no course all of them. */
export const countByCourse = async (ctx: Ctx, pids: readonly number[], intakes: readonly string[]) => {
  const enrolled = ctx.db
    .selectFrom('student_list')
    .select(['cid', 'uid'])
    .where('pid', 'in', orNone(pids))
    .where('date', 'in', [...intakes])
    .where('archived', '=', false)
    .limit(mostEnrolments);
  const { rows } = await sql<{ cid: number | null; name: string | null; students: number }>`
    select counted.cid, courses.name, counted.students
    from (select cid, count(distinct uid) as students from ${enrolled} as enrolled
      group by grouping sets ((cid), ())) as counted
    left join courses on courses.id = counted.cid
    order by counted.students desc, courses.name collate "pl-x-icu"`.execute(ctx.db);
  return rows;
};
