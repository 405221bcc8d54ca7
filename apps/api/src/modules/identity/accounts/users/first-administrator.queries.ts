import { role, type Role } from '@indeks/contract/access/roles';
import type { NameParts } from '@indeks/contract/identity/people/names.rules';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** Without the lock two concurrent commands would both find no administrator. */
export const holdAccounts = (tx: Ctx) => sql`lock table users in share row exclusive mode`.execute(tx.db);

export const hasSuperAdmin = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.db
    .selectFrom('users')
    .select('id')
    .where('user_role', '=', role.superAdmin)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface NewAccount {
  readonly name: NameParts;
  readonly email: string;
  readonly role: Role;
}

export const insert = (tx: Ctx, { name, email, role: userRole }: NewAccount) =>
  tx.db
    .insertInto('users')
    .values({ ...name, email, user_role: userRole, created_at: tx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
