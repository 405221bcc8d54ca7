import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { WrittenRows } from './reading.task.ts';

/** Whether a row that counts tells the transfer of the given one; docs/decisions/0060 says how. */
const isKnown = sql`
  exists (select from bank_report_rows as k where k.reference_key = g.reference_key
    and k.reference_key is not null and k.state not in ('known', 'refused'))
  or exists (select from bank_report_rows as k where k.content_key = g.content_key
    and k.reference_key is null and k.state not in ('known', 'refused'))
  or (g.reference_key is null and exists (select from bank_report_rows as k
    where k.content_key = g.content_key and k.reference_key is not null
    and k.state not in ('known', 'refused')))`;

/** The report that has what all the rows tell, a waiting one first; undefined when one of the rows is new. */
export const findReportOfAll = async (
  ctx: Ctx,
  { rows, firstRows }: { readonly rows: WrittenRows; readonly firstRows: WrittenRows },
): Promise<number | undefined> => {
  // A file that brings something new mostly shows it by its first rows, and then the others need not be sent.
  const first = await findReportOf(ctx, firstRows);
  return first === undefined || rows.count === firstRows.count ? first : findReportOf(ctx, rows);
};

/** The thread has written them; here they are only handed on, so that no request waits for tens of thousands of rows. */
const given = ({ json }: WrittenRows) => sql`${Buffer.from(json)}::json`;

const findReportOf = async (ctx: Ctx, rows: WrittenRows): Promise<number | undefined> => {
  const { rows: found } = await sql<{ id: number }>`
    with given as materialized (
      select * from json_to_recordset(${given(rows)}) as g(reference_key uuid, content_key uuid)
    )
    select b.id from bank_reports as b
    where not exists (select from given as g where not (${isKnown}))
      and b.id in (
        select k.report_id from bank_report_rows as k
          where k.reference_key = any(array(select reference_key from given))
          and k.reference_key is not null and k.state not in ('known', 'refused')
        union select k.report_id from bank_report_rows as k
          where k.content_key = any(array(select content_key from given))
          and k.reference_key is null and k.state not in ('known', 'refused')
        union select k.report_id from bank_report_rows as k
          where k.content_key = any(array(select content_key from given))
          and k.reference_key is not null and k.state not in ('known', 'refused'))
    order by b.accepted_at is null desc, b.id desc limit 1`.execute(ctx.db);
  return found[0]?.id;
};

/**
 * Judges and writes all rows of a file in one statement: known ones by the identity of those that count already, others
 * by the account, whole or by its end when that is one enrolment's alone.
 */
export const insertRows = async (
  ctx: Ctx,
  { reportId, rows }: { reportId: number; rows: WrittenRows },
): Promise<void> => {
  // Tens of thousands of rows are sorted and compared in memory.
  await sql`set local work_mem = '64MB'`.execute(ctx.db);
  await sql`
    with given as materialized (
      select * from rows from (json_to_recordset(${given(rows)}) as (entry text, line integer, account text,
        amount integer, date date, payer text, payer_account text, title text, reference text, raw text,
        reference_key uuid, content_key uuid, repeated boolean)) with ordinality
        as g(entry, line, account, amount, date, payer, payer_account, title, reference, raw,
          reference_key, content_key, repeated, position)
    ), owners as (
      select asked.account, min(e.id) as enrolment_id
      from (select distinct account from given) as asked
      join enrolments as e on right(e.bank_account, 12) = right(asked.account, 12)
        and right(e.bank_account, length(asked.account)) = asked.account
      group by asked.account having count(*) = 1
    ), judged as (
      select g.*, o.enrolment_id, g.repeated or ${isKnown} as known
      from given as g left join owners as o on o.account = g.account
    )
    insert into bank_report_rows (report_id, entry, line, state, account, amount, date, payer, payer_account, title,
      reference, raw, enrolment_id, reference_key, content_key)
    select ${reportId}, entry, line,
      case when known then 'known' when enrolment_id is not null then 'matched' else 'unmatched' end,
      account, amount, date, payer, payer_account, title, reference, raw, enrolment_id, reference_key, content_key
    from judged order by position`.execute(ctx.db);
};

export const insertRefused = async (ctx: Ctx, reportId: number, refused: WrittenRows): Promise<void> => {
  await sql`
    insert into bank_report_rows (report_id, entry, line, state, reason, raw)
    select ${reportId}, entry, line, 'refused', reason, raw
    from json_to_recordset(${given(refused)}) as r(entry text, line integer, reason text, raw text)`.execute(
    ctx.db,
  );
};
