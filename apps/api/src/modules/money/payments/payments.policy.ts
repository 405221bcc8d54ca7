import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Actor } from '#platform/context.ts';

/** What somebody may do with the money of a student whose settlements they see. */
export const abilities = (actor: Actor, table: RoleTable) => ({
  setPrice: mayBy(table)(actor.role, 'students.set-price'),
  anyPrice: mayBy(table)(actor.role, 'students.price-any'),
});
