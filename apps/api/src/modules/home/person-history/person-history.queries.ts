import type { Role } from '@indeks/contract/access/roles';
import type { Ctx } from '#platform/context.ts';
import { sql } from 'kysely';
import { orNone } from '#platform/db/or-none.ts';

/** How many changes of one person the history reads at most. More than any person has had so far. */
const mostChanges = 1_000;

/** The person whose history it is, archived ones too; and which forms of theirs have changes of their own. */
export const findPerson = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'listed_name', 'archived_at'])
    // The table's check admits no other number.
    .select((row) => row.ref('user_role').$castTo<Role>().as('role'))
    .where('id', '=', id)
    .executeTakeFirst();

export const listChanges = (ctx: Ctx, personId: number) =>
  ctx.db
    .selectFrom('audit_log as a')
    .leftJoin('users as actor', 'actor.id', 'a.actor_id')
    .select(['a.id', 'a.at', 'a.action', 'a.subject_id', 'a.before', 'a.after', 'a.actor_id', 'a.actor_name'])
    // The table's check admits no other number.
    .select((row) => row.ref('actor.user_role').$castTo<Role | null>().as('actor_role'))
    .where(
      sql<boolean>`a.id in (
        select id from audit_log where person_id = ${personId}
        union all
        select id from audit_log where for_user_id = ${personId} and action like 'certificate.%')`,
    )
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostChanges)
    .execute();
export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

export const listSubjectNames = async (ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await ctx.db
    .selectFrom('subjects')
    .select(['id', 'name'])
    .where('id', 'in', orNone(ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
