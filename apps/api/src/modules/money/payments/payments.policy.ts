import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Actor } from '#platform/context.ts';

/** Actions allowed with the money of a student whose settlements the actor may see. */
export const abilities = (actor: Actor, table: RoleTable) => ({
  setPrice: mayBy(table)(actor.role, 'students.set-price'),
  anyPrice: mayBy(table)(actor.role, 'students.price-any'),
});
