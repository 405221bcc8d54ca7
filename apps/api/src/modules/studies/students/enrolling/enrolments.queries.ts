import type { Role } from '@indeks/contract/access/roles';
import type { Flag } from '@indeks/contract/common/flags';
import type { FolderPart } from '@indeks/contract/studies/students/students.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { orNone } from '#platform/db/or-none.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import { enrolmentsWithCourses } from './enrolments-with-courses.queries.ts';

/** The places whose enrolments somebody may see; undefined: every place. */
export type SeenPlaces = readonly number[] | undefined;

/** An enrolment with its person, its one or two courses, and the names of all that it points at. */
export const enrolmentRows = (ctx: Ctx, seen: SeenPlaces) => {
  const rows = joinedEnrolments(ctx)
    .where('e.archived_at', 'is', null)
    .select([
      'e.id',
      'e.uid',
      'e.date',
      'e.pid',
      'e.coordinator',
      'e.comment',
      'e.promoter',
      'e.bank_account',
    ])
    .select(['e.version', 'person.name as username', 'person.email', 'person.telephone'])
    .select(['place.name as cityName', 'course.name as courseName', 'course2.name as courseName2'])
    .select(['first.cid', 'first.price', 'first.album_nr'])
    .select(['second.cid as cid_2', 'second.price as price_2', 'second.album_nr as album_nr_2'])
    .select('coordinator.name as coordinatorName')
    .select(['promoter.degree as promoter_degree', 'promoter.name as promoter_name'])
    // The tables' checks and the list's triggers admit no other numbers and words.
    .select((row) => [
      row.ref('student_list.missing').$castTo<FolderPart[]>().as('missing'),
      row.ref('person.user_role').$castTo<Role>().as('is_admin'),
      row.ref('e.thesis').$castTo<Flag>().as('thesis'),
      row.ref('e.practice').$castTo<Flag>().as('practice'),
    ]);
  return seen ? rows.where('e.pid', 'in', orNone(seen)) : rows;
};
export type EnrolmentRow = Awaited<ReturnType<ReturnType<typeof enrolmentRows>['execute']>>[number];

const joinedEnrolments = (ctx: Ctx) =>
  enrolmentsWithCourses(ctx)
    .innerJoin('users as person', 'person.id', 'e.uid')
    .leftJoin('student_forms as form', 'form.uid', 'e.uid')
    .innerJoin('student_list', 'student_list.id', 'first.id')
    .leftJoin('users as coordinator', 'coordinator.id', 'e.coordinator')
    .leftJoin('users as promoter', 'promoter.id', 'e.promoter');

export const find = (ctx: Ctx, id: number, seen: SeenPlaces) =>
  enrolmentRows(ctx, seen).where('e.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[], seen: SeenPlaces) =>
  enrolmentRows(ctx, seen).where('e.id', 'in', ids).execute();

/** Held until the transaction ends: no payment or grade can come to them meanwhile. */
export const holdMany = (ctx: Ctx, ids: readonly number[], seen: SeenPlaces) =>
  enrolmentRows(ctx, seen).where('e.id', 'in', ids).orderBy('e.id').forUpdate('e').execute();

/** The one or two courses of an enrolment, in their slots. */
export interface Slot {
  readonly cid: number;
  readonly price: number;
  readonly album_nr: string | null;
}

interface EnrolmentColumns {
  readonly date: string;
  readonly pid: number;
  readonly coordinator: number | null;
  readonly comment: string;
  readonly bank_account: string | null;
}

export const insert = async (
  ctx: Ctx,
  uid: number,
  columns: EnrolmentColumns & { readonly entrusted: boolean },
  slots: readonly Slot[],
): Promise<number> => {
  const id = await insertRow(ctx.db, 'enrolments', { uid, ...columns, created_at: ctx.clock.now() });
  await insertSlots(ctx, { id, uid, date: columns.date }, slots);
  return id;
};

/** False when somebody else changed the enrolment since it was read. */
export const update = (
  ctx: Ctx,
  key: VersionKey,
  columns:
    | EnrolmentColumns
    | { readonly thesis: Flag; readonly practice: Flag; readonly promoter: number | null }
    | object,
): Promise<boolean> => updateVersioned(ctx, 'enrolments', key, columns);

interface EnrolmentKey {
  readonly id: number;
  readonly uid: number;
  readonly date: string;
}

/** Both slots in one statement, so that two courses may change places. */
export const updateSlots = async (ctx: Ctx, key: EnrolmentKey, slots: readonly Slot[]): Promise<void> => {
  await ctx.db
    .deleteFrom('enrolment_courses')
    .where('enrolment_id', '=', key.id)
    .where('slot', '>', slots.length)
    .execute();
  const rows = JSON.stringify(slots.map((slot, index) => ({ slot: index + 1, ...slot })));
  const { rows: changed } = await sql<{ slot: number }>`
    update enrolment_courses as ec set cid = given.cid, price = given.price, album_nr = given.album_nr
    from jsonb_to_recordset(${rows}::jsonb) as given(slot smallint, cid integer, price integer, album_nr text)
    where ec.enrolment_id = ${key.id} and ec.slot = given.slot
    returning ec.slot`.execute(ctx.db);
  const known = new Set(changed.map(({ slot }) => slot));
  await insertSlots(ctx, key, slots, known);
};

const insertSlots = async (
  ctx: Ctx,
  { id, uid, date }: EnrolmentKey,
  slots: readonly Slot[],
  known: ReadonlySet<number> = new Set(),
): Promise<void> => {
  const rows = slots
    .map((slot, index) => ({ enrolment_id: id, slot: index + 1, uid, date, ...slot }))
    .filter(({ slot }) => !known.has(slot));
  if (rows.length > 0) await ctx.db.insertInto('enrolment_courses').values(rows).execute();
};

export const setPrice = (ctx: Ctx, enrolmentId: number, slot: 1 | 2, price: number) =>
  ctx.db
    .updateTable('enrolment_courses')
    .set({ price })
    .where('enrolment_id', '=', enrolmentId)
    .where('slot', '=', slot)
    .returning('id')
    .executeTakeFirst();

/** Those with payments, grades or other records. */
export const referenced = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select distinct id from referenced_enrolments(${[...ids]}::integer[]) as id`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
};
