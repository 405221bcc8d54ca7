import { role, type Role } from '@indeks/contract/access/roles';

/** Everybody who works for the provider fills in a questionnaire; students do not. */
export const keepsPapers = (kind: Role): boolean => kind !== role.student;
