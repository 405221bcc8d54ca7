import { filterInFileName } from '@indeks/contract/common/format';
import { isOn, toFlag } from '@indeks/contract/common/flags';
import type { NewPlace, Place, PlaceEdit } from '@indeks/contract/provider/places/places.schemas';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { holdFromRemoval } from '#platform/db/holding.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { placeColumns } from './places.csv.ts';
import { abilities } from './places.policy.ts';
import * as queries from './places.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.PlacesFilter) => {
  const page = await queries.list(ctx, filter);
  return { ...page, items: page.items.map((row) => toWire(ctx, row)) };
};

export const ofUser = async (ctx: SignedInCtx) => {
  const rows = await queries.ofCoordinator(ctx, ctx.actor.id);
  return { items: rows.map((row) => toWire(ctx, row)) };
};

export const coordinators = async (ctx: Ctx) => ({ items: await queries.activeCoordinators(ctx) });

export const secretariat = ({ services: { config } }: Ctx) => ({
  name: config.PROVIDER_NAME,
  address: config.PROVIDER_ADDRESS,
  telephone: config.SUPPORT_PHONE,
  email: config.SUPPORT_EMAIL,
});

export const exportCsv = (ctx: SignedInCtx, filter: queries.PlacesFilter) =>
  csvAnswer(
    ctx,
    placeColumns,
    queries.stream(ctx, filter),
    `placowki${filterInFileName(filter.active && activeWords[filter.active], filter.search)}-${ctx.clock.today()}.csv`,
  );

const activeWords = { '0': 'nieaktywne', '1': 'aktywne' } as const;

export const create = (ctx: SignedInCtx, input: NewPlace) =>
  transact(ctx, async (tx) => {
    await holdFromRemoval(tx, input.coordinators);
    await refuseUnknownCoordinators(tx, input.coordinators);
    const id = await queries.insert(tx, input);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'place.create', subjectId: id, after });
    announce(tx, [id]);
    return toWire(tx, after);
  });

export const edit = (ctx: SignedInCtx, id: number, input: PlaceEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    await queries.holdPeopleOfPlace(tx, id, input);
    await refuseUnknownCoordinators(tx, input.coordinators);
    const changed = await queries.update(tx, id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed)
      await refuseStale(tx, { actions: ['place.edit'], subjectId: id, current: toWire(tx, after) });
    await audit(tx, { action: 'place.edit', subjectId: id, before, after });
    announce(tx, [id]);
    return toWire(tx, after);
  });

/** People who leave the staff stop being coordinators of their places. */
export const releaseCoordinators = async (tx: Ctx, userIds: readonly number[]): Promise<void> => {
  const released = await queries.unassign(tx, userIds);
  if (released.length === 0) return;
  await auditAll(
    tx,
    released.map(({ place_id, user_ids }) => ({
      action: 'place.release',
      subjectId: place_id,
      before: { coordinators: user_ids },
    })),
  );
  announce(
    tx,
    released.map(({ place_id }) => place_id),
  );
};

/** All or none: when one place is in use, none is deleted. */
export const removeMany = async (ctx: SignedInCtx, ids: readonly number[]) => {
  try {
    return await transact(ctx, async (tx) => {
      const places = getAllOrRefuse(ids, await queries.findMany(tx, ids));
      await removeRows(tx, 'places', places, () => ({ action: 'place.delete' }));
      announce(tx, ids);
      return { ok: true as const };
    });
  } catch (error) {
    return refuseWhileInUse(ctx, error);
  }
};

/** The tables that may still point at a place, in the words of the screen. */
const usageNames: Readonly<Record<string, string>> = {
  candidates: 'kandydaci',
  enrolments: 'zapisani słuchacze',
  meetings: 'zaplanowane zjazdy',
  certificate_register: 'rejestr świadectw',
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

/** Everybody may list places, so everybody's open screens follow a change. */
const announce = (ctx: Ctx, ids: readonly number[]) =>
  ctx.afterCommit(() => ctx.services.realtime.publish({ everyone: true }, 'places', ids));

const toWire = (ctx: SignedInCtx, row: queries.PlaceRow): Place => ({
  ...row,
  active: toFlag(isOn(row.active)),
  coordinators: row.coordinators.map((person) => person.id),
  coordinator_username: row.coordinators.map((person) => person.name).join(', '),
  can: abilities(ctx.actor, ctx.services.roleTable),
});
