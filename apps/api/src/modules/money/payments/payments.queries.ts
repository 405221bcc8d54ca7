import { role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import { enrolmentsWithCourses } from '#modules/studies/students/index.ts';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import { earliestDue, planDays, planVersion } from './plans/plans.queries.ts';

/** Bounds the answer, far above what one person has. */
const mostPayments = 1_000;

/** A payment with its person and what they study. */
const paymentRows = (ctx: Ctx) =>
  enrolmentsWithCourses(ctx)
    .innerJoin('payments as p', 'p.enrolment_id', 'e.id')
    .innerJoin('users as u', 'u.id', 'e.uid')
    .select(['p.id', 'p.enrolment_id as scid', 'e.uid', 'u.name', 'p.amount', 'p.date', 'p.comment'])
    .select(['course.name as courseName', 'course2.name as courseName2', 'e.bank_account'])
    .select(['e.bank_account as studentCourseBankAccount', 'p.version'])
    .select(sql<'bank' | 'hand'>`case when p.bank_row_id is null then 'hand' else 'bank' end`.as('source'))
    .select([inFile.as('inFile'), withdrawn.as('withdrawn')]);

/** Only a row that was not split can be corrected. */
const inFile = sql<number | null>`(
  select r.amount from bank_report_rows as r where r.id = p.bank_row_id and r.amount <> p.amount
    and not exists (select from payments as o where o.bank_row_id = r.id and o.id <> p.id))`;

const withdrawn = sql<{ at: string; by: string; reason: string } | null>`(
  select json_build_object('at', to_char(p.withdrawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', w.name, 'reason', p.withdrawal_reason)
  from users as w where w.id = p.withdrawn_by)`;

/** The row of a report that a payment was booked from, and how many were. */
export const findBankRow = async (ctx: Ctx, paymentId: number) => {
  const { rows } = await sql<{ amount: number; parts: number }>`
    select r.amount, (select count(*) from payments as o where o.bank_row_id = r.id) as parts
    from payments as p join bank_report_rows as r on r.id = p.bank_row_id where p.id = ${paymentId}`.execute(
    ctx.db,
  );
  return rows[0];
};

export const find = (ctx: Ctx, id: number) => paymentRows(ctx).where('p.id', '=', id).executeTakeFirst();

/** The newest first. */
export const paymentsOfPerson = (ctx: Ctx, uid: number) =>
  paymentRows(ctx)
    .where('e.uid', '=', uid)
    .orderBy('p.date', 'desc')
    .orderBy('p.id', 'desc')
    .limit(mostPayments);

/** Somebody who studies or studied here, also after the account was archived. */
export const findPerson = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'listed_name', 'email', 'telephone'])
    .select(fileVersion(sql.ref('users.avatar_file')).as('avatar'))
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('user_role', 'in', [role.student, role.lecturerAndStudent]),
        row.exists(row.selectFrom('enrolments as e').select('e.id').whereRef('e.uid', '=', 'users.id')),
      ]),
    )
    .executeTakeFirst();

/** The enrolments of a person with their sums. */
export const listEnrolments = (ctx: Ctx, uid: number) =>
  settledEnrolments(ctx).where('b.uid', '=', uid).execute();

/** Enrolments with their sums, the newest first and the archived ones last. */
export const settledEnrolments = (ctx: Ctx) =>
  enrolmentsWithCourses(ctx)
    .innerJoin('enrolment_balances as b', 'b.enrolment_id', 'e.id')
    .leftJoin('instalment_plans as plan', 'plan.enrolment_id', 'e.id')
    .select([planDays.as('days'), 'plan.amounts', planVersion.as('plan_version'), earliestDue.as('earliest')])
    .select(['e.id', 'e.date', 'place.name as cityName', 'first.cid', 'e.version', 'b.archived'])
    .select(['course.name as courseName', 'course2.name as courseName2', 'e.bank_account'])
    .select(['first.price as first_price', 'second.price as second_price'])
    .select(['b.price', 'b.paid', 'b.user_paid', 'b.balance'])
    .orderBy('b.archived')
    .orderBy('e.date', 'desc')
    .orderBy('e.id', 'desc');
export type SettledRow = Awaited<ReturnType<typeof listEnrolments>>[number];

/** An enrolment of the person: the one named, or the newest that is not archived. Held until the transaction ends. */
export const holdEnrolment = (ctx: Ctx, uid: number, id: number | undefined) => {
  const rows = ctx.db
    .selectFrom('enrolments')
    .select('id')
    .where('uid', '=', uid)
    .orderBy(sql`archived_at is not null`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forKeyShare();
  return (id === undefined ? rows : rows.where('id', '=', id)).executeTakeFirst();
};

/** The bank report that a payment was booked from. */
export const holdReportOfPayment = async (ctx: Ctx, id: number): Promise<void> => {
  await sql`select from bank_reports as b join bank_report_rows as r on r.report_id = b.id
    join payments as p on p.bank_row_id = r.id where p.id = ${id} for no key update of b`.execute(ctx.db);
};

interface PaymentColumns {
  readonly enrolment_id: number;
  readonly amount: number;
  readonly date: string;
  readonly comment: string;
}

export const insert = (ctx: Ctx, columns: PaymentColumns): Promise<number> =>
  insertRow(ctx.db, 'payments', { ...columns, created_at: ctx.clock.now() });

/** False when somebody else changed the payment since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: PaymentColumns): Promise<boolean> =>
  updateVersioned(ctx, 'payments', key, columns);

/** The same for one that is withdrawn. */
export const withdraw = (ctx: Ctx, key: VersionKey, userId: number, reason: string): Promise<boolean> =>
  updateVersioned(ctx, 'payments', key, {
    withdrawn_at: ctx.clock.now(),
    withdrawn_by: userId,
    withdrawal_reason: reason,
  });
