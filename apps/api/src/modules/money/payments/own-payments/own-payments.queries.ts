import type { Ctx } from '#platform/context.ts';
import { paymentsOfPerson, settledEnrolments } from '../payments.queries.ts';

/** The actor's enrolments with their sums and the data of a transfer for them. */
export const listOwnEnrolments = (ctx: Ctx, uid: number) =>
  settledEnrolments(ctx)
    .innerJoin('users as u', 'u.id', 'e.uid')
    .select(['u.name', 'first.album_nr'])
    .where('b.uid', '=', uid)
    .where('b.archived', '=', false)
    .execute();
export type OwnEnrolmentRow = Awaited<ReturnType<typeof listOwnEnrolments>>[number];

/** Payments for what somebody studies now, the newest first. */
export const listOwnPayments = (ctx: Ctx, uid: number) =>
  paymentsOfPerson(ctx, uid).where('e.archived_at', 'is', null).where('p.withdrawn_at', 'is', null).execute();

/** When the last bank report was accepted. There are a few of them a month. */
export const findLastReport = async (ctx: Ctx): Promise<Date | null> => {
  const { at } = await ctx.db
    .selectFrom('bank_reports')
    .select((row) => row.fn.max('accepted_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
};
