import type { SheetDraft } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Ctx, SignedInCtx } from '#platform/context.ts';

/** Drafts of one person for one group, by term. */
export const list = (ctx: Ctx, userId: number, { sid, intake }: { sid: number; intake: string }) =>
  ctx.db
    .selectFrom('sheet_drafts')
    // The table's check admits no other terms, and what is kept came through the schema.
    .select((row) => [
      row.ref('term').$castTo<Term>().as('term'),
      row.ref('rows').$castTo<SheetDraft['rows']>().as('rows'),
    ])
    .where('user_id', '=', userId)
    .where('sid', '=', sid)
    .where('intake', '=', intake)
    .orderBy('term')
    .execute();

export const put = (tx: SignedInCtx, { sid, date, term, rows }: SheetDraft) => {
  const kept = { rows: JSON.stringify(rows), saved_at: tx.clock.now() };
  return tx.db
    .insertInto('sheet_drafts')
    .values({ user_id: tx.actor.id, sid, intake: date, term, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'sid', 'intake', 'term']).doUpdateSet(kept))
    .execute();
};

export const drop = (tx: SignedInCtx, { sid, date, term }: SheetDraft) =>
  tx.db
    .deleteFrom('sheet_drafts')
    .where('user_id', '=', tx.actor.id)
    .where('sid', '=', sid)
    .where('intake', '=', date)
    .where('term', '=', term)
    .execute();
