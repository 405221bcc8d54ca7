import { role, roleNames, type Role } from '@indeks/contract/access/roles';

/** One for all made-up people. The seed refuses to run in production. */
export const demoPassword = 'Indeks-demo-2026!';

export interface DemoAccount {
  /** The number of the account. */
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly roleName: string;
  readonly email: string;
  readonly password: string;
}

const account = (id: number, mailbox: string, role: Role, name: string): DemoAccount => ({
  id,
  name,
  role,
  roleName: roleNames[role],
  email: `${mailbox}@demo.indeks.example`,
  password: demoPassword,
});

/** One account per role. */
export const demoAccounts: readonly DemoAccount[] = [
  account(1, 'superadmin', role.superAdmin, 'Bogumiła Jastrząb'),
  account(2, 'sekretariat', role.administrator, 'Małgorzata Wiśniewska'),
  account(3, 'koordynator', role.coordinator, 'Grzegorz Łętowski'),
  account(4, 'administracja', role.administrativeEmployee, 'Iwona Gałązka'),
  account(5, 'ksiegowosc', role.accountant, 'Danuta Śliwińska'),
  account(6, 'zoom', role.zoomAdministrator, 'Łukasz Ćwikła'),
  account(7, 'wykladowca', role.lecturer, 'Krzysztof Ostrowski'),
  account(8, 'wykladowca-sluchacz', role.lecturerAndStudent, 'Żaneta Żółć-Brzęczyszczykiewicz'),
  account(9, 'mba', role.mbaLecturer, 'Tomasz Świderski'),
  account(10, 'sluchacz', role.student, 'Agnieszka Dąbrowska'),
];

/** Has not accepted the data-processing notice: after login only that and a new password are open. */
export const studentWithoutConsent = account(11, 'nowy-sluchacz', role.student, 'Michał Żbik');

export const getDemoAccount = (wanted: Role): DemoAccount => {
  const found = demoAccounts.find((account) => account.role === wanted);
  if (!found) throw new Error(`There is no demo account for role ${wanted}`);
  return found;
};

/** For the terminal. */
export const demoAccountLines = (): string[] => [
  `Demo accounts, password ${demoPassword}`,
  ...[...demoAccounts, studentWithoutConsent].map(
    ({ email, role, roleName }) => `  ${email.padEnd(42)}${String(role).padStart(2)}  ${roleName}`,
  ),
];
