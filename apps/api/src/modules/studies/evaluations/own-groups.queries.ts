import type { Flag } from '@indeks/contract/common/flags';
import { terms, type Half, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export interface TaughtGroup {
  readonly sid: number;
  readonly cid: number;
  readonly date: string;
  readonly half: Half;
  readonly intake: string;
}

/** The subjects of the programme of the new journal that somebody teaches. */
export const listTaught = (ctx: Ctx, lecturerId: number) =>
  ctx.db
    .selectFrom('subjects as s')
    .innerJoin('courses as c', 'c.id', 's.cid')
    .select(['s.id as sid', 's.cid', 's.name as subjectName', 'c.name as courseName'])
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('s.semester').$castTo<SemesterNumber>().as('semester'),
      row.ref('s.exam').$castTo<Flag>().as('exam'),
    ])
    .where('s.uid', '=', lecturerId)
    .where('s.active', '=', 1)
    .where('s.after_join', '=', 1)
    .orderBy('s.id')
    .limit(mostSubjects)
    .execute();

/** More than anybody teaches. */
const mostSubjects = 200;

interface CountedTerm {
  readonly term: Term;
  /** How many people the term is for, and how many of them have an entry of it. */
  readonly needed: number;
  readonly given: number;
  /** The one in force. */
  readonly protocol: { readonly number: number; readonly year: number } | null;
}

interface CountedGroup {
  readonly students: number;
  readonly places: readonly string[];
  /** From the first on. */
  readonly terms: readonly CountedTerm[];
}

/**
 * The counts stand in the order of the groups. Each group is counted by a lateral subquery on its index, since the planner cannot know how many
 * students a group has.
 */
export const countGroups = async (
  ctx: Ctx,
  groups: readonly TaughtGroup[],
): Promise<readonly CountedGroup[]> => {
  const { rows } = await sql<CountedGroup>`
    select counted.students, counted.places, (
      select jsonb_agg(jsonb_build_object('term', t.term, 'protocol', (
          select jsonb_build_object('number', p.number, 'year', p.year) from protocols as p
          where p.sid = asked.sid and p.intake = asked.intake and p.type = t.term
            and p.withdrawn_at is null and p.superseded_by is null),
        'needed', (select count(*) from unnest(counted.passed) as passed where passed >= t.term),
        'given', (select count(*) from unnest(counted.passed, counted.entered) as s(passed, entered)
          where passed >= t.term and entered & (1 << t.term) > 0)) order by t.term)
      from unnest(${[...terms]}::integer[]) as t(term)) as terms
    from rows from (
      jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as (sid integer, cid integer, intake date))
      with ordinality as asked(sid, cid, intake, position)
    cross join lateral (
      select count(*)::integer as students, coalesce(array_agg(distinct s.place order by s.place), '{}') as places,
        array_agg(a.passed) as passed, array_agg(a.entered) as entered
      from student_list as s
      -- The first term that somebody passed, and those with an entry, as bits.
      cross join lateral (
        select coalesce(min(term) filter (where value >= 30), ${terms.length + 1}) as passed,
          coalesce(bit_or(1 << term), 0) as entered
        from attempts where enrolment_id = s.enrolment_id and sid = asked.sid) as a
      where s.cid = asked.cid and s.date = asked.intake and not s.archived offset 0) as counted
    order by asked.position`.execute(ctx.db);
  return rows;
};
