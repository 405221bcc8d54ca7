import { role } from '@indeks/contract/access/roles';
import { giveRoles } from '#modules/identity/accounts/index.ts';
import { announcePeople } from '#modules/employment/staff/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { mayStudy } from '../students.policy.ts';
import { holdFormerStudents, holdPeople } from './people-to-enrol.queries.ts';

/** A lecturer becomes one who also studies, and signs in anew. Nobody else of the staff studies under a work account. */
export const takeUpStudies = async (tx: SignedInCtx, uids: readonly number[]): Promise<void> => {
  const people = await holdPeople(tx, uids);
  if (!people.every(({ user_role }) => mayStudy(user_role))) refuse('students/staff-account');
  const lecturers = people.filter(({ user_role }) => user_role === role.lecturer).map(({ id }) => id);
  await change(tx, lecturers, role.lecturer, role.lecturerAndStudent);
};

/** A lecturer without an enrolment is a lecturer alone again, and signs in anew. */
export const leaveStudies = async (tx: SignedInCtx, uids: readonly number[]): Promise<void> => {
  const former = (await holdFormerStudents(tx, uids)).map(({ id }) => id);
  await change(tx, former, role.lecturerAndStudent, role.lecturer);
};

type LecturersRole = typeof role.lecturer | typeof role.lecturerAndStudent;

const change = async (
  tx: SignedInCtx,
  ids: readonly number[],
  from: LecturersRole,
  to: LecturersRole,
): Promise<void> => {
  if (ids.length === 0) return;
  await giveRoles(tx, ids, to);
  const [before, after] = [{ user_role: from }, { user_role: to }];
  await auditAll(
    tx,
    ids.map((id) => ({ action: 'account.change-role', subjectId: id, before, after })),
  );
  announcePeople(tx, ids);
};
