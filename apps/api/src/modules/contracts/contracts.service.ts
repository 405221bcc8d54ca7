import type { ContractEdit, NewContract } from '@indeks/contract/contracts/contracts.schemas';
import { announcePeople, getStaffMember } from '#modules/staff/index.ts';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as queries from './contracts.queries.ts';

export const list = async (ctx: SignedInCtx, userId: number) => {
  const person = await getStaffMember(ctx, userId);
  return { items: await queries.ofPerson(ctx, person.id) };
};

export const create = (ctx: SignedInCtx, userId: number, input: NewContract) =>
  transact(ctx, async (tx) => {
    const person = await getStaffMember(tx, userId);
    const after = await queries.insert(tx, person.id, input);
    await audit(tx, { action: 'contract.create', subjectId: after.id, forUserId: person.id, after });
    announcePeople(tx, [person.id]);
    return after;
  });

export const edit = (ctx: SignedInCtx, id: number, input: ContractEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    await getStaffMember(tx, before.uid);
    const after = (await queries.update(tx, id, input)) ?? (await refuseStale(tx, id));
    await audit(tx, { action: 'contract.edit', subjectId: id, forUserId: before.uid, before, after });
    announcePeople(tx, [before.uid]);
    return after;
  });

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const removed = await queries.remove(tx, ids);
    if (removed.length !== new Set(ids).size) refuse('record/not-found');
    const owners = [...new Set(removed.map(({ uid }) => uid))];
    await auditAll(
      tx,
      removed.map((before) => ({
        action: 'contract.delete',
        subjectId: before.id,
        forUserId: before.uid,
        before,
      })),
    );
    announcePeople(tx, owners);
    return { ok: true as const };
  });

const refuseStale = async (ctx: SignedInCtx, id: number): Promise<never> =>
  refuse('record/stale', { details: { current: getOrRefuse(await queries.find(ctx, id)) } });
