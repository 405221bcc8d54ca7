import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import { role, type Role } from '@indeks/contract/access/roles';
import type { RightOver } from '#modules/provider/person-rights/index.ts';
import type { Actor } from '#platform/context.ts';

interface FormOf {
  readonly uid: number;
  /** The right of the actor over the person. */
  readonly right: RightOver;
}

/** A person's own form, forms of people over whom the actor has the full right, and every form for people who settle payments. */
export const canReadForm = (
  actor: Pick<Actor, 'id' | 'role'>,
  table: RoleTable,
  { uid, right }: FormOf,
): boolean => actor.id === uid || right === 'full' || mayBy(table)(actor.role, 'settlements.manage');

/** The student's own page is only read. */
export const canEditForm = ({ right }: Pick<FormOf, 'right'>): boolean => right === 'full';

/** The student and those who may fill the form in see this part. */
export const canSeeReport = (actor: Pick<Actor, 'id'>, { uid, right }: FormOf): boolean =>
  actor.id === uid || right === 'full';

/** The account for refunds is between the student and the secretariat. */
export const canSeeAccount = (actor: Pick<Actor, 'id' | 'role'>, uid: number, table: RoleTable): boolean =>
  actor.id === uid || mayBy(table)(actor.role, 'account.act-for-person');

/** The personal part of somebody who also teaches is protected like the account: it comes from their sealed questionnaire. */
export const canSeePersonal = (
  actor: Pick<Actor, 'id' | 'role'>,
  person: { readonly id: number; readonly user_role: Role },
  table: RoleTable,
): boolean => person.user_role !== role.lecturerAndStudent || canSeeAccount(actor, person.id, table);
