import type { HandOver } from '@indeks/contract/studies/certificates/certificates.keys';
import { sql } from 'kysely';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { doubtedSince, isContradicted } from './doubts.queries.ts';

/** Held until the transaction ends: whoever issues next waits, and without these the numbers are free again. Answers the first. */
export const takeNumbers = async (tx: Ctx, year: number, count: number): Promise<number> => {
  const { last } = await tx.db
    .insertInto('certificate_counters')
    .values({ year, last: count })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({ last: row('certificate_counters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
};

/** The number that would come next. */
export const nextNumber = async ({ db }: Ctx, year: number): Promise<number> => {
  const found = await db
    .selectFrom('certificate_counters')
    .select('last')
    .where('year', '=', year)
    .executeTakeFirst();
  return (found?.last ?? 0) + 1;
};

export interface NewCertificate {
  readonly year: number;
  readonly number: number;
  readonly enrolment_id: number;
  readonly cid: number;
  readonly content: string;
  readonly content_hash: string;
  readonly reissue_reason?: string;
}

/** In their order; answers the numbers of the rows in the same. */
export const insertMany = async (
  tx: SignedInCtx,
  all: readonly NewCertificate[],
): Promise<readonly number[]> => {
  const rows = await tx.db
    .insertInto('certificates')
    .values(all.map((one) => ({ ...one, issued_by: tx.actor.id, issued_at: tx.clock.now() })))
    .returning(['id', 'number'])
    .execute();
  return rows.toSorted((one, other) => one.number - other.number).map(({ id }) => id);
};

/** Taken before the certificate is written, so that what it supersedes can name it. */
export const takeId = async (tx: Ctx): Promise<number> => {
  const { id } = await tx.db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('certificates', 'id'))::integer`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
};

export const insertReissue = async (
  tx: SignedInCtx,
  certificate: NewCertificate & { readonly id: number },
): Promise<void> => {
  await tx.db
    .insertInto('certificates')
    .values({ ...certificate, issued_by: tx.actor.id, issued_at: tx.clock.now() })
    .execute();
};

export const supersede = async (tx: Ctx, id: number, by: number): Promise<void> => {
  await tx.db.updateTable('certificates').set({ superseded_by: by }).where('id', '=', id).execute();
};

/** With whose it is and what it says. */
export const findWhole = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('certificates as c')
    .innerJoin('enrolments as e', 'e.id', 'c.enrolment_id')
    .select(['c.id', 'c.year', 'c.number', 'c.enrolment_id', 'c.cid', 'c.content', 'c.content_hash'])
    .select(['c.superseded_by', 'c.annulled_at', 'e.uid', 'e.pid', isContradicted().as('contradicted')])
    .where('c.id', '=', id)
    .executeTakeFirst();
export type WholeCertificate = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

export const findByNumber = (
  { db }: Ctx,
  { number, year }: { readonly number: number; readonly year: number },
) =>
  db
    .selectFrom('certificates as c')
    .leftJoin('certificates as later', 'later.id', 'c.superseded_by')
    .select(['c.content', 'c.content_hash', 'later.number as later_number', 'later.year as later_year'])
    .select(['c.annulled_at', doubtedSince().as('doubted')])
    .select(
      sql<number>`(select max(duplicate)::integer from certificate_register where certificate_id = c.id)`.as(
        'duplicates',
      ),
    )
    .where('c.year', '=', year)
    .where('c.number', '=', number)
    .executeTakeFirst();

/** In force, the newest first. */
export const listOwn = ({ db }: Ctx, uid: number) =>
  db
    .selectFrom('certificate_register as r')
    .innerJoin('certificates as c', 'c.id', 'r.certificate_id')
    .select(['c.id', 'r.number', 'r.course_name', 'r.made_on', 'r.handed_on', doubtedSince().as('doubted')])
    // The table's check admits no other words.
    .select((row) => row.ref('r.handed_how').$castTo<HandOver | null>().as('handed_how'))
    .where('r.uid', '=', uid)
    .where('r.duplicate', '=', 0)
    .where('c.superseded_by', 'is', null)
    .where('c.annulled_at', 'is', null)
    .orderBy('r.made_on', 'desc')
    .orderBy('c.id', 'desc')
    .limit(mostOwn)
    .execute();

/** Bounds the answer, far above what one person has. */
const mostOwn = 50;
