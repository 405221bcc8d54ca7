import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import { role, type Role } from '@indeks/contract/access/roles';
import type { Actor } from '#platform/context.ts';

/**
 * What somebody may read and change of a person: everything; name, contact and the enrolments of own places; or nothing.
 * Oneself is no other person: what is one's own is said by the policies of the records.
 */
export type RightOver = 'full' | 'contact' | 'none';

/** How a person's enrolments lie to the places that the actor looks after. */
export interface EnrolmentFacts {
  /** Studies at one of them; an archived enrolment does not count. */
  readonly studiesHere: boolean;
  /** One of these enrolments entrusts the person: it was not made by a coordinator who only knew the address. */
  readonly entrusted: boolean;
  /** Has an enrolment at another place, archived ones included. */
  readonly studiesElsewhere: boolean;
}

export interface PersonFacts extends EnrolmentFacts {
  readonly role: Role;
}

/**
 * The secretariat has every right. A coordinator has it over people who only study (whoever also teaches has a role of the
 * staff), who are entrusted to them, and whose every enrolment is of own places.
 */
export const rightOver = (actor: Pick<Actor, 'role'>, table: RoleTable, person: PersonFacts): RightOver => {
  const byRole = rightByRole(actor, table);
  if (byRole) return byRole;
  if (!person.studiesHere) return 'none';
  const isOwn = person.role === role.student && person.entrusted && !person.studiesElsewhere;
  return isOwn ? 'full' : 'contact';
};

/** Over everybody alike; undefined where it depends on the person. */
export const rightByRole = (actor: Pick<Actor, 'role'>, table: RoleTable): RightOver | undefined => {
  if (mayBy(table)(actor.role, 'account.act-for-person')) return 'full';
  return mayBy(table)(actor.role, 'students.view') ? undefined : 'none';
};
