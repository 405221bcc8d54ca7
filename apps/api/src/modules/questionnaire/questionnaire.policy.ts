import { role, type Role } from '@indeks/contract/access/roles';

/** Whoever works for the provider has papers; a student has not. */
export const keepsPapers = (kind: Role): boolean => kind !== role.student;
