import { role } from '@indeks/contract/access/roles';
import { flag } from '@indeks/contract/common/flags';
import type { EnrolmentToAdd } from '@indeks/contract/students/adding.schemas';
import { isAddingBlocked } from '@indeks/contract/students/students.rules';
import { addAccount, changeRolesOf } from '#modules/accounts/index.ts';
import { findRightOver } from '#modules/person-rights/index.ts';
import { announcePeople } from '#modules/staff/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './enrolments.queries.ts';
import { kept, refuseBroken, refuseUnfit, slotsOf } from './fitting.service.ts';
import { nextAccount } from './payment-accounts.service.ts';
import * as people from './people-to-enrol.queries.ts';
import { announce, seenPlaces, toWire } from './students.service.ts';

/**
 * Enrols somebody, in the caller's transaction where there is one. A known person keeps their data, and is entrusted only
 * to a caller who had the full right over them before.
 */
export const addEnrolment = async (ctx: SignedInCtx, input: EnrolmentToAdd) => {
  if (isAddingBlocked(ctx.actor.role, ctx.clock.today())) refuse('students/adding-blocked');
  try {
    return await transact(ctx, async (tx) => {
      const seen = await seenPlaces(tx);
      await refuseUnfit(tx, input, { seen });
      const { uid, existed, entrusted } = await personFor(tx, input, seen);
      const { date, pid, coordinator, comment } = input;
      const bank_account = kept(input.bank_account, undefined) ?? (await nextAccount(tx)) ?? null;
      const columns = { date, pid, coordinator, comment, bank_account, entrusted };
      const id = await queries.insert(tx, uid, columns, slotsOf(input));
      const after = getOrRefuse(await queries.find(tx, id, undefined));
      await audit(tx, { action: 'enrolment.create', subjectId: id, after });
      announce(tx, [uid]);
      return { existed, enrolment: toWire(tx, after) };
    });
  } catch (error) {
    return refuseBroken(error);
  }
};

interface Enrolled {
  readonly uid: number;
  readonly existed: boolean;
  readonly entrusted: boolean;
}

/** By number, by a known address, or a new account with the mail of the first login. */
const personFor = async (
  tx: SignedInCtx,
  { uid, email = '', telephone = '', given_name = '', surname = '' }: EnrolmentToAdd,
  seen: queries.SeenPlaces,
): Promise<Enrolled> => {
  if (uid === undefined) await people.holdAddress(tx, email);
  const known =
    uid === undefined ? await people.lockByEmail(tx, email) : await people.lockSeen(tx, uid, seen);
  if (known) {
    const entrusted = (await findRightOver(tx, known.id)) === 'full';
    await takeUpStudies(tx, known);
    return { uid: known.id, existed: true, entrusted };
  }
  if (uid !== undefined) return refuse('record/not-found');
  const account = { given_name, surname, email, telephone, email_alt: null, is_company: flag.off };
  const id = await addAccount(tx, { ...account, user_role: role.student });
  await audit(tx, {
    action: 'student.create',
    subjectId: id,
    after: { id, given_name, surname, email, telephone },
  });
  return { uid: id, existed: false, entrusted: true };
};

/** A lecturer becomes one who also studies, and signs in anew. Nobody else of the staff studies under a work account. */
const takeUpStudies = async (tx: SignedInCtx, { id, user_role }: people.KnownPerson): Promise<void> => {
  if (user_role === role.student || user_role === role.lecturerAndStudent) return;
  if (user_role !== role.lecturer) return refuse('students/staff-account');
  await changeRolesOf(tx, [id], role.lecturerAndStudent);
  const [before, after] = [{ user_role }, { user_role: role.lecturerAndStudent }];
  await audit(tx, { action: 'account.change-role', subjectId: id, before, after });
  announcePeople(tx, [id]);
};
