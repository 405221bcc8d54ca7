import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

interface PaymentToInsert {
  readonly enrolmentId: number;
  readonly amount?: number;
  readonly date?: string;
  readonly comment?: string;
}

/** A payment that was entered by hand; answers its number. */
export const insertPayment = (
  db: Database,
  { enrolmentId, amount = 50_000, date = '2026-10-15', comment = '' }: PaymentToInsert,
): Promise<number> => insertRow(db, 'payments', { enrolment_id: enrolmentId, amount, date, comment });
