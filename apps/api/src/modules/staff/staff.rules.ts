import { role, type Role } from '@indeks/contract/access/roles';
import type { NewPerson } from '@indeks/contract/people/people.schemas';

/** The second address is typed without its domain; nothing typed is no address. */
export const secondAddress = (mailbox: string, domain: string): string | null =>
  mailbox === '' ? null : `${mailbox}@${domain}`;

/** Whoever comes with a kind of contract is a lecturer. */
export const roleOf = ({ user_role }: NewPerson): Role => user_role ?? role.lecturer;
