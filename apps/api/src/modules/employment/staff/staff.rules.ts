import { role, type Role } from '@indeks/contract/access/roles';
import { splitName, type NameParts } from '@indeks/contract/identity/people/names.rules';
import type { NewPerson, PersonEdit } from '@indeks/contract/identity/people/people.schemas';

/** The second address is typed without its domain; an empty field means that there is none. */
export const secondAddress = (mailbox: string, domain: string): string | null =>
  mailbox === '' ? null : `${mailbox}@${domain}`;

/** A name in one piece is split. */
export const namePartsOf = ({ name, given_name = '', surname = '' }: NewPerson | PersonEdit): NameParts =>
  name === undefined ? { given_name, surname } : splitName(name);

/** The form of lecturers sends no role but a kind of contract. */
export const roleOf = ({ user_role }: NewPerson): Role => user_role ?? role.lecturer;
