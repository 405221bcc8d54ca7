import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { carRoutes } from '@indeks/contract/month/cars/cars.routes';
import type { Route } from '@indeks/contract/common/route';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { expect, test } from 'vitest';
import { guardedIn, judgeDoors, type Guarded } from './doors.ts';

const observed = (route: Route, sql: string) => ({ route, statements: [{ sql, parameters: [] }] });

test.each<[string, readonly Guarded[]]>([
  ['update "users" set "email" = $1, "version" = "version" + $2 where "id" = $3', ['address']],
  ['update "users" set "given_name" = $1, "email" = $2 where "id" = $3', ['personal data', 'address']],
  [
    'with "ended" as (delete from "sessions") update "users" set "user_role" = $1 where "id" in ($2)',
    ['role'],
  ],
  ['insert into "users" ("email", "user_role") values ($1, $2) returning "id"', ['address', 'role']],
  ['insert into "questionnaires" ("user_id", "sealed") values ($1, $2)', ['personal data']],
  ['update "users" set "first_login_at" = $1 where "email" = $2', []],
  ['select "email" from "users" where "email" = $1', []],
])('%s', (sql, guarded) => {
  expect(guardedIn(sql)).toEqual(guarded);
});

test('a new call that changes an address fails until it has a policy line', () => {
  const planted = observed(carRoutes.edit, 'update "users" set "email" = $1 where "id" = $2');
  expect(judgeDoors([planted], new Map())).toEqual([
    'PUT /api/cars/:id writes address of people, and no policy line says who may',
  ]);
  expect(judgeDoors([planted], new Map([[carRoutes.edit, { address: 'nobody' }]]))).toEqual([]);
});

test('a policy line of a call that writes nothing of the kind fails', () => {
  const quiet = observed(staffRoutes.edit, 'update "users" set "active" = $1 where "id" = $2');
  expect(judgeDoors([quiet], new Map([[staffRoutes.edit, { role: 'the secretariat' }]]))).toEqual([
    'PUT /api/users/:id has a policy line for role of people, which it does not write',
  ]);
});

/**
 * Calls reach the table `users` by these functions of the accounts alone. A request of the matrix takes one way through
 * its call; a way that it does not take is found here.
 */
const writers = {
  addAccount: 'a new account',
  changeAccount: 'takes the permit of changingAddress',
  changeContact: 'takes the permit of changingAddress',
  giveRole: 'the secretariat, on the screen of accounts; to and from 1, 6 and 11 against the own password',
  giveRoles:
    'a lecturer who studies is 5, and 0 again without an enrolment; a student who teaches is 5; never another role',
  closeAccounts: 'the secretariat, of the staff',
  renameAccount:
    'as the questionnaire or the form is saved, or as whoever has the full right chose it for the same person',
  setCompany: 'as the questionnaire is switched, or as a student begins to teach',
  setPhoto: 'one’s own, or the secretariat for the person',
} as const;

const expectedUses: Readonly<Record<string, readonly (keyof typeof writers)[]>> = {
  'provider/admin-settings/admin-settings.service.ts': ['changeContact'],
  'talk/avatars/avatars.service.ts': ['setPhoto'],
  'employment/questionnaire/questionnaire.service.ts': ['renameAccount'],
  'employment/questionnaire/switch-company.service.ts': ['setCompany'],
  'employment/staff/staff-removal.service.ts': ['closeAccounts'],
  'employment/staff/staff.service.ts': ['addAccount', 'changeAccount'],
  'studies/student-forms/student-forms.service.ts': ['renameAccount'],
  'provider/person-rights/same-person.service.ts': ['changeContact', 'renameAccount'],
  'employment/staff/employing.service.ts': ['changeAccount', 'giveRoles', 'setCompany'],
  'studies/students/account.service.ts': ['changeAccount'],
  'studies/students/enrolling/adding.service.ts': ['addAccount'],
  'studies/students/enrolling/studying.service.ts': ['giveRoles'],
  'employment/user-accounts/user-accounts.service.ts': ['addAccount', 'giveRole'],
};

/** Locks the row and writes nothing. */
const harmless = ['holdAccount'];

test('whoever writes accounts stands here with what they may write', async () => {
  const modules = join(import.meta.dirname, '../../src/modules');
  const files = (await readdir(modules, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('identity/accounts/'),
  );
  const uses: Record<string, string[]> = {};
  for (const file of files) {
    const text = await readFile(join(modules, file), 'utf8');
    const used = Object.keys(writers).filter((writer) => new RegExp(`\\b${writer}\\(`).test(text));
    if (used.length > 0) uses[file] = used;
  }
  expect(uses).toEqual(expectedUses);
});

test('every way to the table that the accounts offer is among those that are looked for', async () => {
  const door = await readFile(
    join(import.meta.dirname, '../../src/modules/identity/accounts/index.ts'),
    'utf8',
  );
  const [, names = ''] = /export \{([^}]*)\} from '.\/users\/users.service.ts'/.exec(door) ?? [];
  const offered = names.split(',').flatMap((name) => name.trim() || []);
  expect(offered.toSorted()).toEqual([...Object.keys(writers), ...harmless].toSorted());
});
