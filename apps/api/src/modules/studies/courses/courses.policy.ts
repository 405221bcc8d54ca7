import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Actor } from '#platform/context.ts';

/** A person who may manage courses may change each of them. */
export const abilities = (actor: Actor, table: RoleTable) => {
  const manages = mayBy(table)(actor.role, 'courses.manage');
  return { edit: manages, delete: manages };
};
