import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import { mentorsPerPage } from '@indeks/contract/talk/mentors/mentors.keys';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

export interface MentorsFilter extends Paging<'name'> {
  readonly tag?: number | undefined;
}

export const list = (ctx: Ctx, { tag, ...paging }: MentorsFilter) => {
  let filtered = ctx.db.selectFrom('mentors');
  if (tag !== undefined)
    filtered = filtered.where('mentors.id', 'in', (row) =>
      row.selectFrom('mentor_tags').select('mentor_id').where('tag_id', '=', tag),
    );
  const search = paging.search ? { own: matchesSearch(sql.ref('mentors.search'), paging.search) } : undefined;
  const page = {
    ...paging,
    page: paging.page ?? 1,
    itemsPerPage: paging.itemsPerPage ?? mentorsPerPage,
  };
  return fetchPage(ctx.db, { filtered, order, search }, page, (ids) =>
    mentors(ctx).where('mentors.id', 'in', ids).execute(),
  );
};

const order = {
  by: { name: polishOrder(sql.ref('mentors.lastname')) },
  first: 'name',
  tieBreaker: sql.ref('mentors.id'),
} as const;

/** A mentor with tags and files in one statement, whatever the number of rows. */
const mentors = (ctx: Ctx) =>
  ctx.db
    .selectFrom('mentors')
    .leftJoin('users as coordinator', 'coordinator.id', 'mentors.coordinator_id')
    .leftJoin('stored_files as card', 'card.id', 'mentors.card_id')
    .leftJoin('stored_files as picture', 'picture.id', 'mentors.picture_id')
    .select(['mentors.id', 'firstname', 'lastname', 'mentors.email', 'mentors.telephone', 'description'])
    .select(['mentors.active', 'mentors.version', 'card_id', 'picture_id', 'coordinator_id'])
    .select(['card.file as business_card', 'picture.file as document'])
    .select((row) => [
      'coordinator.name as coordinator_name',
      // The table's check admits no other number.
      row.ref('coordinator.user_role').$castTo<Role | null>().as('coordinator_role'),
      jsonArrayFrom(
        row
          .selectFrom('mentor_tags as own')
          .innerJoin('tags', 'tags.id', 'own.tag_id')
          .select(['tags.id', 'tags.name'])
          .whereRef('own.mentor_id', '=', 'mentors.id')
          .orderBy(polishOrder(sql.ref('tags.name'))),
      ).as('tags'),
    ]);
export type MentorRow = Awaited<ReturnType<typeof find>> & object;

export const find = (ctx: Ctx, id: number) => mentors(ctx).where('mentors.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  mentors(ctx).where('mentors.id', 'in', ids).execute();

export const findOfFile = (ctx: Ctx, fileId: number) =>
  ctx.db
    .selectFrom('mentors')
    .select('id')
    .where((row) => row.or([row('card_id', '=', fileId), row('picture_id', '=', fileId)]))
    .executeTakeFirst();

export interface MentorColumns {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly telephone: string;
  readonly description: string;
  readonly card_id: number | null;
  readonly picture_id: number | null;
}

export const insert = (ctx: Ctx, columns: MentorColumns & { readonly coordinator_id: number }) =>
  insertRow(ctx.db, 'mentors', columns);

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: MentorColumns) =>
  updateVersioned(ctx, 'mentors', key, columns);

export const setTags = async (ctx: Ctx, mentorId: number, tagIds: readonly number[]): Promise<void> => {
  await ctx.db.deleteFrom('mentor_tags').where('mentor_id', '=', mentorId).execute();
  await ctx.db
    .insertInto('mentor_tags')
    .values([...new Set(tagIds)].map((tag_id) => ({ mentor_id: mentorId, tag_id })))
    .execute();
};

/** On a course that is marked as MBA and was not given up. */
export const isOnMbaCourse = async (ctx: Ctx, userId: number): Promise<boolean> => {
  const found = await ctx.db
    .selectFrom('enrolment_courses as taken')
    .innerJoin('enrolments', 'enrolments.id', 'taken.enrolment_id')
    .innerJoin('courses', 'courses.id', 'taken.cid')
    .select('taken.id')
    .where('taken.uid', '=', userId)
    .where('courses.mba', '=', true)
    .where('enrolments.archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
