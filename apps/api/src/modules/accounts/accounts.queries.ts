import { isRole } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

const accountColumns = [
  'id',
  'uuid',
  'name',
  'email',
  'email_alt',
  'telephone',
  'user_role',
  'active',
  'is_company',
  'rodo',
  'password_hash',
  'must_change_password',
  'archived_at',
] as const;

export type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

export const findByEmail = async (ctx: Ctx, email: string) =>
  known(
    await ctx.db
      .selectFrom('users')
      .select(accountColumns)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst(),
  );

export const findById = async (ctx: Ctx, id: number) =>
  known(await ctx.db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst());

/** The oldest active account of a number. */
export const findByTelephone = async (ctx: Ctx, telephone: string) =>
  known(
    await ctx.db
      .selectFrom('users')
      .select(accountColumns)
      .where('telephone', '=', telephone)
      .where('active', '=', 1)
      .where('archived_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  );

export const setPassword = (ctx: Ctx, id: number, passwordHash: string) =>
  ctx.db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', id)
    .execute();

/** The old password stops to work when a one-time password is used. */
export const dropPassword = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('users')
    .set({ password_hash: null, must_change_password: true })
    .where('id', '=', id)
    .execute();

export const giveConsent = (ctx: Ctx, id: number, noticeVersion: string) =>
  ctx.db
    .updateTable('users')
    .set({ rodo: ctx.clock.now(), rodo_version: noticeVersion })
    .where('id', '=', id)
    .where('rodo', 'is', null)
    .execute();

export interface NewOneTimePassword {
  readonly userId: number;
  readonly kind: 'recovery' | 'first-login';
  readonly passwordHash: Buffer;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export const replaceOneTimePassword = async (ctx: Ctx, secret: NewOneTimePassword): Promise<void> => {
  await closeOneTimePasswords(ctx, secret.userId);
  await ctx.db
    .insertInto('one_time_passwords')
    .values({
      user_id: secret.userId,
      kind: secret.kind,
      password_hash: secret.passwordHash,
      token_hash: secret.tokenHash,
      created_at: ctx.clock.now(),
      expires_at: secret.expiresAt,
    })
    .execute();
};

export const closeOneTimePasswords = (ctx: Ctx, userId: number) =>
  ctx.db
    .updateTable('one_time_passwords')
    .set({ used_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();

/** Uses it up in the same statement: of two requests with one secret only the first gets it. */
export const takeOneTimePassword = (
  ctx: Ctx,
  by: { userId: number; passwordHash: Buffer } | { tokenHash: Buffer },
) => {
  let query = ctx.db
    .updateTable('one_time_passwords')
    .set({ used_at: ctx.clock.now() })
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now());
  if ('tokenHash' in by) query = query.where('token_hash', '=', by.tokenHash);
  else query = query.where('user_id', '=', by.userId).where('password_hash', '=', by.passwordHash);
  return query.returning(['user_id']).executeTakeFirst();
};

/** A role number that is not in the list may do nothing, so it is as if the account did not exist. */
const known = <Row extends { user_role: number; is_company: number }>(row: Row | undefined) => {
  if (!row || !isRole(row.user_role)) return undefined;
  return { ...row, user_role: row.user_role, is_company: row.is_company === 1 ? (1 as const) : (0 as const) };
};
