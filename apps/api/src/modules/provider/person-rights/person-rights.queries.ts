import type { Role } from '@indeks/contract/access/roles';
import { sql, type RawBuilder } from 'kysely';
import { ownPlaceIds } from '#modules/provider/places/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { orNone } from '#platform/db/or-none.ts';
import { rightByRole, type EnrolmentFacts } from './person-rights.policy.ts';

/** The facts of the person whom a row of another statement names; null where the role alone decides. */
export const enrolmentFacts = (ctx: SignedInCtx, uid: RawBuilder<unknown>) => {
  if (rightByRole(ctx.actor, ctx.services.roleTable)) return sql<EnrolmentFacts | null>`null`;
  const isOwn = sql`known.pid in (${ownPlaceIds(ctx)})`;
  const isHere = sql`known.archived_at is null and ${isOwn}`;
  return sql<EnrolmentFacts | null>`(select jsonb_build_object(
      'studiesHere', coalesce(bool_or(${isHere}), false),
      'entrusted', coalesce(bool_or(${isHere} and known.entrusted), false),
      'studiesElsewhere', coalesce(bool_or(not (${isOwn})), false))
    from enrolments as known where known.uid = ${uid})`;
};

export const findFacts = (ctx: SignedInCtx, ids: readonly number[]) =>
  ctx.db
    .selectFrom('users')
    .select('users.id')
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('role'))
    .select(enrolmentFacts(ctx, sql.ref('users.id')).as('facts'))
    .where('users.id', 'in', orNone(ids))
    .where('users.archived_at', 'is', null)
    .execute();

const holders = (ctx: Ctx, email: string) =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.given_name', 'users.surname', 'users.telephone', 'users.email'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('user_role'))
    .where(sql`lower(users.email)`, '=', sql`lower(${email})`)
    .where('users.archived_at', 'is', null);

/** The account with the address, with the facts from which the right over it follows. */
export const findHolder = (ctx: SignedInCtx, email: string) =>
  holders(ctx, email)
    .select(enrolmentFacts(ctx, sql.ref('users.id')).as('facts'))
    .executeTakeFirst();

/** Held until the transaction ends. */
export const holdHolder = (ctx: Ctx, email: string) =>
  holders(ctx, email).forUpdate('users').executeTakeFirst();
export type HeldPerson = NonNullable<Awaited<ReturnType<typeof holdHolder>>>;
