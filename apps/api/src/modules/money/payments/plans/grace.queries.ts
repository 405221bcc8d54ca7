import { sql } from 'kysely';
import { transact, type Ctx } from '#platform/context.ts';

/** The number of days after the creation of an enrolment in which no payment is due, for enrolments from that day on. */
export interface PaymentGrace {
  readonly valid_from: string;
  readonly days: number;
}

/** The newest first. */
export const listGraces = ({ db }: Pick<Ctx, 'db'>): Promise<PaymentGrace[]> =>
  db.selectFrom('payment_grace').select(['valid_from', 'days']).orderBy('valid_from', 'desc').execute();

/** Replaces a row of the same day. Triggers re-evaluate people enrolled since, which may take long. */
export const setGrace = (ctx: Ctx, grace: PaymentGrace): Promise<void> =>
  transact(ctx, async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await db.deleteFrom('payment_grace').where('valid_from', '=', grace.valid_from).execute();
    await db.insertInto('payment_grace').values(grace).execute();
  });
