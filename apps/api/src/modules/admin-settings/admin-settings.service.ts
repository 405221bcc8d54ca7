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
