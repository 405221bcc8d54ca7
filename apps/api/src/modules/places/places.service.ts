import type { NewPlace, Place, PlaceEdit } from '@indeks/contract/places/places.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { found, refuse } from '#platform/errors.ts';
import { csvAnswer } from '#platform/csv/csv-answer.ts';
import { placesCsv } from './places.csv.ts';
import { abilities } from './places.policy.ts';
import * as queries from './places.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.PlacesFilter) => {
  const page = await queries.list(ctx, filter);
  return { ...page, items: page.items.map((row) => present(ctx, row)) };
};

export const ofUser = async (ctx: SignedInCtx) => {
  const rows = await queries.ofCoordinator(ctx, ctx.actor.id);
  return { items: rows.map((row) => present(ctx, row)) };
};

export const coordinators = async (ctx: Ctx) => ({ items: await queries.activeCoordinators(ctx) });

export const exportCsv = (ctx: SignedInCtx, filter: queries.PlacesFilter) =>
  csvAnswer(ctx, `placowki-${ctx.clock.today()}.csv`, placesCsv(queries.stream(ctx, filter)));

export const create = (ctx: SignedInCtx, input: NewPlace) =>
  transact(ctx, async (tx) => {
    await refuseUnknownCoordinators(tx, input.coordinators);
    const id = await queries.insert(tx, input);
    const after = present(tx, found(await queries.find(tx, id)));
    await audit(tx, { action: 'place.create', subjectId: id, after });
    announce(tx, [id]);
    return after;
  });

export const edit = (ctx: SignedInCtx, id: number, input: PlaceEdit) =>
  transact(ctx, async (tx) => {
    const before = present(tx, found(await queries.find(tx, id)));
    await refuseUnknownCoordinators(tx, input.coordinators);
    const changed = await queries.update(tx, id, input);
    const after = present(tx, found(await queries.find(tx, id)));
    if (!changed) refuse('record/stale', { details: { current: after } });
    await audit(tx, { action: 'place.edit', subjectId: id, before, after });
    announce(tx, [id]);
    return after;
  });

/** Whoever leaves the staff looks after no place any more. */
export const releaseCoordinators = async (ctx: Ctx, userIds: readonly number[]): Promise<void> => {
  const ids = await queries.unassign(ctx, userIds);
  if (ids.length > 0) announce(ctx, ids);
};

export const removeMany = async (ctx: SignedInCtx, ids: readonly number[]) => {
  try {
    return await transact(ctx, async (tx) => {
      const removed = await queries.remove(tx, ids);
      if (removed.length !== new Set(ids).size) refuse('record/not-found');
      for (const place of removed)
        await audit(tx, { action: 'place.delete', subjectId: place.id, before: place });
      announce(tx, ids);
      return { ok: true as const };
    });
  } catch (error) {
    return refuseWhileInUse(ctx, error);
  }
};

/** The tables that may still point at a place, in the words of the screen. */
const usageNames: Readonly<Record<string, string>> = {
  student_courses: 'zapisani słuchacze',
  meetings: 'zaplanowane zjazdy',
};

const refuseWhileInUse = async (ctx: Ctx, error: unknown): Promise<never> => {
  const broken = brokenConstraint(error);
  if (broken?.kind !== 'foreign-key') throw error;
  const id = Number(broken.key);
  const place = await queries.find(ctx, id);
  const usage = usageNames[broken.table] ?? 'inne dane';
  return refuse('places/in-use', { details: { id, name: place?.name, usage } });
};

const refuseUnknownCoordinators = async (ctx: Ctx, ids: readonly number[]) => {
  if ((await queries.countCoordinators(ctx, ids)) !== new Set(ids).size) refuse('places/unknown-coordinator');
};

/** Everyone may list places, so everyone hears of a change. */
const announce = (ctx: Ctx, ids: readonly number[]) =>
  ctx.afterCommit(() => ctx.services.realtime.publish({ everyone: true }, 'places', ids));

const present = (ctx: SignedInCtx, row: queries.PlaceRow): Place => ({
  ...row,
  active: row.active === 1 ? 1 : 0,
  coordinators: row.coordinators.map((person) => person.id),
  coordinator_username: row.coordinators.map((person) => person.name).join(', '),
  can: abilities(ctx.actor, ctx.services.roleTable),
});
