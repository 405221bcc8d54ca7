import { isOn } from '@indeks/contract/common/flags';
import { peopleTexts } from '@indeks/contract/people/people.texts';
import { audit } from '#platform/audit/audit.queries.ts';
import { deleteSessionsOf } from '#platform/auth/sessions.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import type { VersionKey } from '#platform/db/versioned.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { closeOneTimePasswords } from './accounts.queries.ts';
import { sendFirstLogin } from './first-login.service.ts';
import * as queries from './users.queries.ts';

/*
 * The door to the table `users`: no other module writes it. Each function runs in the caller's transaction. The caller
 * writes the audit entry of its own use case; a change that follows from another one is audited here.
 */

/** The new person gets the mail of the first login. */
export const addAccount = async (tx: Ctx, account: queries.NewAccount): Promise<number> => {
  const id = await unlessEmailTaken('people/email-taken', () => queries.insert(tx, account));
  await sendFirstLogin(tx, id);
  return id;
};

/** False when somebody else changed the account since it was read. An inactive account is signed out everywhere. */
export const changeAccount = async (
  tx: Ctx,
  key: VersionKey,
  account: queries.AccountFields & { readonly active: number },
): Promise<boolean> => {
  const before = await lockAccount(tx, key.id);
  const changed = await unlessEmailTaken('people/email-exists', () => queries.update(tx, key, account));
  if (!changed) return false;
  if (!isOn(account.active)) await deleteSessionsOf(tx.db, key.id);
  await followNewAddress(tx, key.id, before, account);
  return true;
};

/** Returns the contact as it was. */
export const changeContact = async (tx: Ctx, id: number, contact: queries.Contact) => {
  const before = await lockAccount(tx, id);
  await unlessEmailTaken('people/email-exists', () => queries.setContact(tx, id, contact));
  await followNewAddress(tx, id, before, contact);
  return { email: before.email, telephone: before.telephone };
};

export const renameAccount = async (tx: Ctx, id: number, name: string): Promise<void> => {
  const before = await lockAccount(tx, id);
  if (before.name === name) return;
  await queries.setName(tx, id, name);
  const entry = { action: 'account.rename', subjectId: id, before: { name: before.name }, after: { name } };
  await audit(tx, entry);
};

export const setCompany = async (tx: Ctx, id: number, isCompany: boolean): Promise<void> => {
  await queries.setCompany(tx, id, isCompany);
};

/** Returns the photo as it was, with the key of its file, and as it is. */
export const setPhoto = async (tx: Ctx, id: number, key: string) => {
  const { avatar_file: file, avatar } = await lockAccount(tx, id);
  return { before: { file, avatar }, after: await queries.setPhoto(tx, id, key) };
};

/** The account is held until the transaction ends. */
export const lockAccount = async (tx: Ctx, id: number) => getOrRefuse(await queries.lock(tx, id));

/**
 * Deletes the accounts that left no record and archives the others, with their sessions and mailed secrets. Returns
 * the archived ones. The caller has locked them all.
 */
export const closeAccounts = async (tx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const archived = await queries.thoseThatMustStay(tx, ids);
  await queries.close(tx, { archived: [...archived], erased: ids.filter((id) => !archived.has(id)) });
  return archived;
};

/** What was mailed to the old address stops working; who has not signed in yet gets the first mail at the new one. */
const followNewAddress = async (
  tx: Ctx,
  id: number,
  before: Pick<queries.Contact, 'email'>,
  after: Pick<queries.Contact, 'email'>,
): Promise<void> => {
  if (before.email === after.email) return;
  const closed = await closeOneTimePasswords(tx, [id]);
  if (closed.some(({ kind }) => kind === 'first-login')) await sendFirstLogin(tx, id);
};

/** The unique index decides, whatever the case of the letters and however many try at once. */
const unlessEmailTaken = async <T>(
  code: 'people/email-taken' | 'people/email-exists',
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error)?.constraint !== 'users_email') throw error;
    const fields = [{ path: 'email', message: peopleTexts.emailTaken }];
    return refuse(code, { fields, details: { userExists: true } });
  }
};
