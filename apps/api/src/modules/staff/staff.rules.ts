import { role, type Role } from '@indeks/contract/access/roles';
import type { NewPerson } from '@indeks/contract/people/people.schemas';

/** The second address is typed without its domain; an empty field means that there is none. */
export const secondAddress = (mailbox: string, domain: string): string | null =>
  mailbox === '' ? null : `${mailbox}@${domain}`;

/** The form of lecturers sends no role but a kind of contract. */
export const roleOf = ({ user_role }: NewPerson): Role => user_role ?? role.lecturer;
