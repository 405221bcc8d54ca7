import { sql, type RawBuilder } from 'kysely';
import { transact, type Ctx } from '#platform/context.ts';
import type { StudyDay } from '../plans/instalments.rules.ts';

/** A row of a bank report, or a part of it, that is assigned to an enrolment. */
export interface BookedRow {
  readonly bank_row_id: number;
  readonly enrolment_id: number;
  /** Grosze. */
  readonly amount: number;
  readonly date: string;
}

/** The result of booking or taking back: number of payments, total in grosze, and the people concerned. */
export interface Booked {
  readonly count: number;
  readonly sum: number;
  readonly uids: readonly number[];
}

/**
 * Books whatever the query selects (`bank_row_id, enrolment_id, amount, date`), in one statement and in the caller's
 * transaction. A row that an enrolment has got already is passed over: booking twice books once. The caller audits the report and
 * announces the people (`announcePayments`).
 */
export const bookRows = (ctx: Ctx, rows: RawBuilder<unknown>): Promise<Booked> =>
  counted(
    ctx,
    sql`insert into payments (bank_row_id, enrolment_id, amount, date, created_at)
      select bank_row_id, enrolment_id, amount, date, ${ctx.clock.now()}::timestamptz from (${rows}) as booked
      on conflict (bank_row_id, enrolment_id) where bank_row_id is not null do nothing`,
  );

/** The same for rows at hand, such as the parts that a row was split into. */
export const bookParts = (ctx: Ctx, parts: readonly BookedRow[]): Promise<Booked> =>
  bookRows(
    ctx,
    sql`select bank_row_id, enrolment_id, amount, date from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part(bank_row_id integer, enrolment_id integer, amount integer, date date)`,
  );

/** Changes the amounts of a row's parts in one statement and returns the ids of their students. */
export const changeBookedParts = async (
  ctx: Ctx,
  rowId: number,
  parts: readonly { readonly scid: number; readonly amount: number }[],
): Promise<readonly number[]> => {
  const { rows } = await sql<{ uid: number }>`
    update payments as p set amount = part.amount, version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part(scid integer, amount integer)
    join enrolments as e on e.id = part.scid
    where p.bank_row_id = ${rowId} and p.enrolment_id = part.scid and p.amount <> part.amount
    returning e.uid`.execute(ctx.db);
  return rows.map(({ uid }) => uid);
};

/** Takes back the payments of the rows whose ids the query selects, as of a deleted report, in one statement. */
export const unbookRows = (ctx: Ctx, rowIds: RawBuilder<unknown>): Promise<Booked> =>
  counted(ctx, sql`delete from payments where bank_row_id in (${rowIds})`);

/**
 * Keeps for the lists on which day tuition is due without a plan. After another one was configured, triggers judge all who have no
 * plan again, however long it takes.
 */
export const keepTuitionDay = (ctx: Ctx, { month, day }: StudyDay): Promise<void> =>
  transact(ctx, async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`update tuition_day set month = ${month}, day = ${day} where (month, day) <> (${month}, ${day})`.execute(
      db,
    );
  });

const counted = async (ctx: Ctx, write: RawBuilder<unknown>): Promise<Booked> => {
  const { rows } = await sql<Booked>`
    with written as (${write} returning enrolment_id, amount)
    select count(*) as count, coalesce(sum(w.amount), 0)::bigint as sum,
      coalesce(json_agg(distinct e.uid) filter (where e.uid is not null), '[]') as uids
    from written as w join enrolments as e on e.id = w.enrolment_id`.execute(ctx.db);
  return rows[0] ?? { count: 0, sum: 0, uids: [] };
};
