import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { adminSettingsRoutes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import { avatarRoutes } from '@indeks/contract/talk/avatars/avatars.routes';
import { candidateRoutes } from '@indeks/contract/studies/candidates/candidates.routes';
import { nameRoute, type Route } from '@indeks/contract/common/route';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { userAccountRoutes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import { questionnaireRoutes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import { studentFormRoutes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import type { ObservedWrite } from './audited-writes.ts';

/** What of a person is behind a door: the address, by which the account is opened, the role, and all that is theirs. */
export type Guarded = 'address' | 'role' | 'personal data';

/** Columns of `users`; one that stands neither here nor in `unguarded` fails the matrix. */
export const guardedColumns: Readonly<Record<string, Guarded>> = {
  email: 'address',
  user_role: 'role',
  given_name: 'personal data',
  surname: 'personal data',
  degree: 'personal data',
  telephone: 'personal data',
  email_alt: 'personal data',
  is_company: 'personal data',
  avatar_file: 'personal data',
};

/** Made by the database, or of no one's life: the state of the account and of its secrets. */
export const unguarded: readonly string[] = [
  'id',
  'uuid',
  'name',
  'listed_name',
  'search',
  'personnel',
  'contract_start',
  'contract_end',
  'active',
  'archived_at',
  'created_at',
  'first_login_at',
  'must_change_password',
  'password_hash',
  'rodo',
  'rodo_version',
  'version',
];

/** Tables that hold nothing but personal data. */
const personalTables: ReadonlySet<string> = new Set(['questionnaires', 'student_forms']);

type PolicyLines = Readonly<Partial<Record<Guarded, string>>>;

const newAccount = 'a new account: nobody has it yet, its first mail goes to the address that was given';
const roleOfNewAccount = 'of a new account; 1, 6 and 11 against the own password (asksConfirmationOfRole)';
const oneAddressPolicy = 'canChangeAddress, against the own password, with a way back (changingAddress)';

/**
 * Every call that writes the address, the role or personal data of somebody, and by which rule it may. Written by hand: a
 * call that the matrix sees writing them and that has no line here fails, and so does a line of a call that does not.
 */
export const doors: ReadonlyMap<Route, PolicyLines> = new Map<Route, PolicyLines>([
  [
    adminSettingsRoutes.saveGeneral,
    { address: `${oneAddressPolicy}; one’s own alone (canChangeGeneral)`, 'personal data': 'one’s own' },
  ],
  [
    staffRoutes.edit,
    { address: oneAddressPolicy, 'personal data': 'the secretariat, of the staff (isStaff)' },
  ],
  [
    studentRoutes.editStudent,
    { address: oneAddressPolicy, 'personal data': 'the secretariat, or a coordinator (canEditAccount)' },
  ],
  [
    accountRoutes.restoreAddress,
    {
      address:
        'whoever has the mail to the old address, once and for 7 days; the password is dropped with it',
    },
  ],
  [staffRoutes.create, { address: newAccount, role: roleOfNewAccount, 'personal data': newAccount }],
  [userAccountRoutes.create, { address: newAccount, role: roleOfNewAccount, 'personal data': newAccount }],
  [
    studentRoutes.create,
    {
      address: `${newAccount}; of a known person it stays as it is`,
      role: 'of a new account that of a student',
      'personal data': newAccount,
    },
  ],
  [
    candidateRoutes.admit,
    {
      address: `${newAccount}; of a known person it stays as it is`,
      role: 'of a new account that of a student',
      'personal data': newAccount,
    },
  ],
  [userAccountRoutes.edit, { role: 'the secretariat; to and from 1, 6 and 11 against the own password' }],
  [questionnaireRoutes.save, { 'personal data': 'one’s own, or the secretariat for the person' }],
  [questionnaireRoutes.switchCompany, { 'personal data': 'one’s own, or the secretariat for the person' }],
  [studentFormRoutes.save, { 'personal data': 'one’s own, or whoever may open the student’s form' }],
  [avatarRoutes.upload, { 'personal data': 'one’s own, or the secretariat for the person' }],
]);

/** `observed` are the requests of the matrix that were answered with success. */
export const judgeDoors = (
  observed: readonly ObservedWrite[],
  lines: ReadonlyMap<Route, PolicyLines> = doors,
): string[] => {
  const seen = new Map<Route, Set<Guarded>>();
  for (const { route, statements } of observed)
    for (const { sql } of statements)
      for (const guarded of guardedIn(sql)) seen.set(route, (seen.get(route) ?? new Set()).add(guarded));
  const undeclared = [...seen].flatMap(([route, kinds]) =>
    [...kinds]
      .filter((kind) => !lines.get(route)?.[kind])
      .map((kind) => `${nameRoute(route)} writes ${kind} of people, and no policy line says who may`),
  );
  const unseen = [...lines].flatMap(([route, policy]) =>
    Object.keys(policy)
      .filter((kind) => !seen.get(route)?.has(kind as Guarded)) // the keys of a line
      .map((kind) => `${nameRoute(route)} has a policy line for ${kind} of people, which it does not write`),
  );
  return [...undeclared, ...unseen];
};

/** Which of them a statement writes. */
export const guardedIn = (sql: string): readonly Guarded[] => {
  const columns = [...writtenColumns(sql)].flatMap((column) => guardedColumns[column] ?? []);
  const tables = [...sql.matchAll(/(?:insert into|update) "(\w+)"/g)].map(([, table = '']) => table);
  const isPersonal = tables.some((table) => personalTables.has(table));
  return [...new Set([...columns, ...(isPersonal ? (['personal data'] as const) : [])])];
};

/** Columns of `users` that a statement inserts or sets. */
const writtenColumns = function* (sql: string): Generator<string> {
  for (const [, columns = ''] of sql.matchAll(/insert into "users" \(([^)]*)\)/g))
    for (const [, column = ''] of columns.matchAll(/"(\w+)"/g)) yield column;
  for (const [, columns = ''] of sql.matchAll(/update "users" set (.+?)(?: where | from |$)/gs))
    for (const [, column = ''] of columns.matchAll(/"(\w+)" = /g)) yield column;
};
