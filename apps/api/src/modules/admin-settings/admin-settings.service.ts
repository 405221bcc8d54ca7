import type { zoomCredentials } from '@indeks/contract/admin-settings/admin-settings.schemas';
import type { generalSettings } from '@indeks/contract/people/people.schemas';
import type { z } from 'zod';
import {
  asksConfirmation,
  changeContact,
  confirmed,
  getContact,
  openSessionFor,
} from '#modules/accounts/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import { canChangeGeneral } from './admin-settings.policy.ts';
import * as queries from './admin-settings.queries.ts';
import { credentialsColumn } from './sealed-credentials.ts';

type NewContact = z.output<typeof generalSettings>;

/** A new address is confirmed; every session ends, and this browser gets a new one. */
export const saveGeneral = async (
  ctx: SignedInCtx,
  userId: number,
  input: NewContact,
  exchange: Exchange,
) => {
  if (!canChangeGeneral(ctx.actor, userId)) refuse('record/not-found');
  const { email, telephone, ...given } = input;
  const contact = { email, telephone };
  const save = async (tx: SignedInCtx) => {
    const before = await changeContact(tx, userId, contact);
    await audit(tx, { action: 'account.contact', subjectId: userId, before, after: contact });
    return { ok: true as const };
  };
  const { email: known } = await getContact(ctx, userId);
  if (!asksConfirmation(ctx.actor, { ...ctx.actor, email: known }, email)) return transact(ctx, save);
  return confirmed(ctx, given, async (tx, account) => {
    const saved = await save(tx);
    await openSessionFor(tx, exchange, account, 'none');
    return saved;
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
