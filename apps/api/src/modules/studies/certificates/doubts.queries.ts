import type { Doubt } from '@indeks/contract/studies/certificates/certificates.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx, SignedInCtx } from '#platform/context.ts';

/** What is in doubt about a certificate `c`: of grades the subject with what the paper says and what counts now, in tenths. */
export const doubtsOfCertificate = (): RawBuilder<readonly Doubt[]> =>
  sql`coalesce((
    select jsonb_agg(jsonb_build_object('kind', d.kind, 'subject', s.name, 'now', g.value) order by s.semester, s.position, s.id)
    from certificate_doubts as d
    left join subjects as s on s.id = d.sid
    left join grades as g on g.sid = d.sid and g.enrolment_id = c.enrolment_id
    where d.certificate_id = c.id), '[]')`;

/** Whether what a certificate `c` says of a grade is so no longer. Of who is in the archive it may well be. */
export const isContradicted = (): RawBuilder<boolean> =>
  sql`exists (select from certificate_doubts as d where d.certificate_id = c.id and d.kind <> 'archived')`;

/** Since when anything is; null: nothing is. */
export const doubtedSince = (): RawBuilder<Date | null> =>
  sql`(select min(d.since) from certificate_doubts as d where d.certificate_id = c.id)`;

/** Each certificate in doubt, with the day since which it is. */
export const everyDoubted = ({ db }: Ctx) =>
  db
    .selectFrom('certificate_doubts')
    .select((row) => ['certificate_id', row.fn.min('since').as('doubted')] as const)
    .groupBy('certificate_id');

/** The course of the enrolment that a certificate is about; none while the enrolment is in the archive. */
export const findCompleted = async (
  { db }: Ctx,
  { enrolment_id, cid }: { readonly enrolment_id: number; readonly cid: number },
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('graduation_list')
      .select('id')
      .where('enrolment_id', '=', enrolment_id)
      .where('cid', '=', cid)
      .executeTakeFirst()
  )?.id;

export const annul = async (tx: SignedInCtx, id: number, reason: string): Promise<void> => {
  await tx.db
    .updateTable('certificates')
    .set({ annulled_at: tx.clock.now(), annulled_by: tx.actor.id, annulled_reason: reason })
    .where('id', '=', id)
    .execute();
};
