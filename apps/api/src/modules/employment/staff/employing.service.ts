import { role, type Role } from '@indeks/contract/access/roles';
import type { SamePerson } from '@indeks/contract/identity/people/same-person.schemas';
import { changeAccount, changingAddress, giveRoles, setCompany } from '#modules/identity/accounts/index.ts';
import { findPersonRow } from '#modules/identity/people/index.ts';
import { holdHolder, refuseHeldAddress, settleSamePerson } from '#modules/provider/person-rights/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';

interface Wanted {
  readonly given_name: string;
  readonly surname: string;
  readonly email: string;
  readonly telephone: string;
  readonly email_alt: string | null;
  readonly user_role: Role;
  readonly is_company: number;
}

/**
 * When somebody has the address of a new account already: a student who is to teach becomes one who does both, after the
 * question whether they are the same person; of anybody else it is said who they are. Undefined when the address is free.
 */
export const employHolder = async (
  tx: SignedInCtx,
  wanted: Wanted,
  choices: SamePerson,
): Promise<number | undefined> => {
  const holder = await holdHolder(tx, wanted.email);
  if (!holder) return undefined;
  const isToTeach = wanted.user_role === role.lecturer || wanted.user_role === role.lecturerAndStudent;
  if (!isToTeach || holder.user_role !== role.student) return refuseHeldAddress(holder);
  await settleSamePerson(tx, holder, {
    typed: wanted,
    choices,
    right: 'full',
    code: 'people/confirm-lecturer',
  });
  await giveRoles(tx, [holder.id], role.lecturerAndStudent);
  const [before, after] = [{ user_role: holder.user_role }, { user_role: role.lecturerAndStudent }];
  await audit(tx, { action: 'account.change-role', subjectId: holder.id, before, after });
  if (wanted.is_company !== 0) await setCompany(tx, holder.id, true);
  if (wanted.email_alt !== null) await giveSecondAddress(tx, holder.id, wanted);
  return holder.id;
};

const giveSecondAddress = async (
  tx: SignedInCtx,
  id: number,
  { email_alt, telephone: typed }: Wanted,
): Promise<void> => {
  const { version, given_name, surname, email, telephone, active } = getOrRefuse(await findPersonRow(tx, id));
  const account = { given_name, surname, email, telephone: telephone ?? typed, active, email_alt };
  await changingAddress(tx, { userId: id, email, given: {} }, (inner, permit) =>
    changeAccount(inner, { id, version }, account, permit),
  );
};
