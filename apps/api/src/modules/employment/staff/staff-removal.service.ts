import { closeAccounts } from '#modules/identity/accounts/index.ts';
import { releaseCoordinators } from '#modules/provider/places/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { canTakeAway } from './staff.policy.ts';
import * as queries from './staff.queries.ts';
import { announcePeople } from './staff.service.ts';

/** All of them or none. A person who left records is archived with them; a person without any is deleted. */
export const removeMany = async (ctx: SignedInCtx, ids: readonly number[]) => {
  if (!canTakeAway(ctx.actor, ids)) refuse('people/own-account');
  return transact(ctx, async (tx) => {
    const people = await queries.holdStaff(tx, ids);
    if (people.length !== new Set(ids).size) refuse('record/not-found');
    await releaseCoordinators(tx, ids);
    const archived = await closeAccounts(tx, [...new Set(ids)]);
    await auditAll(
      tx,
      people.map((before) => ({
        action: archived.has(before.id) ? 'person.archive' : 'person.delete',
        subjectId: before.id,
        before,
      })),
    );
    announcePeople(tx, ids);
    return { ok: true as const };
  });
};
