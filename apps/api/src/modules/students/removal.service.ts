import { role } from '@indeks/contract/access/roles';
import { changeRolesOf } from '#modules/accounts/index.ts';
import { announcePeople } from '#modules/staff/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse } from '#platform/errors.ts';
import * as queries from './enrolments.queries.ts';
import { lockFormerStudents } from './people-to-enrol.queries.ts';
import { announce, seenPlaces } from './students.service.ts';

/** All or none. One with payments or grades is archived with them; the others are deleted. Accounts stay. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    await queries.holdPeopleOf(tx, ids);
    const rows = getAllOrRefuse(ids, await queries.lockMany(tx, ids, await seenPlaces(tx)));
    const staying = await queries.referenced(tx, ids);
    const removed = rows.filter(({ id }) => !staying.has(id));
    if (removed.length > 0)
      await removeRows(tx, 'enrolments', removed, () => ({ action: 'enrolment.delete' }));
    await archive(
      tx,
      rows.filter(({ id }) => staying.has(id)),
    );
    const uids = rows.map(({ uid }) => uid);
    await leaveStudies(tx, uids);
    announce(tx, uids);
    return { ok: true as const };
  });

const archive = async (tx: SignedInCtx, rows: readonly queries.EnrolmentRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await queries.archive(
    tx,
    rows.map(({ id }) => id),
  );
  await auditAll(
    tx,
    rows.map((before) => ({ action: 'enrolment.archive', subjectId: before.id, before })),
  );
};

/** A lecturer without an enrolment is a lecturer alone again, and signs in anew. */
const leaveStudies = async (tx: SignedInCtx, uids: readonly number[]): Promise<void> => {
  const former = (await lockFormerStudents(tx, uids)).map(({ id }) => id);
  if (former.length === 0) return;
  await changeRolesOf(tx, former, role.lecturer);
  const [before, after] = [{ user_role: role.lecturerAndStudent }, { user_role: role.lecturer }];
  await auditAll(
    tx,
    former.map((id) => ({ action: 'account.change-role', subjectId: id, before, after })),
  );
  announcePeople(tx, former);
};
