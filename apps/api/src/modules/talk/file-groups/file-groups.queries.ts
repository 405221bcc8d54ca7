import { mostFiles, mostGroups, type AudienceRole } from '@indeks/contract/talk/file-groups/file-groups.keys';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { polishOrder } from '#platform/db/paging.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

export interface GroupColumns {
  readonly name: string;
  readonly roles: readonly AudienceRole[];
  readonly semesters: readonly string[];
}

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('file_groups')
    .select(['file_groups.id', 'file_groups.name', 'file_groups.version'])
    .select((row) => [
      // The table's check admits no other numbers; days come as the driver reads them, one by one.
      row.ref('file_groups.roles').$castTo<AudienceRole[]>().as('roles'),
      sql<string[]>`file_groups.semesters::text[]`.as('semesters'),
      jsonArrayFrom(
        row
          .selectFrom('group_files as gf')
          .innerJoin('stored_files as f', 'f.id', 'gf.file_id')
          .select(['gf.id', 'gf.group_id', 'gf.file_id', 'gf.description', 'gf.version'])
          .select(['f.name', 'f.file', 'f.bytes', 'f.content_type'])
          .select(
            sql<string>`to_char(gf.added_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('added'),
          )
          .whereRef('gf.group_id', '=', 'file_groups.id')
          .orderBy('gf.added_at', 'desc')
          .orderBy('gf.id', 'desc')
          .limit(mostFiles),
      ).as('files'),
    ]);
export type GroupRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];
export type FileOfGroup = GroupRow['files'][number];

export const list = (ctx: Ctx) =>
  rows(ctx)
    .orderBy(polishOrder(sql.ref('file_groups.name')))
    .orderBy('file_groups.id')
    .limit(mostGroups)
    .execute();

export const find = (ctx: Ctx, id: number) => rows(ctx).where('file_groups.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  rows(ctx).where('file_groups.id', 'in', ids).execute();

const toColumns = ({ name, roles, semesters }: Partial<GroupColumns>) => ({
  ...(name !== undefined && { name }),
  ...(roles && { roles: [...roles] }),
  ...(semesters && { semesters: sql<string[]>`${semesters}::date[]` }),
});

export const insert = (ctx: Ctx, { name, roles, semesters }: GroupColumns): Promise<number> =>
  insertRow(ctx.db, 'file_groups', {
    name,
    roles: [...roles],
    semesters: sql<string[]>`${semesters}::date[]`,
  });

export const update = (ctx: Ctx, key: VersionKey, columns: Partial<GroupColumns>) =>
  updateVersioned(ctx, 'file_groups', key, toColumns(columns) as object);

/** When a person last looked; undefined for somebody who never did. */
export const findVisit = async (ctx: Ctx, userId: number): Promise<Date | undefined> => {
  const visit = await ctx.db
    .selectFrom('document_visits')
    .select('at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return visit?.at;
};

export const storeVisit = (ctx: Ctx, userId: number) =>
  ctx.db
    .insertInto('document_visits')
    .values({ user_id: userId, at: ctx.clock.now() })
    .onConflict((known) => known.column('user_id').doUpdateSet({ at: ctx.clock.now() }))
    .execute();

export const listIntakes = async (ctx: Ctx, userId: number): Promise<string[]> => {
  const found = await ctx.db
    .selectFrom('enrolments')
    .select('date')
    .where('uid', '=', userId)
    .where('archived_at', 'is', null)
    .execute();
  return found.map(({ date }) => date);
};

interface Reached {
  readonly roles: readonly AudienceRole[];
  /** Students count only if they began in one of these; undefined for all. */
  readonly intakes: readonly string[] | undefined;
}

/** People with an open account, by role. */
export const countPeople = async (ctx: Ctx, { roles, intakes }: Reached) => {
  const { rows: counted } = await sql<{ role: number; people: number }>`
    select case when user_role = 8 then 0 else user_role end as role, count(*)::integer as people from users
    where user_role = any (${roles.flatMap((role) => (role === 0 ? [0, 8] : [role]))}::integer[])
      and active = 1 and archived_at is null
      ${
        intakes
          ? sql`and (user_role not in (3, 5) or exists (select from enrolments as e
              where e.uid = users.id and e.archived_at is null and e.date = any (${intakes}::date[])))`
          : sql``
      }
    group by 1`.execute(ctx.db);
  return new Map(counted.map(({ role, people }) => [role, people]));
};
