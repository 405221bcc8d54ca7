import { role, type Role } from '@indeks/contract/access/roles';
import type { AddressChange } from '@indeks/contract/identity/accounts/accounts.schemas';
import { staffGroups } from '@indeks/contract/identity/people/people.keys';
import { notify } from '#modules/notices/notifications/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx } from '#platform/context.ts';
import { concerning, refuse } from '#platform/errors.ts';
import { endAccess } from '../signing-in/access.service.ts';
import { restoredAccessMailJob } from '../accounts.jobs.ts';
import { findById, type Account } from '../accounts.queries.ts';
import { isSameAddress, isUsable, maskEmail } from '../accounts.rules.ts';
import { addressTakenBackJob } from '../users/address-changes.jobs.ts';
import * as queries from '../users/address-changes.queries.ts';
import { wayBackUntil } from '../users/address-changes.rules.ts';
import { hashSecret } from './one-time-secret.ts';
import * as secondSteps from '../second-step/second-step.queries.ts';
import * as users from '../users/users.queries.ts';
import { isEmailTaken, holdAccount } from '../users/users.service.ts';

type Change = NonNullable<Awaited<ReturnType<typeof queries.findByWayBack>>>;

export const describe = async (ctx: Ctx, token: string): Promise<AddressChange> => {
  const { old_email, new_email, changed_at } = await getOpen(ctx, token);
  return {
    old_email: maskEmail(old_email),
    new_email: maskEmail(new_email),
    changed_at: changed_at.toISOString(),
    works_until: wayBackUntil(changed_at).toISOString(),
  };
};

/**
 * Returns the account to the holder of the old address: passwords and sessions since the change become invalid, and the one-time
 * password is mailed to the old address. Later changes and their undo links are undone with it.
 */
export const restore = async (ctx: Ctx, token: string) => {
  const change = await getOpen(ctx, token);
  return concerning({ subjectId: change.user_id }, async () => {
    await transact(ctx, (tx) => giveBack(tx, change));
    await ctx.services.events.note(ctx, { kind: 'address-restored', subjectId: change.user_id });
    return { ok: true as const };
  });
};

const giveBack = async (tx: Ctx, change: Change): Promise<void> => {
  await holdAccount(tx, change.user_id);
  const account = await findById(tx, change.user_id);
  if (!isUsable(account)) return refuse('way-back/account-closed', support(tx));
  // The second of two clicks has waited for the lock on the account.
  if (!(await queries.undoFrom(tx, account.id, change.id)).includes(change.id))
    refuse('way-back/over', support(tx));
  await bringBack(tx, account, change.old_email);
  await users.dropPassword(tx, account.id);
  await dropLaterSecondStep(tx, account, change.changed_at);
  await endAccess(tx, account.id);
  const [before, after] = [{ email: account.email }, { email: change.old_email }];
  await audit(tx, { action: 'account.address-restore', subjectId: account.id, before, after });
  await tx.services.jobs.enqueue(tx, restoredAccessMailJob, { userId: account.id });
  await tellOffice(tx, account);
};

/** The replaced address is notified but gets no undo link, since otherwise two mailboxes could take the account from each other. */
const bringBack = async (tx: Ctx, { id, email }: Account, old: string): Promise<void> => {
  if (isSameAddress(email, old)) return;
  try {
    await users.setEmail(tx, id, old);
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    return refuse('way-back/address-taken', support(tx));
  }
  const changeId = await queries.insert(tx, { userId: id, oldEmail: email, newEmail: old, undone: true });
  await tx.services.jobs.enqueue(tx, addressTakenBackJob, { changeId });
};

/** A second step set up before the change is the owner's and stays; a later one could lock the owner out. */
const dropLaterSecondStep = async (tx: Ctx, { id, second_step_since }: Account, changedAt: Date) => {
  if (second_step_since !== null && second_step_since >= changedAt) await secondSteps.remove(tx, id);
};

const tellOffice = async (tx: Ctx, { id, name, user_role }: Account): Promise<void> => {
  const office = await users.listPeopleInRoles(tx, tx.services.roleTable['accounts.manage']);
  const link = choosePage(id, user_role);
  await notify(
    tx,
    office
      .filter((reader) => reader.id !== id)
      .map((reader) => ({
        userId: reader.id,
        kind: 'address-restored',
        senderId: null,
        title: 'Przywrócono poprzedni adres konta',
        text: `${name}: ktoś przywrócił poprzedni adres odnośnikiem z wiadomości. Sprawdź, kto go zmienił.`,
        link,
      })),
  );
};

/** Where the secretariat sees the person, if it does. */
const choosePage = (id: number, of: Role): string => {
  if (of === role.student) return `/students/${id}`;
  if (staffGroups.lecturers.some((group) => group === of)) return `/users/${id}`;
  return staffGroups.administrative.some((group) => group === of)
    ? `/administrativeStaff/${id}`
    : '/notifications';
};

const getOpen = async (ctx: Ctx, token: string): Promise<Change> =>
  (await queries.findByWayBack(ctx, hashSecret(token))) ?? refuse('way-back/over', support(ctx));

const support = (ctx: Ctx) => ({ details: { supportPhone: ctx.services.config.SUPPORT_PHONE } });
