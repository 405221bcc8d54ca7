import { isSecretariat, role, roles, type Role } from '@indeks/contract/access/roles';

/** Lecturers and coordinators, in so far as students may ask them. */
const teaches: ReadonlySet<Role> = new Set([
  role.lecturer,
  role.lecturerAndStudent,
  role.mbaLecturer,
  role.coordinator,
]);
const studies: ReadonlySet<Role> = new Set([role.student, role.lecturerAndStudent]);

/** Everybody talks with the secretariat; students besides with lecturers and coordinators. Whoever may write may be answered. */
export const mayTalk = (one: Role, other: Role): boolean =>
  isSecretariat(one) ||
  isSecretariat(other) ||
  (studies.has(one) && teaches.has(other)) ||
  (teaches.has(one) && studies.has(other));

export const partnerRoles = (of: Role): readonly Role[] => roles.filter((other) => mayTalk(of, other));
