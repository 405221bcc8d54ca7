import type { Student, StudentEdit } from '@indeks/contract/studies/students/students.schemas';
import { changeAccount, changingAddress, holdAccount } from '#modules/identity/accounts/index.ts';
import { rightOverRow } from '#modules/provider/person-rights/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './students.queries.ts';
import { announce, seenPlaces, studentToWire } from './students.service.ts';

/** Name, e-mail and telephone. Whoever gets another address signs in anew, and both addresses are told. */
export const editStudent = async (
  ctx: SignedInCtx,
  id: number,
  { version, password, code, ...input }: StudentEdit,
): Promise<Student> => {
  await getEditable(ctx, id);
  const given = { password, code };
  return changingAddress(ctx, { userId: id, email: input.email, given }, async (tx, permit) => {
    // A concurrent enrolment of the person waits, so that the right cannot end between the check and the change.
    await holdAccount(tx, id);
    const { row: before, seen } = await getEditable(tx, id);
    const { active, email_alt } = before;
    const changed = await changeAccount(tx, { id, version }, { ...input, active, email_alt }, permit);
    const after = getOrRefuse(await queries.findStudent(tx, id, seen));
    if (!changed)
      await refuseStale(tx, { actions: ['student.edit'], subjectId: id, current: studentToWire(tx, after) });
    await audit(tx, {
      action: 'student.edit',
      subjectId: id,
      before: takeAccount(before),
      after: takeAccount(after),
    });
    announce(tx, [id]);
    return studentToWire(tx, after);
  });
};

/**
 * Checked before the password is asked for, so that the question reveals nothing about other accounts, and again in the
 * transaction.
 */
const getEditable = async (ctx: SignedInCtx, id: number) => {
  const seen = await seenPlaces(ctx);
  const row = getOrRefuse(await queries.findStudent(ctx, id, seen));
  if (rightOverRow(ctx, { role: row.user_role, facts: row.facts }) !== 'full')
    refuse('students/kept-by-secretariat');
  return { row, seen };
};

const takeAccount = ({ enrolments: _enrolments, facts: _facts, ...account }: queries.StudentRow) => account;
