import type { RoleTable } from '@indeks/contract/access/permissions';
import { role, type Role } from '@indeks/contract/access/roles';
import type { Actor } from '#platform/context.ts';

/** Everybody who works for the provider fills in a questionnaire; students do not. */
export const keepsPapers = (kind: Role): boolean => kind !== role.student;

/** Only the owner may read a draft that is not saved yet; the secretariat may not. */
export const canSeeDraft = (actor: Actor, userId: number): boolean => actor.id === userId;

/** Those who have a questionnaire of their own settle by it. */
export const mustFillIn = (actor: Pick<Actor, 'role'>, table: RoleTable): boolean =>
  table['questionnaire.own'].includes(actor.role);
