import type { Student, StudentEdit } from '@indeks/contract/students/students.schemas';
import { changeAccount, changingAddress } from '#modules/accounts/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './students.queries.ts';
import { announce, canEditAccount, seenPlaces, studentToWire } from './students.service.ts';

/** Name, e-mail and telephone. Whoever gets another address signs in anew, and both addresses are told. */
export const editStudent = async (
  ctx: SignedInCtx,
  id: number,
  { version, password, code, ...input }: StudentEdit,
): Promise<Student> => {
  await getEditable(ctx, id);
  const given = { password, code };
  return changingAddress(ctx, { userId: id, email: input.email, given }, async (tx, permit) => {
    const { row: before, seen } = await getEditable(tx, id);
    const { active, email_alt } = before;
    const changed = await changeAccount(tx, { id, version }, { ...input, active, email_alt }, permit);
    const after = getOrRefuse(await queries.findStudent(tx, id, seen));
    if (!changed)
      await refuseStale(tx, { actions: ['student.edit'], subjectId: id, current: studentToWire(tx, after) });
    await audit(tx, {
      action: 'student.edit',
      subjectId: id,
      before: accountOf(before),
      after: accountOf(after),
    });
    announce(tx, [id]);
    return studentToWire(tx, after);
  });
};

/** Asked before the password is, so that nobody learns from the question who is there, and once more in the transaction. */
const getEditable = async (ctx: SignedInCtx, id: number) => {
  const seen = await seenPlaces(ctx);
  const row = getOrRefuse(await queries.findStudent(ctx, id, seen));
  if (!canEditAccount(ctx, row.user_role)) refuse('auth/not-allowed');
  return { row, seen };
};

const accountOf = ({ enrolments: _enrolments, ...account }: queries.StudentRow) => account;
