import type { Questionnaire } from '@indeks/contract/questionnaire/questionnaire.schemas';
import type { Ctx } from '#platform/context.ts';
import type { Sealer } from '#platform/crypto/sealing.ts';

/** What one save did to the document; null where there was none. */
export interface SealedChange {
  readonly before: Questionnaire['form'] | null;
  readonly after: Questionnaire['form'] | null;
}

export const sealQuestionnaire = (sealer: Sealer, userId: number, questionnaire: Questionnaire): string =>
  sealer.seal(JSON.stringify(questionnaire), `questionnaires.sealed of ${userId}`);

export const openQuestionnaire = (ctx: Ctx, userId: number, sealed: string): Questionnaire =>
  // Only what passed the contract is sealed.
  JSON.parse(ctx.services.sealer.open(sealed, `questionnaires.sealed of ${userId}`)) as Questionnaire;

export const sealChange = (sealer: Sealer, userId: number, change: SealedChange): string =>
  sealer.seal(JSON.stringify(change), `questionnaire_history.sealed of ${userId}`);

export const openChange = (ctx: Ctx, userId: number, sealed: string): SealedChange =>
  // Only what passed the contract is sealed.
  JSON.parse(ctx.services.sealer.open(sealed, `questionnaire_history.sealed of ${userId}`)) as SealedChange;
