import type { ContractEdit, NewContract } from '@indeks/contract/contracts/contracts.schemas';
import { announcePeople, getStaffMember } from '#modules/staff/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuseStale } from '#platform/errors.ts';
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
    const changed = await queries.update(tx, id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) refuseStale(after);
    await audit(tx, { action: 'contract.edit', subjectId: id, forUserId: before.uid, before, after });
    announcePeople(tx, [before.uid]);
    return after;
  });

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const contracts = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await removeRows(tx, 'contracts', contracts, ({ uid }) => ({
      action: 'contract.delete',
      forUserId: uid,
    }));
    announcePeople(tx, [...new Set(contracts.map(({ uid }) => uid))]);
    return { ok: true as const };
  });
