import { isSecretariat, role, roleNames, type Role } from '@indeks/contract/access/roles';
import type { ChatPartner } from '@indeks/contract/talk/chat/chat.schemas';
import { secretariatId } from '@indeks/contract/notices/notifications/notifications.keys';

/** One side of a conversation: a person, or nobody for the secretariat as a whole. */
export type Side = number | null;

export interface Talker {
  readonly id: number;
  readonly role: Role;
}

/** A conversation by its two sides, as the table has them. */
export interface Pair {
  readonly person_id: number;
  readonly other_id: Side;
}

/** Where the caller stands, and whom the caller talks with. */
export interface Sides {
  readonly pair: Pair;
  readonly own: Side;
  readonly theirs: Side;
}

/** People of the secretariat talk with others as one; among themselves each for themselves. */
export const findSides = (me: Talker, partner: Talker | 'secretariat'): Sides => {
  const isToOffice = partner === 'secretariat' || isSecretariat(partner.role);
  if (isSecretariat(me.role) && partner !== 'secretariat' && !isToOffice)
    return { pair: { person_id: partner.id, other_id: null }, own: null, theirs: partner.id };
  if (!isSecretariat(me.role) && isToOffice)
    return { pair: { person_id: me.id, other_id: null }, own: me.id, theirs: null };
  const other = partner === 'secretariat' ? me.id : partner.id;
  const [person_id, other_id] = me.id < other ? [me.id, other] : [other, me.id];
  return { pair: { person_id, other_id }, own: me.id, theirs: other };
};

/** The secretariat as others know it. */
export const office: ChatPartner = {
  id: secretariatId,
  uuid: null,
  name: roleNames[role.administrator],
  is_admin: null,
  avatar: null,
};
