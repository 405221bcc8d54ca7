import type { Student, StudentEdit } from '@indeks/contract/students/students.schemas';
import { changeAccount } from '#modules/accounts/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './students.queries.ts';
import { announce, canEditAccount, seenPlaces, studentToWire } from './students.service.ts';

/** Name, e-mail and telephone. Whoever gets another address signs in anew, and both addresses are told. */
export const editStudent = (
  ctx: SignedInCtx,
  id: number,
  { version, ...input }: StudentEdit,
): Promise<Student> =>
  transact(ctx, async (tx) => {
    const seen = await seenPlaces(tx);
    const before = getOrRefuse(await queries.findStudent(tx, id, seen));
    if (!canEditAccount(tx, before.user_role)) refuse('auth/not-allowed');
    const { active, email_alt } = before;
    const changed = await changeAccount(tx, { id, version }, { ...input, active, email_alt });
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

const accountOf = ({ enrolments: _enrolments, ...account }: queries.StudentRow) => account;
