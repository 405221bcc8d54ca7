import { role, roles, type Role } from '../../access/roles.ts';

/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const personSortKeys = ['name', 'contract', 'rodo', 'email', 'telephone'] as const;
export type PersonSortKey = (typeof personSortKeys)[number];

/** The two lists of those who work for the provider, and who stands in which. */
export const staffGroups = {
  lecturers: [role.lecturer, role.lecturerAndStudent, role.zoomAdministrator, role.mbaLecturer],
  administrative: [role.coordinator, role.administrativeEmployee, role.accountant],
} as const;
export type StaffGroup = keyof typeof staffGroups;
export const administrativeRoles = staffGroups.administrative;

/** Why somebody of the staff is looked for: the contract ends within a month, none holds today, changed data are unread. */
export const staffConcerns = ['contract-ending', 'contract-missing', 'data-changed'] as const;
export type StaffConcern = (typeof staffConcerns)[number];

/** A role may have hundreds of thousands of people: only the orders that an index gives. */
export const rolePersonSortKeys = ['name', 'email'] as const;
export type RolePersonSortKey = (typeof rolePersonSortKeys)[number];

/** Students come with an enrolment; every other role is given on the screen of accounts. */
export const givenRoles = roles.filter(
  (given): given is Exclude<Role, typeof role.student> => given !== role.student,
);
