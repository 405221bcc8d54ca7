import { formatDayOfDocument, formatGrosze } from '@indeks/contract/common/format';
import { vocativeOf } from '@indeks/contract/identity/people/vocative';
import type { PlaceholderValues } from '@indeks/contract/talk/own-words/placeholders';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** The studies from which the values are taken. */
export interface About {
  readonly cid?: number | undefined;
  readonly pid?: number | undefined;
  readonly date?: readonly string[] | undefined;
  /** Only of the places that this one looks after. */
  readonly coordinator?: number | undefined;
}

interface ValueRow {
  id: number;
  given_name: string;
  course: string | null;
  place: string | null;
  album: string | null;
  due: number | null;
  due_day: string | null;
}

/** What stands in for the placeholders, of each of the people: of their newest enrolment among those that a message is about. */
export const listValues = async (
  ctx: Ctx,
  ids: readonly number[],
  about: About,
): Promise<ReadonlyMap<number, PlaceholderValues>> => {
  const { rows } = await sql<ValueRow>`
    select u.id, u.given_name, studied.course, studied.place, studied.album, owed.amount as due, owed.day as due_day
    from unnest(${ids}::integer[]) as named (id)
    join users as u on u.id = named.id
    left join lateral (
      select string_agg(c.name, ' oraz ' order by ec.slot) as course, p.name as place,
        string_agg(ec.album_nr, ', ' order by ec.slot) as album
      from enrolments as e
      join places as p on p.id = e.pid
      join enrolment_courses as ec on ec.enrolment_id = e.id
      join courses as c on c.id = ec.cid
      where e.uid = u.id and e.archived_at is null and ${matches(about)}
      group by e.id, p.name order by e.date desc, e.id desc limit 1) as studied on true
    left join lateral (
      select sum(d.amount)::bigint as amount, oldest.day
      from (select min(day) as day from due_list where uid = u.id) as oldest
      join due_list as d on d.uid = u.id and d.day <= greatest(oldest.day, ${ctx.clock.today()}::date)
      group by oldest.day) as owed on true`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, toValues(row)]));
};

const matches = ({ cid, pid, date, coordinator }: About) =>
  sql.join(
    [
      sql`true`,
      ...(cid === undefined ? [] : [sql`ec.cid = ${cid}`]),
      ...(pid === undefined ? [] : [sql`e.pid = ${pid}`]),
      ...(date === undefined ? [] : [sql`e.date = any (${[...date]}::date[])`]),
      ...(coordinator === undefined
        ? []
        : [
            sql`e.pid in (select pc.place_id from place_coordinators as pc where pc.user_id = ${coordinator})`,
          ]),
    ],
    sql` and `,
  );

const toValues = (row: ValueRow): PlaceholderValues => ({
  vocative: vocativeOf(row.given_name) ?? '',
  course: row.course ?? '',
  place: row.place ?? '',
  due: row.due === null ? '' : `${formatGrosze(row.due)}\u00a0zł`,
  // As a sentence writes a day, without the abbreviation of documents.
  dueDay: row.due_day === null ? '' : formatDayOfDocument(row.due_day).replace(/\u00a0r\.$/u, ''),
  album: row.album ?? '',
});
