import type { Admission } from '@indeks/contract/studies/candidates/candidates.schemas';
import { isAddingBlocked } from '@indeks/contract/studies/students/students.rules';
import { addEnrolment } from '#modules/studies/students/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './candidates.queries.ts';
import { announce, changes, toWire } from './candidates.service.ts';

/** Turns a candidate into a student, in one transaction: account, enrolment, and the link of the candidate to it. */
export const admit = (ctx: SignedInCtx, id: number, { version, ...input }: Admission) => {
  if (isAddingBlocked(ctx.actor.role, ctx.clock.today())) refuse('students/adding-blocked');
  return transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    if (before.enrolment_id !== null) refuse('candidates/admitted');
    if (!(await queries.hold(tx, id, version))) {
      const current = toWire(tx, getOrRefuse(await queries.find(tx, id)));
      await refuseStale(tx, { actions: changes, subjectId: id, current });
    }
    const { existed, enrolment } = await addEnrolment(tx, { ...input, ...carriedOver(before) });
    await queries.linkEnrolment(tx, id, enrolment.id);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'candidate.admit', subjectId: id, before, after });
    announce(tx, [id]);
    return { existed, candidate: toWire(tx, after) };
  });
};

const carriedOver = ({
  given_name,
  surname,
  email,
  telephone,
  pid,
  cid,
  cid_2,
  comment,
}: queries.CandidateRow) => ({ given_name, surname, email, telephone, pid, cid, cid_2, comment });
