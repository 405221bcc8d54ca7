import type { Contract, ContractEdit, NewContract } from '@indeks/contract/contracts/contracts.schemas';
import { staffRoles } from '#modules/staff/index.ts';
import type { Ctx } from '#platform/context.ts';

const columns = [
  'contracts.id',
  'contracts.user_id as uid',
  'contracts.start_date as start',
  'contracts.end_date as end',
  'contracts.number',
  'contracts.version',
] as const;

/** The one with the latest end first. */
export const ofPerson = (ctx: Ctx, userId: number): Promise<Contract[]> =>
  ctx.db
    .selectFrom('contracts')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('end_date', 'desc')
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();

export const find = (ctx: Ctx, id: number): Promise<Contract | undefined> =>
  ctx.db.selectFrom('contracts').select(columns).where('id', '=', id).executeTakeFirst();

export const insert = (ctx: Ctx, userId: number, { start, end, number }: NewContract): Promise<Contract> =>
  ctx.db
    .insertInto('contracts')
    .values({ user_id: userId, start_date: start, end_date: end, number })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Undefined when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, id: number, { start, end, number, version }: ContractEdit) =>
  ctx.db
    .updateTable('contracts')
    .set({ start_date: start, end_date: end, number, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();

/** Those of them whose people are still of the staff. */
export const remove = (ctx: Ctx, ids: readonly number[]): Promise<Contract[]> =>
  ctx.db
    .deleteFrom('contracts')
    .using('users')
    .whereRef('users.id', '=', 'contracts.user_id')
    .where('users.archived_at', 'is', null)
    .where('users.user_role', 'in', staffRoles)
    .where('contracts.id', 'in', [...ids])
    .returning(columns)
    .execute();
