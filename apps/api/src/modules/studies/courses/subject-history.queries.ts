import type { Paging } from '@indeks/contract/common/paging';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, startAtNewest } from '#platform/db/paging.ts';

interface LecturerOf {
  readonly sid: number;
  readonly cid: number;
  readonly uid: number | null;
}

/** From today on the subjects have these lecturers. Another change of the same day takes the place of the first. */
export const note = async (ctx: Ctx, lecturers: readonly LecturerOf[]): Promise<void> => {
  if (lecturers.length === 0) return;
  await ctx.db
    .insertInto('subject_lecturers')
    .values(lecturers.map((row) => ({ ...row, date: ctx.clock.today() })))
    .onConflict((same) =>
      same.columns(['sid', 'date']).doUpdateSet((row) => ({ uid: row.ref('excluded.uid') })),
    )
    .execute();
};

const order = {
  by: { date: sql.ref('subject_lecturers.date') },
  first: 'date',
  tieBreaker: sql.ref('subject_lecturers.id'),
} as const;

export const ofCourse = (ctx: Ctx, courseId: number, paging: Paging<'date'>) =>
  fetchPage(
    ctx.db,
    {
      filtered: ctx.db.selectFrom('subject_lecturers').where('subject_lecturers.cid', '=', courseId),
      order,
      search: undefined,
    },
    startAtNewest(paging),
    (ids) => changes(ctx).where('subject_lecturers.id', 'in', ids).execute(),
  );

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  changes(ctx).where('subject_lecturers.id', 'in', ids).execute();

const changes = (ctx: Ctx) =>
  ctx.db
    .selectFrom('subject_lecturers')
    .innerJoin('subjects', 'subjects.id', 'subject_lecturers.sid')
    .leftJoin('users as lecturer', 'lecturer.id', 'subject_lecturers.uid')
    .select([
      'subject_lecturers.id',
      'subject_lecturers.sid',
      'subject_lecturers.uid',
      'subject_lecturers.date',
    ])
    .select(['subjects.name as subjectName', 'lecturer.listed_name as username']);
