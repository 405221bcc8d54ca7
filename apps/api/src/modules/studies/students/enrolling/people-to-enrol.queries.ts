import { role, type Role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { orNone } from '#platform/db/or-none.ts';
import type { SeenPlaces } from './enrolments.queries.ts';

/** Locks until the transaction ends: a concurrent enrolment with the same address waits and then finds the person. */
export const holdAddress = async (ctx: Ctx, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('student ' || lower(${email}), 0))`.execute(ctx.db);
};

export const holdByEmail = (ctx: Ctx, email: string) =>
  accounts(ctx)
    .where(sql`lower(users.email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();

export const holdSeen = (ctx: Ctx, id: number, seen: SeenPlaces) => {
  const account = accounts(ctx).where('users.id', '=', id);
  return (
    seen
      ? account.where((row) =>
          row.exists(
            row
              .selectFrom('enrolments as e')
              .select('e.id')
              .whereRef('e.uid', '=', 'users.id')
              .where('e.archived_at', 'is', null)
              .where('e.pid', 'in', orNone(seen)),
          ),
        )
      : account
  ).executeTakeFirst();
};

/** Held until the transaction ends. */
const accounts = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.given_name', 'users.surname', 'users.telephone', 'users.email'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('user_role'))
    .where('users.archived_at', 'is', null)
    .forUpdate('users');

export const holdPeople = (ctx: Ctx, uids: readonly number[]) =>
  accounts(ctx)
    .where('users.id', 'in', [...new Set(uids)])
    .orderBy('users.id')
    .execute();

/** Lecturers among them who have no enrolment left, held until the transaction ends. */
export const holdFormerStudents = (ctx: Ctx, uids: readonly number[]) =>
  accounts(ctx)
    .where('users.id', 'in', [...new Set(uids)])
    .where('users.user_role', '=', role.lecturerAndStudent)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('enrolments as e')
            .select('e.id')
            .whereRef('e.uid', '=', 'users.id')
            .where('e.archived_at', 'is', null),
        ),
      ),
    )
    .orderBy('users.id')
    .execute();
