import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export interface HangingRow {
  readonly id: number;
  readonly payments: number;
  readonly paid: number;
  readonly balance: number;
  readonly due: string | null;
  readonly grades: number;
  readonly average: number | null;
  readonly protocols: readonly string[];
  readonly certificates: readonly string[];
  readonly waiting: number;
  readonly waiting_amount: number;
  readonly notice: boolean;
  readonly form: boolean;
}

/** Dependent records of each of the enrolments, archived or not. */
export const listHanging = async (ctx: Ctx, ids: readonly number[]): Promise<readonly HangingRow[]> => {
  const { rows } = await sql<HangingRow>`
    select e.id,
      (select count(*)::integer from payments as p where p.enrolment_id = e.id and p.withdrawn_at is null) as payments,
      b.paid + b.user_paid as paid, b.balance, b.due, g.count as grades, g.average,
      coalesce((select array_agg(named.number order by named.number) from (
        select distinct p.number || '/' || p.year as number from protocol_rows as r join protocols as p on p.id = r.protocol_id
        where r.enrolment_id = e.id and p.withdrawn_at is null and p.superseded_by is null) as named), '{}') as protocols,
      coalesce((select array_agg(r.number order by r.number) from certificates as c
        join certificate_register as r on r.certificate_id = c.id and r.duplicate = 0
        where c.enrolment_id = e.id and c.superseded_by is null and c.annulled_at is null), '{}') as certificates,
      w.count as waiting, w.amount as waiting_amount,
      u.rodo is not null as notice,
      exists (select from student_forms as f where f.uid = e.uid) as form
    from enrolments as e
    join users as u on u.id = e.uid
    join enrolment_balances as b on b.enrolment_id = e.id
    cross join lateral (select count(*)::integer as count, avg(value)::float8 as average
      from grades where enrolment_id = e.id) as g
    cross join lateral (select count(*)::integer as count, coalesce(sum(amount), 0)::integer as amount from (
      select r.amount from bank_report_rows as r join bank_reports as f on f.id = r.report_id
        where r.enrolment_id = e.id and r.state = 'matched' and f.accepted_at is null
      union all
      select a.amount from bank_row_allocations as a join bank_report_rows as r on r.id = a.row_id
        join bank_reports as f on f.id = r.report_id
        where a.enrolment_id = e.id and r.state = 'explained' and f.accepted_at is null) as waits) as w
    where e.id = any(${[...ids]}::integer[])`.execute(ctx.db);
  return rows;
};
