import { transact, type SignedInCtx } from '#platform/context.ts';
import { holdPeopleOfEnrolments } from '#platform/db/holding.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './enrolments.queries.ts';
import { leaveStudies } from './studying.service.ts';
import { announce, seenPlaces } from '../students.service.ts';

/** All or none. One with payments or grades is not deleted but archived, which takes a reason. Accounts stay. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    // Locks all people at once, so that the triggers of later statements find them locked.
    await holdPeopleOfEnrolments(tx, ids);
    const rows = getAllOrRefuse(ids, await queries.holdMany(tx, ids, await seenPlaces(tx)));
    const kept = await queries.referenced(tx, ids);
    if (kept.size > 0) refuse('students/has-records', { details: { ids: [...kept] } });
    await removeRows(tx, 'enrolments', rows, () => ({ action: 'enrolment.delete' }));
    const uids = rows.map(({ uid }) => uid);
    await leaveStudies(tx, uids);
    announce(tx, uids);
    return { ok: true as const };
  });
