import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Actor } from '#platform/context.ts';

/** The secretariat may act for anybody; everybody else only for themselves. */
export const canActFor = (actor: Actor, userId: number, table: RoleTable): boolean =>
  actor.id === userId || mayBy(table)(actor.role, 'account.act-for-person');
