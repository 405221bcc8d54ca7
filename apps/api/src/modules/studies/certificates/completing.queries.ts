import type { SubjectClasses } from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import type { PrkLevel } from '@indeks/contract/studies/certificates/certificates.keys';
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';

export interface GroupFilter {
  readonly date: string;
  readonly cid: number;
  readonly pid?: number | undefined;
}

/** Who studied a course together, whoever is ready first: those with a certificate in force, or those without. */
export const listGroup = (
  { db }: Ctx,
  { date, cid, pid }: GroupFilter,
  { certified, limit }: { readonly certified: boolean; readonly limit: number },
) => {
  const inForce = sql<boolean>`exists (select from certificates as c
    where c.enrolment_id = graduation_list.enrolment_id and c.cid = graduation_list.cid
      and c.superseded_by is null and c.annulled_at is null)`;
  let query = db
    .selectFrom('graduation_list')
    .select('id')
    .where('cid', '=', cid)
    .where('date', '=', date)
    .where(certified ? inForce : sql<boolean>`not ${inForce}`)
    .orderBy('standing')
    .orderBy('id')
    .limit(limit);
  if (pid !== undefined) query = query.where('pid', '=', pid);
  return query.execute();
};

/** Everything that completing asks about courses of enrolments; archived ones are not there. */
export const findCandidates = (ctx: Ctx, ids: readonly number[]) =>
  candidates(ctx)
    .where(sql<boolean>`ec.id = any(${[...ids]}::integer[])`)
    .where(sql<boolean>`exists (select from graduation_list as g where g.id = ec.id)`)
    .orderBy(sql`u.listed_name collate "pl-x-icu"`)
    .orderBy('ec.id')
    .execute();

/** In the archive, too: whoever studied may ask what and how. */
export const findStudied = (
  ctx: Ctx,
  { enrolment_id, cid }: { readonly enrolment_id: number; readonly cid: number },
) => candidates(ctx).where('ec.enrolment_id', '=', enrolment_id).where('ec.cid', '=', cid).executeTakeFirst();

const candidates = (ctx: Ctx) =>
  ctx.db
    .selectFrom('enrolment_courses as ec')
    .innerJoin('enrolments as e', 'e.id', 'ec.enrolment_id')
    .innerJoin('courses as c', 'c.id', 'ec.cid')
    .innerJoin('users as u', 'u.id', 'e.uid')
    .leftJoin('enrolment_balances as b', 'b.enrolment_id', 'e.id')
    .leftJoin('certificate_courses as said', 'said.id', 'c.id')
    .leftJoin('certificate_enrolments as own_days', 'own_days.id', 'e.id')
    .leftJoin('certificates as own', (join) =>
      join
        .onRef('own.enrolment_id', '=', 'e.id')
        .onRef('own.cid', '=', 'ec.cid')
        .on('own.superseded_by', 'is', null)
        .on('own.annulled_at', 'is', null),
    )
    .select(['ec.id', 'e.id as eid', 'e.uid', 'e.pid', 'e.date', 'e.thesis', 'e.practice'])
    .select(['ec.cid', 'ec.album_nr', 'c.name as course', 'u.listed_name', 'u.given_name', 'u.surname'])
    .select(['own.id as certificate_id', 'own.number as certificate_number', 'own.year as certificate_year'])
    .select(['own_days.began_on', 'own_days.ended_on', 'own_days.practice_place'])
    .select(['said.qualification', 'said.statement'])
    .select((row) => [
      // The table's check admits no other number.
      row.ref('said.prk_level').$castTo<PrkLevel | null>().as('prk_level'),
      row.fn.coalesce('b.balance', sql<number>`0`).as('balance'),
      jsonArrayFrom(subjectsOf(ctx)).as('subjects'),
    ]);
export type CandidateRow = Awaited<ReturnType<typeof findCandidates>>[number];
export type CandidateSubject = CandidateRow['subjects'][number];

/** Of the programme, and what was passed though it is no longer taught; with the grade that counts, and whether a protocol in force says so. */
const subjectsOf = ({ db }: Ctx) =>
  db
    .selectFrom('subjects as s')
    .leftJoin('grades as gr', (join) =>
      join.onRef('gr.sid', '=', 's.id').on('gr.enrolment_id', '=', sql<number>`e.id`),
    )
    .leftJoin('certificate_subjects as cs', 'cs.sid', 's.id')
    .select(['s.id as sid', 's.name', 's.hours', 's.ects', 's.semester', 'gr.value'])
    .select(classesOf().as('classes'))
    .select(
      sql<boolean>`exists (select from closed_attempts as closed
        where closed.enrolment_id = e.id and closed.sid = s.id and closed.value = gr.value)`.as('closed'),
    )
    .where('s.cid', '=', sql<number>`ec.cid`)
    .where('s.after_join', '=', sql<number>`programme_of(e.date)`)
    .where((row) => row.or([row('s.active', '=', 1), row('gr.value', 'is not', null)]))
    .orderBy('s.semester')
    .orderBy('s.position')
    .orderBy('s.id');

/** Of a subject with its row `cs`; null where nobody named them. */
export const classesOf = (): RawBuilder<SubjectClasses | null> =>
  sql`case when cs.sid is not null then jsonb_build_object('hoursPractical', cs.hours_practical,
    'ectsPractical', cs.ects_practical, 'hoursPractice', cs.hours_practice, 'hoursDistance', cs.hours_distance,
    'ectsDistance', cs.ects_distance) end`;

/** A query for the people to whom these courses of enrolments belong. */
export const peopleOf = (ids: readonly number[]) =>
  sql`select uid from enrolment_courses where id = any(${[...ids]}::integer[])`;

export const findCourseName = async ({ db }: Ctx, cid: number): Promise<string | undefined> =>
  (await db.selectFrom('courses').select('name').where('id', '=', cid).executeTakeFirst())?.name;
