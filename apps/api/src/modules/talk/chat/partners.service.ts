import { isSecretariat, role, roleNames } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';
import type { ChatPartner } from '@indeks/contract/talk/chat/chat.schemas';
import { secretariatId } from '@indeks/contract/notices/notifications/notifications.keys';
import { findRightOver, rightsOver } from '#modules/provider/person-rights/index.ts';
import { firstStudents } from '#modules/studies/students/index.ts';
import type { Actor, SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { findsOwnStudentsAlone, mayTalk, mayWriteTo, partnerRoles } from './chat.policy.ts';
import * as conversations from './conversations.queries.ts';
import * as queries from './partners.queries.ts';
import { office, findSides, type Sides, type Talker } from './sides.rules.ts';

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
  const sides = findSides(actor, row);
  const known = await conversations.find(ctx, sides.pair, sides.own);
  const isOwnStudent = findsOwnStudentsAlone(actor.role) && (await findRightOver(ctx, id)) !== 'none';
  const isPartner = mayWriteTo(actor.role, { role: row.role, isOwnStudent, hasTalked: known !== undefined });
  if (!isPartner && !known) refuse('record/not-found');
  const mayWrite = isPartner && isOn(row.active) && row.archived_at === null;
  return { sides, partner: toPartner(row), uuid: row.uuid, known, mayWrite };
};

const addressOffice = async (ctx: SignedInCtx): Promise<Addressed> => {
  if (isSecretariat(ctx.actor.role)) return refuse('record/not-found');
  const sides = findSides(ctx.actor, 'secretariat');
  const known = await conversations.find(ctx, sides.pair, sides.own);
  return { sides, partner: office, uuid: null, known, mayWrite: true };
};

/** The first partners by name; others find the secretariat by its name and before everybody else. */
export const people = async (ctx: SignedInCtx, search: string | undefined) => {
  const { actor } = ctx;
  if (isSecretariat(actor.role))
    return { items: (await queries.list(ctx, partnerRoles(actor.role), search)).map(toPartner) };
  const found = await findPartners(ctx, search);
  const words = (search ?? '').toLocaleLowerCase('pl');
  const isOffice = roleNames[role.administrator].toLocaleLowerCase('pl').includes(words);
  return { items: [...(isOffice ? [office] : []), ...found.map(toPartner)] };
};

const findPartners = (ctx: SignedInCtx, search: string | undefined): Promise<queries.PartnerRow[]> => {
  if (findsOwnStudentsAlone(ctx.actor.role))
    return firstStudents(ctx, { search, limit: queries.listed }, (ids) => queries.listOpen(ctx, ids));
  const named = partnerRoles(ctx.actor.role).filter((other) => !isSecretariat(other));
  return named.length > 0 ? queries.list(ctx, named, search) : Promise.resolve([]);
};

/** Whether the caller could write to each of them alone; three statements at most, whatever their number. */
export const mayWriteToAll = async (ctx: SignedInCtx, people: readonly Talker[]): Promise<boolean> => {
  const { actor } = ctx;
  if (!people.every(({ role }) => mayTalk(actor.role, role))) return false;
  if (!findsOwnStudentsAlone(actor.role)) return true;
  const ids = people.map(({ id }) => id);
  const [rightTo, talked] = [await rightsOver(ctx, ids), await conversations.talkedWith(ctx, actor.id, ids)];
  return people.every(({ id, role }) =>
    mayWriteTo(actor.role, { role, isOwnStudent: rightTo(id) !== 'none', hasTalked: talked.has(id) }),
  );
};

/** Whether the caller has a conversation with somebody: then their name and photo stand in the list of conversations. */
export const hasTalkedWith = async (ctx: SignedInCtx, id: number): Promise<boolean> =>
  (await conversations.talkedWith(ctx, ctx.actor.id, [id])).has(id);

const toPartner = ({ id, uuid, name, role, avatar }: queries.PartnerRow): ChatPartner => ({
  id,
  uuid,
  name,
  is_admin: role,
  avatar,
});

/** The sides that a person reads: one's own, and for the secretariat the shared one. */
export const listOwners = (actor: Actor): readonly (number | null)[] =>
  isSecretariat(actor.role) ? [actor.id, null] : [actor.id];
