import { isOn } from '@indeks/contract/common/flags';
import type { DraftSave, OwnDraft } from '@indeks/contract/employment/questionnaire/drafts.schemas';
import { holdAccount } from '#modules/identity/accounts/index.ts';
import type { Person } from '#modules/identity/people/index.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import * as queries from './drafts.queries.ts';
import { canSeeDraft } from './questionnaire.policy.ts';
import { kindOf } from './questionnaire.rules.ts';
import { personWithPapers } from './questionnaire.service.ts';
import { openDraft, sealDraft } from './sealed-documents.ts';

export const get = async (ctx: SignedInCtx, userId: number): Promise<OwnDraft> => {
  const { isCompany } = await personOfDraft(ctx, userId);
  const row = await queries.find(ctx, userId, kindOf(isCompany));
  if (!row) return { draft: null };
  const { sealed, updated_at, ...versions } = row;
  return { draft: { ...openDraft(ctx, userId, sealed), ...versions, updated_at: updated_at.toISOString() } };
};

/**
 * Keeps what is being typed. Another device may have kept something since: then nothing is overwritten. Where the draft
 * is gone, because it was saved or given up elsewhere, this one begins anew; its number goes on, so that no two are equal.
 */
export const keep = (ctx: SignedInCtx, userId: number, input: DraftSave) =>
  transact(ctx, async (tx) => {
    await personOfDraft(tx, userId);
    const { is_company } = await holdAccount(tx, userId);
    const { kind, form, version, read_version } = input;
    if (kind !== kindOf(isOn(is_company))) refuse('questionnaire/other-kind');
    const before = await queries.find(tx, userId, kind);
    if (before && before.version !== version)
      refuse('questionnaire/draft-newer', { details: { updated_at: before.updated_at.toISOString() } });
    const kept = { version: version + 1, updated_at: tx.clock.now() };
    const sealed = sealDraft(tx.services.sealer, userId, { kind, form });
    await queries.put(tx, { user_id: userId, form: kind, sealed, read_version, ...kept });
    return { version: kept.version, updated_at: kept.updated_at.toISOString() };
  });

export const drop = async (ctx: SignedInCtx, userId: number) => {
  await personOfDraft(ctx, userId);
  await queries.remove(ctx, userId);
  return { ok: true as const };
};

const personOfDraft = async (ctx: SignedInCtx, userId: number): Promise<Person> =>
  canSeeDraft(ctx.actor, userId) ? personWithPapers(ctx, userId) : refuse('record/not-found');
