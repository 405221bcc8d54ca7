import type { UnfinishedQuestionnaire } from '@indeks/contract/employment/questionnaire/drafts.schemas';
import type { Questionnaire } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type { Ctx } from '#platform/context.ts';
import { defineSealedColumn, type ColumnSealer } from '#platform/crypto/sealed-columns.ts';

/** The document before and after one save; null where there was none. */
export interface SealedChange {
  readonly before: Questionnaire['form'] | null;
  readonly after: Questionnaire['form'] | null;
}

export const documentColumn = defineSealedColumn({
  table: 'questionnaires',
  column: 'sealed',
  key: 'user_id',
  owner: 'user_id',
  context: (userId) => `questionnaires.sealed of ${userId}`,
});

export const changeColumn = defineSealedColumn({
  table: 'questionnaire_history',
  column: 'sealed',
  key: 'id',
  owner: 'user_id',
  context: (userId) => `questionnaire_history.sealed of ${userId}`,
});

export const draftColumn = defineSealedColumn({
  table: 'questionnaire_drafts',
  column: 'sealed',
  key: 'id',
  owner: 'user_id',
  context: (userId) => `questionnaire_drafts.sealed of ${userId}`,
});

export const sealQuestionnaire = (
  sealer: ColumnSealer,
  userId: number,
  questionnaire: Questionnaire,
): string => sealer.seal(documentColumn, userId, JSON.stringify(questionnaire));

export const openQuestionnaire = (ctx: Ctx, userId: number, sealed: string): Questionnaire =>
  // Only what passed the contract is sealed.
  JSON.parse(ctx.services.sealer.open(documentColumn, userId, sealed)) as Questionnaire;

export const sealChange = (sealer: ColumnSealer, userId: number, change: SealedChange): string =>
  sealer.seal(changeColumn, userId, JSON.stringify(change));

export const openChange = (ctx: Ctx, userId: number, sealed: string): SealedChange =>
  // Only what passed the contract is sealed.
  JSON.parse(ctx.services.sealer.open(changeColumn, userId, sealed)) as SealedChange;

export const sealDraft = (sealer: ColumnSealer, userId: number, draft: UnfinishedQuestionnaire): string =>
  sealer.seal(draftColumn, userId, JSON.stringify(draft));

export const openDraft = (ctx: Ctx, userId: number, sealed: string): UnfinishedQuestionnaire =>
  // Only what passed the contract is sealed.
  JSON.parse(ctx.services.sealer.open(draftColumn, userId, sealed)) as UnfinishedQuestionnaire;
