import type { zoomCredentials } from '@indeks/contract/admin-settings/admin-settings.schemas';
import type { z } from 'zod';
import { changeContact } from '#modules/accounts/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { canChangeGeneral } from './admin-settings.policy.ts';
import * as queries from './admin-settings.queries.ts';
import { credentialsColumn } from './sealed-credentials.ts';

interface Contact {
  readonly email: string;
  readonly telephone: string;
}

export const saveGeneral = async (ctx: SignedInCtx, userId: number, contact: Contact) => {
  if (!canChangeGeneral(ctx.actor, userId)) refuse('record/not-found');
  return transact(ctx, async (tx) => {
    const before = await changeContact(tx, userId, contact);
    await audit(tx, { action: 'account.contact', subjectId: userId, before, after: contact });
    return { ok: true as const };
  });
};

export const zoom = async (ctx: SignedInCtx) => {
  const saved = await queries.findZoom(ctx);
  return { saved_at: saved?.saved_at.toISOString() ?? null, saved_by: saved?.saved_by ?? null };
};

/** The audit says who and when, and never the values: those are stored sealed. */
export const saveZoom = (ctx: SignedInCtx, credentials: z.output<typeof zoomCredentials>) =>
  transact(ctx, async (tx) => {
    const sealed = ctx.services.sealer.seal(credentialsColumn, 'zoom', JSON.stringify(credentials));
    await queries.saveZoom(tx, sealed, ctx.actor.id);
    await audit(tx, { action: 'admin-settings.zoom', subjectId: 'zoom' });
    return zoom(tx);
  });
