import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import { isSecretariat, role, type Role } from '@indeks/contract/access/roles';
import type { Acquaintance } from '#modules/talk/chat/index.ts';
import type { Actor } from '#platform/context.ts';

/** Only the person may change their photo; the secretariat may not. */
export const canChangePhoto = (actor: Actor, userId: number): boolean => actor.id === userId;

export interface PhotoOf extends Acquaintance {
  readonly id: number;
  readonly isActive: boolean;
  /** The actor may begin a conversation with them. */
  readonly isPartner: boolean;
}

/**
 * A photo is shown to whom the person is shown: to the secretariat everybody, to whoever settles payments all students, to
 * a coordinator those of own places, and to everybody those with whom they talk or may begin to. The people of the
 * secretariat have no photo for others, who know them as one office.
 */
export const canSeePhoto = (
  actor: Pick<Actor, 'id' | 'role'>,
  table: RoleTable,
  person: PhotoOf,
): boolean => {
  const may = mayBy(table);
  if (actor.id === person.id || may(actor.role, 'account.act-for-person') || person.hasTalked) return true;
  if (isSecretariat(person.role)) return false;
  if (person.isOwnStudent || (may(actor.role, 'settlements.manage') && studies(person.role))) return true;
  return person.isActive && person.isPartner;
};

const studies = (of: Role): boolean => of === role.student || of === role.lecturerAndStudent;
