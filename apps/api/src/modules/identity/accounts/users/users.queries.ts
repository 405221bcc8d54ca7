import type { Role } from '@indeks/contract/access/roles';
import { toFlag } from '@indeks/contract/common/flags';
import type { NameParts } from '@indeks/contract/identity/people/names.rules';
import { sql } from 'kysely';
import { deletionOfSessions } from '#platform/auth/sessions.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { orNone } from '#platform/db/or-none.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import { closingOfOneTimePasswords } from '../accounts.queries.ts';

export interface Contact {
  readonly email: string;
  readonly telephone: string;
}

export interface AccountFields extends Contact, NameParts {
  readonly email_alt: string | null;
}

export interface NewAccount extends AccountFields {
  readonly user_role: Role;
  readonly is_company: number;
}

/** Until the transaction ends: two changes of one account wait for each other. */
export const hold = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('users')
    .select(['name', 'given_name', 'surname', 'degree', 'email', 'telephone'])
    .select(['is_company', 'avatar_file', avatar()])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insert = (ctx: Ctx, account: NewAccount): Promise<number> =>
  insertRow(ctx.db, 'users', { ...account, created_at: ctx.clock.now() });

export const update = (ctx: Ctx, key: VersionKey, account: AccountFields & { readonly active: number }) =>
  updateVersioned(ctx, 'users', key, account);

export const setRole = (ctx: Ctx, key: VersionKey, role: Role) =>
  updateVersioned(ctx, 'users', key, { user_role: role });

/** One statement for all of them, with their sessions. */
export const setRoles = (ctx: Ctx, ids: readonly number[], role: Role) =>
  ctx.db
    .with('ended', (db) => deletionOfSessions(db, orNone(ids)))
    .updateTable('users')
    .set((row) => ({ user_role: role, version: row('version', '+', 1) }))
    .where('id', 'in', orNone(ids))
    .execute();

export const setContact = (ctx: Ctx, id: number, { email, telephone }: Contact) =>
  ctx.db
    .updateTable('users')
    .set((row) => ({ email, telephone, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** The parts of a name that a form has: the company form only the degree, that of a student none. */
export interface FormalName extends Partial<NameParts> {
  readonly degree?: string;
}

/** The version is incremented, so that a person who edits the account at the same time has to read the new name first. */
export const setName = (ctx: Ctx, id: number, name: FormalName) =>
  ctx.db
    .updateTable('users')
    .set((row) => ({ ...name, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const setCompany = (ctx: Ctx, id: number, isCompany: boolean) =>
  ctx.db
    .updateTable('users')
    .set((row) => ({ is_company: toFlag(isCompany), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const setPhoto = (ctx: Ctx, id: number, key: string) =>
  ctx.db
    .updateTable('users')
    .set({ avatar_file: key })
    .where('id', '=', id)
    .returning(avatar())
    .$narrowType<{ avatar: string }>()
    .executeTakeFirstOrThrow();

export const setPassword = (ctx: Ctx, id: number, passwordHash: string) =>
  ctx.db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', id)
    .execute();

/**
 * The same password at another cost, and false if it is no longer the one that was kept. The event of it says so, since
 * the person changed nothing.
 */
export const renewHash = async (
  ctx: Ctx,
  { id, kept, renewed }: { readonly id: number; readonly kept: string; readonly renewed: string },
): Promise<boolean> => {
  await sql`select set_config('app.renewing', 'yes', true)`.execute(ctx.db);
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', kept)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** The old password stops working when a one-time password is used. */
export const dropPassword = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('users')
    .set({ password_hash: null, must_change_password: true })
    .where('id', '=', id)
    .execute();

/** Writes the moment of the first login, and leaves it at every later one. */
export const noteFirstLogin = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('users')
    .set({ first_login_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('first_login_at', 'is', null)
    .execute();

export const setEmail = (ctx: Ctx, id: number, email: string) =>
  ctx.db
    .updateTable('users')
    .set((row) => ({ email, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const giveConsent = (ctx: Ctx, id: number, noticeVersion: string) =>
  ctx.db
    .updateTable('users')
    .set({ rodo: ctx.clock.now(), rodo_version: noticeVersion })
    .where('id', '=', id)
    .where('rodo', 'is', null)
    .execute();

/**
 * Those of the accounts that must stay: the audit log names them as actors, or a foreign key that forbids their
 * deletion points at them. The accounts must be held: then no new row can point at them either.
 */
export const thoseThatMustStay = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from referenced_users(${[...ids]}::integer[]) as id
    union
    select actor_id from audit_log where actor_id = any(${[...ids]}::integer[])`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
};

/** One statement for all of them. With an archived account go its sessions and what was mailed to it. */
export const close = async (
  ctx: Ctx,
  { erased, archived }: { readonly erased: readonly number[]; readonly archived: readonly number[] },
): Promise<void> => {
  await ctx.db
    .with('erased', (db) => db.deleteFrom('users').where('id', 'in', orNone(erased)))
    .with('ended', (db) => deletionOfSessions(db, orNone(archived)))
    .with('closed', (db) => closingOfOneTimePasswords(db, orNone(archived), ctx.clock.now()))
    .updateTable('users')
    .set((row) => ({ archived_at: ctx.clock.now(), version: row('version', '+', 1) }))
    .where('id', 'in', orNone(archived))
    .execute();
};

const avatar = () => fileVersion(sql.ref('users.avatar_file')).as('avatar');

/** Everybody of these roles who can sign in. */
export const listPeopleInRoles = (
  ctx: Ctx,
  roles: readonly Role[],
): Promise<{ id: number; email: string }[]> =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('user_role', 'in', [...roles])
    .where('active', '=', 1)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
