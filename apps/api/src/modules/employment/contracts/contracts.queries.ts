import type {
  Contract,
  ContractEdit,
  DoubtsQuery,
  NewContract,
} from '@indeks/contract/employment/contracts/contracts.schemas';
import { sql } from 'kysely';
import { staffRoles } from '#modules/employment/staff/index.ts';
import type { Ctx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

const columns = [
  'contracts.id',
  'contracts.user_id as uid',
  'contracts.start_date as start',
  'contracts.end_date as end',
  'contracts.number',
  'contracts.version',
] as const;

/** The one with the latest end first. */
export const listOfPerson = (ctx: Ctx, userId: number): Promise<Contract[]> =>
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

/** Contracts in the order given, by one statement whatever their number. */
export const insertMany = (
  ctx: Ctx,
  { start, end }: Pick<NewContract, 'start' | 'end'>,
  numbered: readonly { readonly userId: number; readonly number: string }[],
): Promise<Contract[]> =>
  ctx.db
    .insertInto('contracts')
    .values(
      numbered.map(({ userId, number }) => ({ user_id: userId, start_date: start, end_date: end, number })),
    )
    .returning(columns)
    .execute();

/** Those of the people who are of the staff; they cannot be deleted before the contracts are written. */
export const holdStaff = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .where('user_role', 'in', staffRoles)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Before contracts are changed: the triggers keep the latest one with each person. */
export const holdPeopleOfContracts = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  holdPeople(ctx, sql`select user_id from contracts where id = any(${[...ids]}::integer[])`);

const shownDoubts = 5;

export const overlapping = (ctx: Ctx, { users, start, end, except = 0 }: DoubtsQuery) =>
  doubtful(ctx, except)
    .where('contracts.user_id', 'in', users)
    .where('contracts.start_date', '<=', end)
    .where('contracts.end_date', '>=', start)
    .execute();

export const withNumbers = (ctx: Ctx, numbers: readonly string[], except = 0) =>
  doubtful(ctx, except)
    .where('contracts.number', 'in', [...numbers])
    .execute();

const doubtful = (ctx: Ctx, except: number) =>
  ctx.db
    .selectFrom('contracts')
    .innerJoin('users', 'users.id', 'contracts.user_id')
    .select(['users.listed_name as name', 'contracts.number'])
    .select(['contracts.start_date as start', 'contracts.end_date as end'])
    .where('contracts.id', '<>', except)
    .orderBy('contracts.end_date', 'desc')
    .orderBy('contracts.id')
    .limit(shownDoubts);

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, id: number, edit: ContractEdit): Promise<boolean> => {
  const { start, end, number, version } = edit;
  return updateVersioned(ctx, 'contracts', { id, version }, { start_date: start, end_date: end, number });
};

/** The contracts with these ids whose people still belong to the staff. */
export const findMany = (ctx: Ctx, ids: readonly number[]): Promise<Contract[]> =>
  ctx.db
    .selectFrom('contracts')
    .innerJoin('users', 'users.id', 'contracts.user_id')
    .select(columns)
    .where('users.archived_at', 'is', null)
    .where('users.user_role', 'in', staffRoles)
    .where('contracts.id', 'in', ids)
    .execute();
