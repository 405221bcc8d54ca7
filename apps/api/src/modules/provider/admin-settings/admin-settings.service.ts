import type { generalSettings } from '@indeks/contract/identity/people/people.schemas';
import type { z } from 'zod';
import { changeContact, changingAddress, openSessionFor } from '#modules/identity/accounts/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/exchange.ts';
import { canChangeGeneral } from './admin-settings.policy.ts';

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
  return changingAddress(ctx, { userId, email, given }, async (tx, permit) => {
    const before = await changeContact(tx, userId, contact, permit);
    await audit(tx, { action: 'account.contact', subjectId: userId, before, after: contact });
    if (permit.confirmedBy) await openSessionFor(tx, exchange, permit.confirmedBy, 'none');
    return { ok: true as const };
  });
};
