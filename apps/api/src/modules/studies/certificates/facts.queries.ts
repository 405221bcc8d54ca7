import type {
  CourseFactsEdit,
  SubjectClasses,
} from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import type { PrkLevel } from '@indeks/contract/studies/certificates/certificates.keys';
import type { Flag } from '@indeks/contract/common/flags';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import { classesOf } from './completing.queries.ts';

/** With every subject of both programmes, in the order of the plan. */
export const findCourse = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('courses as c')
    .leftJoin('certificate_courses as said', 'said.id', 'c.id')
    .select(['c.id', 'c.name'])
    .select((row) => [
      row.fn.coalesce('said.qualification', sql<string>`''`).as('qualification'),
      // The table's check admits no other number.
      row.ref('said.prk_level').$castTo<PrkLevel | null>().as('prkLevel'),
      row.fn.coalesce('said.statement', sql<string>`''`).as('statement'),
      row.fn.coalesce('said.version', sql<number>`0`).as('version'),
      jsonArrayFrom(subjectsOf(ctx)).as('subjects'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();

const subjectsOf = ({ db }: Ctx) =>
  db
    .selectFrom('subjects as s')
    .leftJoin('certificate_subjects as cs', 'cs.sid', 's.id')
    .select(['s.id as sid', 's.name', 's.semester', 's.hours', 's.ects'])
    // The table's check admits no other number.
    .select((row) => row.ref('s.after_join').$castTo<Flag>().as('after_join'))
    .select(classesOf().as('classes'))
    .where('s.cid', '=', sql<number>`c.id`)
    .orderBy('s.after_join', 'desc')
    .orderBy('s.semester')
    .orderBy('s.position')
    .orderBy('s.id');

type SaidOfCourse = Omit<CourseFactsEdit, 'subjects' | 'version'>;

/** False when somebody else saved since it was read; version 0 is a course of which nothing was said. */
export const writeCourse = async (
  ctx: Ctx,
  key: VersionKey,
  { qualification, prkLevel: prk_level, statement }: SaidOfCourse,
): Promise<boolean> => {
  const columns = { qualification, prk_level, statement };
  if (key.version > 0) return updateVersioned(ctx, 'certificate_courses', key, columns);
  const written = await ctx.db
    .insertInto('certificate_courses')
    .values({ id: key.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
};

/** In place of whatever was known of the subjects of the course. */
export const replaceClasses = async (
  { db }: Ctx,
  cid: number,
  subjects: readonly (SubjectClasses & { readonly sid: number })[],
): Promise<void> => {
  await db
    .deleteFrom('certificate_subjects')
    .where('sid', 'in', (row) => row.selectFrom('subjects').select('id').where('cid', '=', cid))
    .execute();
  if (subjects.length === 0) return;
  await db
    .insertInto('certificate_subjects')
    .values(
      subjects.map((subject) => ({
        sid: subject.sid,
        hours_practical: subject.hoursPractical,
        ects_practical: subject.ectsPractical,
        hours_practice: subject.hoursPractice,
        hours_distance: subject.hoursDistance,
        ects_distance: subject.ectsDistance,
      })),
    )
    .execute();
};

/** Those of the archive, too: their certificates may be issued anew. */
export const findEnrolment = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('users as u', 'u.id', 'e.uid')
    .leftJoin('certificate_enrolments as own', 'own.id', 'e.id')
    .select(['e.id', 'e.uid', 'e.date', 'u.listed_name', 'own.began_on', 'own.ended_on'])
    .select((row) => [
      row.fn.coalesce('own.practice_place', sql<string>`''`).as('practice_place'),
      row.fn.coalesce('own.version', sql<number>`0`).as('version'),
    ])
    .where('e.id', '=', id)
    .executeTakeFirst();
export type EnrolmentRow = NonNullable<Awaited<ReturnType<typeof findEnrolment>>>;

interface EnrolmentColumns {
  readonly began_on: string | null;
  readonly ended_on: string | null;
  readonly practice_place: string;
}

export const writeEnrolment = async (
  ctx: Ctx,
  key: VersionKey,
  columns: EnrolmentColumns,
): Promise<boolean> => {
  if (key.version > 0) return updateVersioned(ctx, 'certificate_enrolments', key, columns);
  const written = await ctx.db
    .insertInto('certificate_enrolments')
    .values({ id: key.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
};

export const findLayout = async ({ db }: Ctx) =>
  (await db
    .selectFrom('certificate_layouts')
    .select(['right_tenths', 'down_tenths', 'version'])
    .executeTakeFirst()) ?? { right_tenths: 0, down_tenths: 0, version: 0 };

export const writeLayout = async (
  ctx: Ctx,
  version: number,
  columns: { readonly right_tenths: number; readonly down_tenths: number },
): Promise<boolean> => {
  if (version > 0) return updateVersioned(ctx, 'certificate_layouts', { id: 1, version }, columns);
  const written = await ctx.db
    .insertInto('certificate_layouts')
    .values({ id: 1, ...columns })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
};
