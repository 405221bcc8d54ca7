import { contractNumberAt } from '@indeks/contract/employment/contracts/contract-numbers.rules';
import type {
  ContractDoubts,
  ContractEdit,
  ContractsOfMany,
  DoubtsQuery,
  NewContract,
} from '@indeks/contract/employment/contracts/contracts.schemas';
import { announcePeople, getStaffMember } from '#modules/employment/staff/index.ts';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import * as queries from './contracts.queries.ts';

export const list = async (ctx: SignedInCtx, userId: number) => {
  const person = await getStaffMember(ctx, userId);
  return { items: await queries.listOfPerson(ctx, person.id) };
};

export const create = (ctx: SignedInCtx, userId: number, input: NewContract) =>
  transact(ctx, async (tx) => {
    const person = await getStaffMember(tx, userId);
    await askAboutNumbers(tx, [input.number]);
    const after = await queries.insert(tx, person.id, input);
    await audit(tx, { action: 'contract.create', subjectId: after.id, forUserId: person.id, after });
    announcePeople(tx, [person.id]);
    return after;
  });

export const createMany = (ctx: SignedInCtx, { users, number, ...days }: ContractsOfMany) =>
  transact(ctx, async (tx) => {
    const ids = [...new Set(users)];
    getAllOrRefuse(ids, await queries.holdStaff(tx, ids));
    const numbered = ids.map((userId, index) => ({ userId, number: contractNumberAt(number, index) }));
    await askAboutNumbers(
      tx,
      numbered.map((contract) => contract.number),
    );
    const items = await queries.insertMany(tx, days, numbered);
    await auditAll(
      tx,
      items.map((after) => ({
        action: 'contract.create',
        subjectId: after.id,
        forUserId: after.uid,
        after,
      })),
    );
    announcePeople(tx, ids);
    return { items };
  });

/** Both are allowed: a person may have two contracts, and numbers are not ours. */
export const doubts = async (ctx: SignedInCtx, query: DoubtsQuery): Promise<ContractDoubts> => {
  const numbers = query.users.map((_, index) => contractNumberAt(query.number, index));
  return {
    overlaps: await queries.overlapping(ctx, query),
    numbers: await queries.withNumbers(ctx, numbers, query.except),
  };
};

/** Numbers are not ours, so one may come twice; but not unseen. */
const askAboutNumbers = async (tx: SignedInCtx, numbers: readonly string[], except?: number) => {
  if (tx.confirmed) return;
  const taken = await queries.withNumbers(tx, numbers, except);
  if (taken.length === 0) return;
  const contracts = taken.map(({ number, name }) => `${number} (${name})`).join(', ');
  refuse('contracts/number-taken', {
    details: { confirmable: true, question: 'Zapisać umowę z\u00a0powtórzonym numerem?', contracts },
  });
};

export const edit = (ctx: SignedInCtx, id: number, input: ContractEdit) =>
  transact(ctx, async (tx) => {
    await queries.holdPeopleOfContracts(tx, [id]);
    const before = getOrRefuse(await queries.find(tx, id));
    await getStaffMember(tx, before.uid);
    if (input.number !== before.number) await askAboutNumbers(tx, [input.number], id);
    const changed = await queries.update(tx, id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['contract.edit'], subjectId: id, current: after });
    await audit(tx, { action: 'contract.edit', subjectId: id, forUserId: before.uid, before, after });
    announcePeople(tx, [before.uid]);
    return after;
  });

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    await queries.holdPeopleOfContracts(tx, ids);
    const contracts = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await removeRows(tx, 'contracts', contracts, ({ uid }) => ({
      action: 'contract.delete',
      forUserId: uid,
    }));
    announcePeople(tx, [...new Set(contracts.map(({ uid }) => uid))]);
    return { ok: true as const };
  });
