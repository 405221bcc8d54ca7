import { roles } from '@indeks/contract/access/roles';
import type { Role } from '@indeks/contract/access/roles';
import { describe, expect, test } from 'vitest';
import { findCurrent, listMenu } from '#app/menu.ts';
import { screens } from '#app/screens/screens.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

const pathsOf = (role: Role) =>
  listMenu(sessionOf(role)).flatMap(({ entries }) => entries.map(({ path }) => path));

const ownSettlements = ['/times', '/trips', '/calendar'];
const teaching = [
  '/evaluations-joined',
  '/own-protocols',
  '/online-meetings',
  '/student-general-information',
];
const studies = ['/student-personal-data', '/student-payments', '/student-grades', '/student-places'];
const talk = ['/chat', '/issue-tracker'];
const secretariat = [
  '/users',
  '/administrativeStaff',
  '/accounts',
  '/students',
  '/students/graduation',
  '/certificates',
  '/candidates',
  '/reports',
  '/admin/times',
  '/admin/trips',
  '/admin/calendar',
  '/accountant-settlements',
  '/accountant-students',
  '/admin/courses',
  '/evaluations-joined',
  '/protocols',
  '/online-meetings',
  '/mentors',
  '/places',
  '/admin/files',
  '/admin-settings',
];

const menus: Record<Role, string[]> = {
  0: ['/dashboard', ...ownSettlements, ...teaching, ...talk, '/settings'],
  1: ['/dashboard', ...talk, ...secretariat],
  2: ['/dashboard', '/students', '/certificates', '/candidates', '/student-general-information', ...talk],
  3: [
    ...studies,
    '/online-meetings',
    '/mentors',
    '/student-general-information',
    ...talk,
    '/password-change',
  ],
  4: ['/dashboard', ...talk],
  5: ['/dashboard', ...ownSettlements, ...studies, ...teaching, ...talk, '/settings'],
  6: ['/dashboard', '/accountant-settlements', '/accountant-students', ...talk],
  7: ['/dashboard', '/times', '/online-meetings', ...talk],
  8: [
    '/dashboard',
    ...ownSettlements,
    '/evaluations-joined',
    '/own-protocols',
    '/online-meetings',
    '/mentors',
    '/student-general-information',
    ...talk,
    '/settings',
  ],
  11: [
    '/dashboard',
    '/statistics',
    ...talk,
    ...secretariat,
    '/admin/security-events',
    '/admin/security-state',
    '/admin/system-state',
  ],
};

describe('the whole menu', () => {
  test.each(roles)('of role %i', (role) => {
    expect(pathsOf(role)).toEqual(menus[role]);
  });

  test('headings stand over their entries, in the order of the design', () => {
    expect(listMenu(sessionOf(1)).map(({ heading }) => heading)).toEqual([
      undefined,
      'Osoby',
      'Rozliczenia',
      'Nauczanie',
      'Uczelnia',
    ]);
    expect(listMenu(sessionOf(0)).map(({ heading }) => heading)).toEqual([
      undefined,
      'Moje rozliczenia',
      'Nauczanie',
      'Komunikacja',
      'Konto',
    ]);
  });

  test('the issue tracker is named by what one does there', () => {
    const nameFor = (role: Role) =>
      listMenu(sessionOf(role))
        .flatMap(({ entries }) => entries)
        .find(({ path }) => path === '/issue-tracker')?.label;
    expect([nameFor(0), nameFor(1), nameFor(11)]).toEqual(['Zgłoś problem', 'Zgłoszenia', 'Zgłoszenia']);
  });

  test('the secretariat has one entry for both journals, others the new one', () => {
    const journalsOf = (role: Role) =>
      listMenu(sessionOf(role))
        .flatMap(({ entries }) => entries)
        .filter(({ path }) => path.startsWith('/evaluations'))
        .map(({ label, also }) => [label, also]);
    expect(journalsOf(1)).toEqual([['Dziennik', ['/evaluations']]]);
    expect(journalsOf(0)).toEqual([['Dziennik (nowy)', ['/evaluations']]]);
  });

  test('a student begins at the entry that the page is called', () => {
    expect(listMenu(sessionOf(3))[0]?.entries).toEqual([
      { path: '/student-personal-data', label: 'Twoje studia', icon: 'id' },
    ]);
  });

  test('every entry may be opened by whoever sees it', () => {
    for (const role of roles) {
      const session = sessionOf(role);
      for (const path of pathsOf(role)) {
        const permission = screens.find((screen) => screen.path === path)?.permission;
        expect(permission === 'session' || session.permissions.some((own) => own === permission)).toBe(true);
      }
    }
  });
});

describe('the first page', () => {
  test.each(roles)('of role %i is in its menu', (role) => {
    expect(pathsOf(role)).toContain(sessionOf(role).landing);
  });

  test('a student who has yet to accept the notice also sees the first page', () => {
    const session = sessionOf(3, { landing: '/change-password' });
    const shown = listMenu(session).flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(shown).toContain('/student-personal-data');
  });
});

describe('the entry of the page', () => {
  test.each([
    ['/students', '/students'],
    ['/students/277', '/students'],
    ['/students/archive', '/students'],
    ['/students/graduation', '/students/graduation'],
    ['/students/completion', '/students/graduation'],
    ['/evaluations', '/evaluations-joined'],
    ['/evaluations/close', '/evaluations-joined'],
    ['/student-places-of-nobody', undefined],
  ])('%s is %s', (pathname, path) => {
    expect(findCurrent(listMenu(sessionOf(1)), pathname)?.path).toBe(path);
  });
});
