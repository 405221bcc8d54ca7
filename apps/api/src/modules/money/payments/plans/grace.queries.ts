import { sql } from 'kysely';
import { transact, type Ctx } from '#platform/context.ts';

/** For how many days after an enrolment was made nothing of it is due, for what is enrolled from that day on. */
export interface PaymentGrace {
  readonly valid_from: string;
  readonly days: number;
}

/** The newest first. */
export const listGraces = ({ db }: Pick<Ctx, 'db'>): Promise<PaymentGrace[]> =>
  db.selectFrom('payment_grace').select(['valid_from', 'days']).orderBy('valid_from', 'desc').execute();

/** One of the same day is replaced. Triggers judge whoever was enrolled since, however long it takes. */
export const setGrace = (ctx: Ctx, grace: PaymentGrace): Promise<void> =>
  transact(ctx, async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await db.deleteFrom('payment_grace').where('valid_from', '=', grace.valid_from).execute();
    await db.insertInto('payment_grace').values(grace).execute();
  });
