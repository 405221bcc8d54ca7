import { besidePart } from '@indeks/contract/talk/chat/chat.keys';
import type { FolderPart } from '@indeks/contract/studies/students/students.keys';
import { issueStatus, type IssueStatus } from '@indeks/contract/talk/issues/issues.keys';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';

export const findContact = (ctx: Ctx, userId: number) =>
  ctx.db.selectFrom('users').select(['email', 'telephone']).where('id', '=', userId).executeTakeFirst();

/** The newest first, those that are not archived before the others. */
export const listEnrolments = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('places as p', 'p.id', 'e.pid')
    .innerJoin('enrolment_balances as b', 'b.enrolment_id', 'e.id')
    .select(['e.id', 'e.date', 'p.name as place', 'b.archived', 'b.balance'])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('enrolment_courses as ec')
          .innerJoin('courses as c', 'c.id', 'ec.cid')
          .select(['c.id', 'c.name', 'ec.album_nr as album'])
          .whereRef('ec.enrolment_id', '=', 'e.id')
          .orderBy('ec.slot'),
      ).as('courses'),
      sql<FolderPart[]>`missing_in_folder(e.id)`.as('missing'),
    ])
    .where('e.uid', '=', userId)
    .orderBy('b.archived')
    .orderBy('e.date', 'desc')
    .orderBy('e.id', 'desc')
    .limit(besidePart)
    .execute();

/** The sum that is due by today with its oldest day, and the next instalment. */
export const findDues = async (ctx: Ctx, userId: number) => {
  const today = sql`${ctx.clock.today()}::date`;
  const { rows } = await sql<{
    overdue: number | null;
    overdue_day: string | null;
    next: number | null;
    next_day: string | null;
  }>`
    select sum(amount) filter (where day <= ${today})::bigint as overdue, min(day) filter (where day <= ${today}) as overdue_day,
      (array_agg(amount order by day) filter (where day > ${today}))[1] as next, min(day) filter (where day > ${today}) as next_day
    from due_list where uid = ${userId}`.execute(ctx.db);
  return rows[0];
};

/** What the person reported and what is not resolved, the newest first. */
export const listOpenIssues = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('issues')
    .select(['id', 'title', 'created_at'])
    .select((row) => row.ref('status').$castTo<IssueStatus>().as('status'))
    .where('reporter_id', '=', userId)
    .where('status', 'in', [issueStatus.accepted, issueStatus.inProgress])
    .orderBy('id', 'desc')
    .limit(besidePart)
    .execute();

/** The newest messages to many that the person got, under their titles as they came. */
export const listMessages = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('broadcast_recipients as r')
    .innerJoin('broadcasts as b', 'b.id', 'r.broadcast_id')
    .select(['b.id', 'r.read'])
    .select((row) => [
      sql<string>`coalesce(nullif(r.subject, ''), nullif(b.subject, ''), left(coalesce(r.text, b.text), 80))`.as(
        'title',
      ),
      row.fn.coalesce('r.at', 'b.created_at').as('at'),
    ])
    .where('r.user_id', '=', userId)
    .where('r.state', '=', 'sent')
    .where('b.kind', '=', 'chat')
    .orderBy('r.id', 'desc')
    .limit(besidePart)
    .execute();
