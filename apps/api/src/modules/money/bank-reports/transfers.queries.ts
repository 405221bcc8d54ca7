import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { WrittenRows } from './reading.task.ts';

/** The thread has written them; here they are only handed on, so that no request waits for tens of thousands of rows. */
const given = (part: ArrayBuffer) => sql`${Buffer.from(part)}::json`;

/**
 * Writes the rows of a file, each with its transfer, and lets them bear what nothing bears yet if the report can be accepted. Some
 * in each statement, so that none takes long.
 */
export const insertRows = async (
  ctx: Ctx,
  report: { readonly id: number; readonly acceptable: boolean },
  { parts }: WrittenRows,
): Promise<void> => {
  for (const part of parts) {
    const placed = sql`place_rows(${report.id}, ${given(part)})`;
    await (report.acceptable ? sql`select bear_rows(${placed})` : sql`select from ${placed}`).execute(ctx.db);
  }
};

/** Judges rows that bear nothing yet, or whose question was answered. */
export const bear = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  await sql`select bear_rows(${[...ids]}::integer[])`.execute(ctx.db);
};

export const insertRefused = async (ctx: Ctx, reportId: number, { parts }: WrittenRows): Promise<void> => {
  for (const part of parts)
    await sql`
      insert into bank_report_rows (report_id, entry, line, state, reason, raw)
      select ${reportId}, entry, line, 'refused', reason, raw
      from json_to_recordset(${given(part)}) as r(entry text, line integer, reason text, raw text)`.execute(
      ctx.db,
    );
};

/** Whether every row is known by one of an accepted report and none is refused, so that nobody has to look at the report. */
export const isAllSaved = async (ctx: Ctx, reportId: number): Promise<boolean> => {
  const { rows } = await sql<{ saved: boolean }>`
    select not exists (
      select from bank_report_rows as r where r.report_id = ${reportId} and (r.state <> 'known' or not exists (
        select from bank_report_rows as k join bank_reports as b on b.id = k.report_id and b.accepted_at is not null
        where k.transfer_id = r.transfer_id and k.bears))) as saved`.execute(ctx.db);
  return rows[0]?.saved ?? false;
};

/** Transfers that the reports bear. */
export const listBorne = async (ctx: Ctx, reportIds: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ transfer_id: number }>`
    select transfer_id from bank_report_rows where report_id = any(${[...reportIds]}::integer[]) and bears`.execute(
    ctx.db,
  );
  return rows.map(({ transfer_id }) => transfer_id);
};

/** Reports whose rows may bear one of the transfers next, and those in which something was asked about one. */
export const listHeirs = async (ctx: Ctx, transfers: readonly number[]): Promise<readonly number[]> => {
  if (transfers.length === 0) return [];
  const { rows } = await sql<{ report_id: number }>`
    select report_id from bank_report_rows where transfer_id = any(${[...transfers]}::integer[])
    union select report_id from bank_report_rows where asked_about = any(${[...transfers]}::integer[])`.execute(
    ctx.db,
  );
  return rows.map(({ report_id }) => report_id);
};

/** To be called after the reports that bore the transfers were deleted. Returns the rows that bear one now. */
export const handOver = async (ctx: Ctx, transfers: readonly number[]): Promise<readonly number[]> => {
  if (transfers.length === 0) return [];
  const { rows } = await sql<{ judged: number[] }>`
    select hand_over(${[...transfers]}::integer[]) as judged`.execute(ctx.db);
  return rows[0]?.judged ?? [];
};

/** Payments that these rows of an accepted report add. */
export const selectBookable = (ids: readonly number[]) => sql`
  select r.id as bank_row_id, r.enrolment_id, r.amount, r.date
  from bank_report_rows as r join bank_reports as b on b.id = r.report_id and b.accepted_at is not null
  where r.id = any(${[...ids]}::integer[]) and r.state = 'matched'`;

/** The second is the first. Answers the rows that were judged anew by it. */
export const merge = async (ctx: Ctx, kept: number, merged: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ judged: number[] }>`
    select merge_transfers(${kept}, ${merged}) as judged`.execute(ctx.db);
  return rows[0]?.judged ?? [];
};

/** A transfer that was said to be another one stands for itself again. Answers the rows that were judged anew by it. */
export const part = async (ctx: Ctx, parted: number, askedRow: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ judged: number[] }>`
    select part_transfers(${parted}, ${askedRow}) as judged`.execute(ctx.db);
  return rows[0]?.judged ?? [];
};

/** The row waits again for an answer about the transfer that it was said not to be. */
export const forgetApart = async (ctx: Ctx, rowId: number): Promise<void> => {
  await sql`select forget_apart(${rowId})`.execute(ctx.db);
};

/** Whether somebody said of the transfer that it is another than it looks like. */
export const wasSaidApart = (transfer: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from apart_of(${transfer}))`;

/** Rows that report the transfers, and rows that wait for an answer about them. */
export const tellingRows = (transfers: readonly number[]) => sql`
  select id from bank_report_rows where transfer_id = any(${[...transfers]}::integer[])
  union select id from bank_report_rows where asked_about = any(${[...transfers]}::integer[])`;

/** Marks the pair as answered, so that it is not asked about again. */
export const keepApart = async (ctx: Ctx, one: number, other: number): Promise<void> => {
  await ctx.db
    .insertInto('transfers_apart')
    .values({ transfer_id: Math.min(one, other), other_id: Math.max(one, other) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

interface Amount {
  readonly count: number;
  readonly sum: number;
}

/** The payments that reports gave. */
export const countBooked = async (ctx: Ctx, reportIds: readonly number[]): Promise<Amount> => {
  const { rows } = await sql<Amount>`
    select count(*) as count, coalesce(sum(p.amount), 0)::bigint as sum
    from bank_report_rows as r join payments as p on p.bank_row_id = r.id
    where r.report_id = any(${[...reportIds]}::integer[])`.execute(ctx.db);
  return rows[0] ?? { count: 0, sum: 0 };
};

interface Move {
  /** Null: no other report contains it. */
  readonly settlement: number | null;
  readonly name: string;
  readonly accepted: boolean;
  readonly moved: Amount;
  readonly booked: Amount;
}

/** Where the transfers of these reports would move if the reports were deleted together. */
export const listMoves = async (ctx: Ctx, reportIds: readonly number[]): Promise<readonly Move[]> => {
  const going = sql`${[...reportIds]}::integer[]`;
  const { rows } = await sql<Move>`
    select b.id as settlement, coalesce(b.name, '') as name, b.accepted_at is not null as accepted,
      json_build_object('count', count(*), 'sum', sum(r.amount)) as moved,
      json_build_object('count', count(*) filter (where ${isBookedThere}),
        'sum', coalesce(sum(r.amount) filter (where ${isBookedThere}), 0)) as booked
    from bank_report_rows as r
    left join rows_after(${going}) as after on after.transfer_id = r.transfer_id
    left join bank_report_rows as heir on heir.id = after.row_id
    left join bank_reports as b on b.id = heir.report_id
    where r.report_id = any(${going}) and r.bears
    group by b.id order by b.id`.execute(ctx.db);
  return rows;
};
const isBookedThere = sql`b.accepted_at is not null and heir.enrolment_id is not null and not after.asked`;
