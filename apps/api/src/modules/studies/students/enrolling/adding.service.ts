import { role } from '@indeks/contract/access/roles';
import { flag } from '@indeks/contract/common/flags';
import type { EnrolmentToAdd } from '@indeks/contract/studies/students/adding.schemas';
import { isAddingBlocked } from '@indeks/contract/studies/students/students.rules';
import { addAccount } from '#modules/identity/accounts/index.ts';
import { findRightOver, settleSamePerson } from '#modules/provider/person-rights/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './enrolments.queries.ts';
import { kept, refuseArchived, refuseBroken, refuseUnfit, fillSlots } from './fitting.service.ts';
import { nextAccount } from '../payment-accounts/payment-accounts.service.ts';
import { mayStudy } from '../students.policy.ts';
import * as people from './people-to-enrol.queries.ts';
import { takeUpStudies } from './studying.service.ts';
import { announce, seenPlaces, toWire } from '../students.service.ts';

/**
 * Enrols somebody, in the caller's transaction where there is one. A known person of whom other data were typed is asked about,
 * and is entrusted only to a caller who had the full right over them before.
 */
export const addEnrolment = async (ctx: SignedInCtx, input: EnrolmentToAdd) => {
  if (isAddingBlocked(ctx.actor.role, ctx.clock.today())) refuse('students/adding-blocked');
  try {
    return await transact(ctx, async (tx) => {
      const seen = await seenPlaces(tx);
      await refuseUnfit(tx, input, { seen });
      const { uid, existed, entrusted } = await personFor(tx, input, seen);
      if (existed) await refuseArchived(tx, uid, input);
      const { date, pid, coordinator, comment } = input;
      const bank_account = kept(input.bank_account, undefined) ?? (await nextAccount(tx)) ?? null;
      const columns = { date, pid, coordinator, comment, bank_account, entrusted };
      const id = await queries.insert(tx, uid, columns, fillSlots(input));
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
  { uid, same_person: choices, ...input }: EnrolmentToAdd,
  seen: queries.SeenPlaces,
): Promise<Enrolled> => {
  const { email = '', telephone = '', given_name = '', surname = '' } = input;
  if (uid === undefined) await people.holdAddress(tx, email);
  const known =
    uid === undefined ? await people.holdByEmail(tx, email) : await people.holdSeen(tx, uid, seen);
  if (known) {
    if (!mayStudy(known.user_role)) refuse('students/staff-account');
    const right = await findRightOver(tx, known.id);
    // A person chosen from the list has no typed data to check.
    const typed = uid === undefined ? input : {};
    await settleSamePerson(tx, known, { typed, choices, right });
    await takeUpStudies(tx, [known.id]);
    return { uid: known.id, existed: true, entrusted: right === 'full' };
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
