import { isRole } from '@indeks/contract/access/roles';
import { flag, isOn, toFlag } from '@indeks/contract/common/flags';
import { sql, type QueryCreator } from 'kysely';
import { latestBelievable } from '#platform/auth/clock-skew.ts';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import type { DB } from '#platform/db/generated/schema.ts';

const accounts = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('questionnaires', 'questionnaires.user_id', 'users.id')
    .leftJoin('second_steps', 'second_steps.user_id', 'users.id')
    .select([
      'users.id',
      'users.uuid',
      'users.name',
      'users.email',
      'users.email_alt',
      'users.telephone',
      'users.user_role',
      'users.active',
      'users.is_company',
      'users.rodo',
      'users.password_hash',
      'users.first_login_at',
      'users.must_change_password',
      'users.archived_at',
      'questionnaires.form_date',
      // Null also while one is set up and not confirmed.
      'second_steps.confirmed_at as second_step_since',
    ])
    .select([fileVersion(sql.ref('users.avatar_file')).as('avatar'), rateToday(ctx).as('rate_per_km')]);

/** In hundredths of a złoty per km; null when none was set. */
const rateToday = (ctx: Ctx) =>
  sql<number | null>`(select rate from km_rates where km_rates.user_id = users.id
    and valid_from <= ${ctx.clock.today()} order by valid_from desc limit 1)`;

export type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

export const findByEmail = async (ctx: Ctx, email: string) =>
  known(
    await accounts(ctx)
      .where(sql`lower(users.email)`, '=', email.toLowerCase())
      .where('users.archived_at', 'is', null)
      .executeTakeFirst(),
  );

export const findById = async (ctx: Ctx, id: number) =>
  known(await accounts(ctx).where('users.id', '=', id).executeTakeFirst());

/** The oldest active account of a number. */
export const findByTelephone = async (ctx: Ctx, telephone: string) =>
  known(
    await accounts(ctx)
      .where('users.telephone', '=', telephone)
      .where('users.active', '=', flag.on)
      .where('users.archived_at', 'is', null)
      .orderBy('users.id')
      .limit(1)
      .executeTakeFirst(),
  );

export interface NewOneTimePassword {
  readonly userId: number;
  readonly kind: 'recovery' | 'first-login';
  readonly passwordHash: Buffer;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export const replaceOneTimePassword = async (ctx: Ctx, secret: NewOneTimePassword): Promise<void> => {
  await closeOneTimePasswords(ctx, [secret.userId]);
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

export const closeOneTimePasswords = (ctx: Ctx, userIds: readonly number[]) =>
  closingOfOneTimePasswords(ctx.db, userIds, ctx.clock.now()).execute();

/** The same as a part of another statement. */
export const closingOfOneTimePasswords = (db: QueryCreator<DB>, userIds: readonly number[], now: Date) =>
  db
    .updateTable('one_time_passwords')
    .set({ used_at: now })
    .where('user_id', 'in', userIds)
    .where('used_at', 'is', null);

/** Uses it up in the same statement: of two requests with one secret only the first gets it. */
export const takeOneTimePassword = (
  ctx: Ctx,
  by: { userId: number; passwordHash: Buffer } | { tokenHash: Buffer },
) => {
  let query = ctx.db
    .updateTable('one_time_passwords')
    .set({ used_at: ctx.clock.now() })
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .where('created_at', '<=', latestBelievable(ctx.clock.now()));
  if ('tokenHash' in by) query = query.where('token_hash', '=', by.tokenHash);
  else query = query.where('user_id', '=', by.userId).where('password_hash', '=', by.passwordHash);
  return query.returning(['user_id']).executeTakeFirst();
};

/** An unknown role number has no rights, so the account is treated as missing. */
const known = <Row extends { user_role: number; is_company: number }>(row: Row | undefined) => {
  if (!row || !isRole(row.user_role)) return undefined;
  return { ...row, user_role: row.user_role, is_company: toFlag(isOn(row.is_company)) };
};
