import type { Database } from '#platform/db/database.ts';

interface PaymentToInsert {
  readonly enrolmentId: number;
  readonly amount?: number;
  readonly date?: string;
  readonly comment?: string;
}

/** A payment that was entered by hand; answers its number. */
export const insertPayment = async (
  db: Database,
  { enrolmentId, amount = 50_000, date = '2026-10-15', comment = '' }: PaymentToInsert,
): Promise<number> => {
  const { id } = await db
    .insertInto('payments')
    .values({ enrolment_id: enrolmentId, amount, date, comment })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
