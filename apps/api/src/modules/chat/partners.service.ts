import { isSecretariat, role, roleNames } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';
import type { ChatPartner } from '@indeks/contract/chat/chat.schemas';
import { secretariatId } from '@indeks/contract/notifications/notifications.keys';
import type { Actor, SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { mayTalk, partnerRoles } from './chat.policy.ts';
import * as conversations from './conversations.queries.ts';
import * as queries from './partners.queries.ts';
import { office, sidesOf, type Sides } from './sides.rules.ts';

/** Somebody with whom the caller talks or may begin to. */
export interface Addressed {
  readonly sides: Sides;
  readonly partner: ChatPartner;
  readonly uuid: string | null;
  readonly known: conversations.ConversationRow | undefined;
  /** Who left or changed the role is still read, and no longer written to. */
  readonly mayWrite: boolean;
}

/** Refuses whom the caller neither may talk with nor ever talked with, as if there were nobody. */
export const address = async (ctx: SignedInCtx, id: number): Promise<Addressed> => {
  const { actor } = ctx;
  if (id === secretariatId) return addressOffice(ctx);
  const row = id === actor.id ? undefined : await queries.find(ctx, id);
  if (!row) return refuse('record/not-found');
  if (isSecretariat(row.role) && !isSecretariat(actor.role)) return addressOffice(ctx);
  const sides = sidesOf(actor, row);
  const known = await conversations.find(ctx, sides.pair, sides.own);
  const isPartner = mayTalk(actor.role, row.role);
  if (!isPartner && !known) refuse('record/not-found');
  const mayWrite = isPartner && isOn(row.active) && row.archived_at === null;
  return { sides, partner: toPartner(row), uuid: row.uuid, known, mayWrite };
};

const addressOffice = async (ctx: SignedInCtx): Promise<Addressed> => {
  if (isSecretariat(ctx.actor.role)) return refuse('record/not-found');
  const sides = sidesOf(ctx.actor, 'secretariat');
  const known = await conversations.find(ctx, sides.pair, sides.own);
  return { sides, partner: office, uuid: null, known, mayWrite: true };
};

/** The first partners by name; others find the secretariat by its name and before everybody else. */
export const people = async (ctx: SignedInCtx, search: string | undefined) => {
  const { actor } = ctx;
  const roles = partnerRoles(actor.role);
  if (isSecretariat(actor.role)) return { items: (await queries.list(ctx, roles, search)).map(toPartner) };
  const named = roles.filter((other) => !isSecretariat(other));
  const found = named.length > 0 ? await queries.list(ctx, named, search) : [];
  const words = (search ?? '').toLocaleLowerCase('pl');
  const isOffice = roleNames[role.administrator].toLocaleLowerCase('pl').includes(words);
  return { items: [...(isOffice ? [office] : []), ...found.map(toPartner)] };
};

const toPartner = ({ id, uuid, name, role, avatar }: queries.PartnerRow): ChatPartner => ({
  id,
  uuid,
  name,
  is_admin: role,
  avatar,
});

/** The sides that a person reads: one's own, and for the secretariat the shared one. */
export const ownersOf = (actor: Actor): readonly (number | null)[] =>
  isSecretariat(actor.role) ? [actor.id, null] : [actor.id];
