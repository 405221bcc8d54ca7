import type { CarEdit, NewCar } from '@indeks/contract/month/cars/cars.schemas';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import {
  actedFor,
  announceToOwner,
  auditForOwner,
  getOwner,
  getPersonFor,
} from '#modules/identity/people/index.ts';
import * as queries from './cars.queries.ts';

export const list = async (ctx: SignedInCtx, userId: number | undefined) => {
  const person = await getPersonFor(ctx, userId);
  return { items: await queries.listOfPerson(ctx, person.id) };
};

export const create = (ctx: SignedInCtx, userId: number | undefined, input: NewCar) =>
  transact(ctx, async (tx) => {
    const person = await getPersonFor(tx, userId);
    const after = await queries.insert(tx, person.id, input);
    await auditForOwner(tx, person.id, 'cars', { action: 'car.create', subjectId: after.id, after });
    return after;
  });

/** A car has no status: it can be changed whatever the state of a month, and trips keep their own copy. */
export const edit = (ctx: SignedInCtx, id: number, input: CarEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await getOwner(tx, before.user_id);
    const changed = await queries.update(tx, id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['car.edit'], subjectId: id, current: after });
    await auditForOwner(tx, person.id, 'cars', { action: 'car.edit', subjectId: id, before, after });
    return after;
  });

export const remove = (ctx: SignedInCtx, id: number, userId: number | undefined) =>
  transact(ctx, async (tx) => {
    if (userId !== undefined) await getPersonFor(tx, userId);
    const before = getOrRefuse(await queries.find(tx, id));
    if (userId !== undefined && before.user_id !== userId) refuse('record/not-found');
    const person = await getOwner(tx, before.user_id);
    await removeRows(tx, 'cars', [before], () => ({ action: 'car.delete', ...actedFor(tx, person.id) }));
    announceToOwner(tx, person.id, 'cars', [id]);
    return { ok: true as const };
  });
