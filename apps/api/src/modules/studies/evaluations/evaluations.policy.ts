import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import { maskedContact } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Actor } from '#platform/context.ts';

interface GradedRow {
  /** The student. */
  readonly uid: number;
  /** The subject's lecturer. */
  readonly professor_id: number | null;
}

/** The secretariat gives any grade, a lecturer those of own subjects; nobody gives one to themselves. */
export const canGrade = (actor: Actor, table: RoleTable, { uid, professor_id }: GradedRow): boolean =>
  uid !== actor.id && (gradesAny(actor, table) || professor_id === actor.id);

export const gradesAny = (actor: Actor, table: RoleTable): boolean =>
  mayBy(table)(actor.role, 'journals.grade-any');

/** Addresses, telephones, and whether personal data changed. */
export const seesContacts = (actor: Actor, table: RoleTable): boolean =>
  mayBy(table)(actor.role, 'journals.unmasked-contacts');

interface Contacts {
  readonly email: string;
  readonly telephone: string | null;
  /** Personal data changed within a month. */
  readonly changed: boolean;
}

/** As the reader may see them. */
export const contactsFor = (actor: Actor, table: RoleTable, { email, telephone, changed }: Contacts) =>
  seesContacts(actor, table)
    ? { email, telephone: telephone ?? '', changed }
    : { email: maskedContact, telephone: maskedContact, changed: false };
