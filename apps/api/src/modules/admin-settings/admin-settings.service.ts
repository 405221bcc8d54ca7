import type { zoomCredentials } from '@indeks/contract/admin-settings/admin-settings.routes';
import { peopleTexts } from '@indeks/contract/people/people.texts';
import type { z } from 'zod';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { found, refuse } from '#platform/errors.ts';
import { canChangeGeneral } from './admin-settings.policy.ts';
import * as queries from './admin-settings.queries.ts';
import { credentialsColumn } from './sealed-credentials.ts';

export const saveGeneral = async (ctx: SignedInCtx, userId: number, input: queries.Contact) => {
  if (!canChangeGeneral(ctx.actor, userId)) refuse('record/not-found');
  try {
    await transact(ctx, async (tx) => {
      const before = found(await queries.findContact(tx, userId));
      const after = await queries.setContact(tx, userId, input);
      await audit(tx, { action: 'account.contact', subjectId: userId, before, after });
    });
  } catch (error) {
    if (brokenConstraint(error)?.constraint === 'users_email') refuseTaken();
    throw error;
  }
  return { ok: true as const };
};

export const zoom = async (ctx: SignedInCtx) => {
  const saved = await queries.findZoom(ctx);
  return { saved_at: saved?.saved_at.toISOString() ?? null, saved_by: saved?.saved_by ?? null };
};

/** The trace says who and when; the values lie sealed in their row and nowhere else. */
export const saveZoom = (ctx: SignedInCtx, credentials: z.output<typeof zoomCredentials>) =>
  transact(ctx, async (tx) => {
    const sealed = ctx.services.sealer.seal(credentialsColumn, 'zoom', JSON.stringify(credentials));
    await queries.saveZoom(tx, sealed, ctx.actor.id);
    await audit(tx, { action: 'admin-settings.zoom', subjectId: 'zoom' });
    return zoom(tx);
  });

const refuseTaken = (): never =>
  refuse('people/email-exists', { fields: [{ path: 'email', message: peopleTexts.emailTaken }] });
