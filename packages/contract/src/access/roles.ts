/** The numbers are those of the original interface (`is_admin`, `user_role`). 10 is an audience and 13 a display of 8: never accounts. */
export const roles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11] as const;

export type Role = (typeof roles)[number];

export const role = {
  lecturer: 0,
  administrator: 1,
  coordinator: 2,
  student: 3,
  administrativeEmployee: 4,
  lecturerAndStudent: 5,
  accountant: 6,
  zoomAdministrator: 7,
  mbaLecturer: 8,
  superAdmin: 11,
} as const satisfies Record<string, Role>;

export const roleNames: Record<Role, string> = {
  0: 'Wykładowca',
  1: 'Sekretariat',
  2: 'Koordynator',
  3: 'Słuchacz',
  4: 'Pracownik administracyjny',
  5: 'Wykładowca i słuchacz',
  6: 'Księgowość',
  7: 'Administrator Zoom',
  8: 'Wykładowca MBA',
  11: 'Superadministrator',
};

export const isRole = (value: number): value is Role => roles.some((known) => known === value);

/** Other roles see the people of these two roles only as "Sekretariat". */
export const isSecretariat = (value: Role): boolean =>
  value === role.administrator || value === role.superAdmin;
