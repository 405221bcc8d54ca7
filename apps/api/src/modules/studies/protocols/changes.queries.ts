import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

interface ChangedGrade {
  /** The position of the student in the protocol, counted from 1. */
  readonly position: number;
  /** In tenths; null: no grade. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Grades of a protocol that are others by now: of one that a correction superseded, or that is older than terms. */
export const changedSince = async (ctx: Ctx, protocolId: number): Promise<readonly ChangedGrade[]> => {
  const { rows } = await sql<ChangedGrade>`
    select pr.position, pr.value as before, nullif(a.value, 0) as after
    from protocol_rows as pr
    join protocols as p on p.id = pr.protocol_id
    left join attempts as a on a.enrolment_id = pr.enrolment_id and a.sid = pr.sid and a.term = p.type
    where pr.protocol_id = ${protocolId} and pr.value is not null and a.value is distinct from pr.value
    order by pr.position`.execute(ctx.db);
  return rows;
};

/** The last grade that was changed before the protocol was made; grades that were only given are no changes. */
export const lastChangeBefore = async (
  ctx: Ctx,
  protocolId: number,
  moment: Date,
): Promise<(ChangedGrade & { readonly at: Date }) | undefined> => {
  const { rows } = await sql<ChangedGrade & { readonly at: Date }>`
    select pr.position, h.before, h.after, h.at
    from protocol_rows as pr
    join grade_history as h on h.enrolment_id = pr.enrolment_id and h.sid = pr.sid
    where pr.protocol_id = ${protocolId} and h.before is not null and h.at <= ${moment}
    order by h.at desc, h.id desc limit 1`.execute(ctx.db);
  return rows[0];
};
