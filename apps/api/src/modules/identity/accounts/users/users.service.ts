import { isDeepStrictEqual } from 'node:util';
import type { Role } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';
import { peopleTexts } from '@indeks/contract/identity/people/people.texts';
import { audit } from '#platform/audit/audit.queries.ts';
import { deleteSessionsOf } from '#platform/auth/sessions.queries.ts';
import type { Ctx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import type { VersionKey } from '#platform/db/versioned.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { findById } from '../accounts.queries.ts';
import { endAccess } from '../signing-in/access.service.ts';
import { isOwned, isSameAddress } from '../accounts.rules.ts';
import { requirePermit, type AddressPermit } from './address-permit.service.ts';
import { addressChangedJob } from './address-changes.jobs.ts';
import * as addressChanges from './address-changes.queries.ts';
import { sendFirstLogin } from '../signing-in/first-login.service.ts';
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
  permit: AddressPermit,
): Promise<boolean> => {
  const before = await holdAccount(tx, key.id);
  requirePermit(permit, key.id, before, account);
  const changed = await unlessEmailTaken('people/email-exists', () => queries.update(tx, key, account));
  if (!changed) return false;
  if (!isOn(account.active)) await deleteSessionsOf(tx.db, key.id);
  await followNewAddress(tx, key.id, before, account);
  return true;
};

/** False when somebody else changed the account since it was read. A change of role ends the sessions of the account. */
export const giveRole = async (tx: Ctx, key: VersionKey, role: Role): Promise<boolean> => {
  if (!(await queries.setRole(tx, key, role))) return false;
  await deleteSessionsOf(tx.db, key.id);
  return true;
};

/** For a role that follows from something else. The caller holds the accounts; their sessions end. */
export const giveRoles = async (tx: Ctx, ids: readonly number[], role: Role): Promise<void> => {
  await queries.setRoles(tx, ids, role);
};

/** Returns the previous contact. */
export const changeContact = async (tx: Ctx, id: number, contact: queries.Contact, permit: AddressPermit) => {
  const before = await holdAccount(tx, id);
  requirePermit(permit, id, before, contact);
  await unlessEmailTaken('people/email-exists', () => queries.setContact(tx, id, contact));
  await followNewAddress(tx, id, before, contact);
  return { email: before.email, telephone: before.telephone };
};

/** The parts that are not named stay as they are. */
export const renameAccount = async (tx: Ctx, id: number, name: queries.FormalName): Promise<void> => {
  const { given_name, surname, degree } = await holdAccount(tx, id);
  const before = { given_name, surname, degree };
  const after = { ...before, ...name };
  if (isDeepStrictEqual(before, after)) return;
  await queries.setName(tx, id, name);
  await audit(tx, { action: 'account.rename', subjectId: id, before, after });
};

export const setCompany = async (tx: Ctx, id: number, isCompany: boolean): Promise<void> => {
  await queries.setCompany(tx, id, isCompany);
};

/** Returns the previous photo with the key of its file, and the new one. */
export const setPhoto = async (tx: Ctx, id: number, key: string) => {
  const { avatar_file: file, avatar } = await holdAccount(tx, id);
  return { before: { file, avatar }, after: await queries.setPhoto(tx, id, key) };
};

/** Locks the account until the transaction ends. */
export const holdAccount = async (tx: Ctx, id: number) => getOrRefuse(await queries.hold(tx, id));

/**
 * Deletes the accounts that left no record and archives the others, with their sessions and mailed secrets. Returns
 * the archived ones. The caller holds them all.
 */
export const closeAccounts = async (tx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const archived = await queries.thoseThatMustStay(tx, ids);
  await queries.close(tx, { archived: [...archived], erased: ids.filter((id) => !archived.has(id)) });
  return archived;
};

/**
 * A change of the address could take the account over: sessions end, what was mailed to the old address stops working,
 * both addresses are told, and the old one is offered a way back. An account with which nobody has ever come in gets its
 * first mail at the new address instead: the old one was mistyped, and whoever reads it there has no right to the account.
 */
const followNewAddress = async (
  tx: Ctx,
  id: number,
  before: Pick<queries.Contact, 'email'>,
  after: Pick<queries.Contact, 'email'>,
): Promise<void> => {
  if (isSameAddress(before.email, after.email)) return;
  await endAccess(tx, id);
  if (!isOwned(getOrRefuse(await findById(tx, id)))) return sendFirstLogin(tx, id);
  const changeId = await addressChanges.insert(tx, {
    userId: id,
    oldEmail: before.email,
    newEmail: after.email,
  });
  await tx.services.jobs.enqueue(tx, addressChangedJob, { changeId });
};

/** The unique index decides, whatever the case of the letters and however many try at once. */
const unlessEmailTaken = async <T>(
  code: 'people/email-taken' | 'people/email-exists',
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    const fields = [{ path: 'email', message: peopleTexts.emailTaken }];
    return refuse(code, { fields, details: { userExists: true } });
  }
};

export const isEmailTaken = (error: unknown): boolean =>
  brokenConstraint(error)?.constraint === 'users_email';
