import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { WrittenRows } from './reading.task.ts';

/** Whether a row that counts in another report tells the transfer of the given one; docs/decisions/0060 says how. */
const isKnown = (ownReport: number) => sql`
  exists (select from bank_report_rows as k where k.reference_key = g.reference_key
    and k.reference_key is not null and k.state not in ('known', 'refused') and k.report_id <> ${ownReport})
  or exists (select from bank_report_rows as k where k.content_key = g.content_key
    and k.reference_key is null and k.state not in ('known', 'refused') and k.report_id <> ${ownReport})
  or (g.reference_key is null and exists (select from bank_report_rows as k
    where k.content_key = g.content_key and k.reference_key is not null
    and k.state not in ('known', 'refused') and k.report_id <> ${ownReport}))`;
const noReport = 0;

/** The report that has what all the rows tell, a waiting one first; undefined when one of the rows is new. */
export const findReportOfAll = async (ctx: Ctx, { parts }: WrittenRows): Promise<number | undefined> => {
  let best: Telling | undefined;
  // A file that brings something new mostly shows it by its first rows, and then the others need not be sent.
  for (const part of parts) {
    const found = await findReportOf(ctx, part);
    if (!found) return undefined;
    best = best && comesBefore(best, found) ? best : found;
  }
  return best?.id;
};

interface Telling {
  readonly id: number;
  readonly waiting: boolean;
}

const comesBefore = (one: Telling, other: Telling): boolean =>
  one.waiting === other.waiting ? one.id > other.id : one.waiting;

/** The thread has written them; here they are only handed on, so that no request waits for tens of thousands of rows. */
const given = (part: ArrayBuffer) => sql`${Buffer.from(part)}::json`;

const findReportOf = async (ctx: Ctx, part: ArrayBuffer): Promise<Telling | undefined> => {
  const { rows: found } = await sql<Telling>`
    with given as materialized (
      select * from json_to_recordset(${given(part)}) as g(reference_key uuid, content_key uuid)
    )
    select b.id, b.accepted_at is null as waiting from bank_reports as b
    where not exists (select from given as g where not (${isKnown(noReport)}))
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
    order by waiting desc, b.id desc limit 1`.execute(ctx.db);
  return found[0];
};

/**
 * Judges and writes the rows of a file: known ones by the identity of those that count already, others by the account,
 * whole or by its end when that is one enrolment's alone. Some in each statement, so that none takes long.
 */
export const insertRows = async (ctx: Ctx, reportId: number, { parts }: WrittenRows): Promise<void> => {
  for (const part of parts) await insertPart(ctx, reportId, part);
};

const insertPart = async (ctx: Ctx, reportId: number, part: ArrayBuffer): Promise<void> => {
  await sql`
    with given as materialized (
      select * from rows from (json_to_recordset(${given(part)}) as (entry text, line integer, account text,
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
      select g.*, o.enrolment_id, g.repeated or ${isKnown(reportId)} as known
      from given as g left join owners as o on o.account = g.account
    )
    insert into bank_report_rows (report_id, entry, line, state, account, amount, date, payer, payer_account, title,
      reference, raw, enrolment_id, reference_key, content_key)
    select ${reportId}, entry, line,
      case when known then 'known' when enrolment_id is not null then 'matched' else 'unmatched' end,
      account, amount, date, payer, payer_account, title, reference, raw, enrolment_id, reference_key, content_key
    from judged order by position`.execute(ctx.db);
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
