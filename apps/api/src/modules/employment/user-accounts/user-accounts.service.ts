import { role } from '@indeks/contract/access/roles';
import { flag } from '@indeks/contract/common/flags';
import type {
  NewUserAccount,
  RoleChange,
  UserAccount,
} from '@indeks/contract/employment/user-accounts/user-accounts.schemas';
import {
  addAccount,
  asksConfirmationOfRole,
  giveRole,
  confirmed,
  holdAccount,
} from '#modules/identity/accounts/index.ts';
import { findPersonRow, personToWire, type PersonRow } from '#modules/identity/people/index.ts';
import { releaseCoordinators } from '#modules/provider/places/index.ts';
import { announcePeople, employHolder, makeSecondAddress } from '#modules/employment/staff/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { canChangeRole, canGive, rolesToGive } from './user-accounts.policy.ts';
import * as queries from './user-accounts.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.AccountsFilter) => {
  const page = await queries.list(ctx, filter);
  return {
    ...page,
    items: page.items.map((row) => toWire(ctx, row)),
    second_mail_domain: ctx.services.config.PROVIDER_SECOND_MAIL_DOMAIN,
    roles: rolesToGive(ctx.actor),
  };
};

export const create = (
  ctx: SignedInCtx,
  { email_alt, password, code, same_person, ...input }: NewUserAccount,
) => {
  if (!canGive(ctx.actor, input.user_role)) refuse('auth/not-allowed');
  const add = async (tx: SignedInCtx): Promise<UserAccount> => {
    const account = { ...input, email_alt: makeSecondAddress(tx, email_alt), is_company: flag.off };
    const id = (await employHolder(tx, account, same_person)) ?? (await addAccount(tx, account));
    const after = await getRow(tx, id);
    await audit(tx, { action: 'account.create', subjectId: id, after });
    announcePeople(tx, [id]);
    return toWire(tx, after);
  };
  const asks = asksConfirmationOfRole(input.user_role);
  return asks ? confirmed(ctx, { password, code }, add) : transact(ctx, add);
};

/** Ends the person's sessions. What they wrote stays theirs; a coordinator's places are released. */
export const changeRole = async (ctx: SignedInCtx, id: number, input: RoleChange) => {
  if (!canGive(ctx.actor, input.user_role)) refuse('auth/not-allowed');
  if (id === ctx.actor.id) refuse('people/own-role');
  const { user_role: current } = await getChangeable(ctx, id);
  const change = async (tx: SignedInCtx): Promise<UserAccount> => {
    await holdAccount(tx, id);
    const before = await getChangeable(tx, id);
    await refuseIfEnrolled(tx, before, input);
    const changed = await giveRole(tx, { id, version: input.version }, input.user_role);
    const after = await getRow(tx, id);
    const edits = { actions: ['account.change-role'], subjectId: id, current: toWire(tx, after) };
    // A role that was changed since it was asked for is a newer version, too.
    if (!changed) await refuseStale(tx, edits);
    if (before.user_role === role.coordinator && input.user_role !== role.coordinator)
      await releaseCoordinators(tx, [id]);
    await audit(tx, { action: 'account.change-role', subjectId: id, before, after });
    announcePeople(tx, [id]);
    return toWire(tx, after);
  };
  const asks = asksConfirmationOfRole(current, input.user_role);
  return asks ? confirmed(ctx, input, change) : transact(ctx, change);
};

const getChangeable = async (ctx: SignedInCtx, id: number): Promise<PersonRow> => {
  const row = await getRow(ctx, id);
  return canChangeRole(ctx.actor, row) ? row : refuse('record/not-found');
};

/** A lecturer who studies here stays a student until the last enrolment is archived. */
const refuseIfEnrolled = async (tx: SignedInCtx, before: PersonRow, { user_role }: RoleChange) => {
  const leavesStudies = before.user_role === role.lecturerAndStudent && user_role !== before.user_role;
  if (leavesStudies && (await queries.isEnrolled(tx, before.id))) refuse('people/enrolled');
};

const getRow = async (ctx: SignedInCtx, id: number) => getOrRefuse(await findPersonRow(ctx, id));

const toWire = (ctx: SignedInCtx, row: PersonRow): UserAccount => ({
  ...personToWire(ctx, row),
  can: {
    roles: canChangeRole(ctx.actor, row)
      ? rolesToGive(ctx.actor).filter((wanted) => wanted !== row.user_role)
      : [],
  },
});
