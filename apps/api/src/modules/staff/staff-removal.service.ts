import { endAccess } from '#modules/accounts/index.ts';
import { releaseCoordinators } from '#modules/places/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { unlessReferenced } from '#platform/db/savepoint.ts';
import { refuse } from '#platform/errors.ts';
import { canTakeAway } from './staff.policy.ts';
import * as queries from './staff.queries.ts';
import { announcePeople } from './staff.service.ts';

/** All of them or none. Whoever left a record stays with it, archived; anybody else goes without a trace. */
export const removeMany = async (ctx: SignedInCtx, ids: readonly number[]) => {
  if (!canTakeAway(ctx.actor, ids)) refuse('people/own-account');
  return transact(ctx, async (tx) => {
    const people = await queries.lock(tx, ids);
    if (people.length !== new Set(ids).size) refuse('record/not-found');
    await releaseCoordinators(tx, ids);
    const kept = await archiveOrErase(
      tx,
      people.map(({ id }) => id),
    );
    await auditAll(
      tx,
      people.map((before) => ({
        action: kept.has(before.id) ? 'person.archive' : 'person.delete',
        subjectId: before.id,
        before,
      })),
    );
    announcePeople(tx, ids);
    return { ok: true as const };
  });
};

/** Those who were archived. */
const archiveOrErase = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const kept = await queries.thoseWhoActed(ctx, ids);
  for (const id of ids)
    if (!kept.has(id) && !(await unlessReferenced(ctx, () => queries.erase(ctx, id)))) kept.add(id);
  if (kept.size > 0) {
    await queries.archive(ctx, [...kept]);
    await endAccess(ctx, [...kept]);
  }
  return kept;
};
