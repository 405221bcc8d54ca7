import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Actor } from '#platform/context.ts';

/** The student's own page is only read; the data are changed by those who keep students. */
export const canEditForm = (actor: Pick<Actor, 'role'>, table: RoleTable): boolean =>
  mayBy(table)(actor.role, 'students.view');

/** Whoever settles payments reads the data of every student. */
export const canReadEveryForm = (actor: Pick<Actor, 'role'>, table: RoleTable): boolean =>
  mayBy(table)(actor.role, 'settlements.manage');

/** The account for refunds is between the student and the secretariat. */
export const canSeeAccount = (actor: Pick<Actor, 'id' | 'role'>, uid: number, table: RoleTable): boolean =>
  actor.id === uid || mayBy(table)(actor.role, 'account.act-for-person');
