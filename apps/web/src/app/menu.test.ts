import { roles } from '@indeks/contract/access/roles';
import type { Role } from '@indeks/contract/access/roles';
import { describe, expect, test } from 'vitest';
import { menuOf, sectionsOf } from '#app/menu.ts';
import { screens } from '#app/screens/screens.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

const pathsOf = (role: Role) =>
  sectionsOf(sessionOf(role)).flatMap(({ entries }) => entries.map(({ path }) => path));

const ownSettlements = ['/times', '/trips', '/calendar'];
const teaching = ['/evaluations-joined', '/online-meetings', '/student-general-information'];
const studies = ['/student-personal-data', '/student-payments', '/student-grades', '/student-places'];
const talk = ['/chat', '/issue-tracker'];
const secretariat = [
  '/users',
  '/administrativeStaff',
  '/accounts',
  '/students',
  '/candidates',
  '/reports',
  '/admin/times',
  '/admin/trips',
  '/admin/calendar',
  '/accountant-settlements',
  '/accountant-students',
  '/admin/courses',
  '/evaluations-joined',
  '/evaluations',
  '/protocols',
  '/online-meetings',
  '/mentors',
  ...talk,
  '/places',
  '/admin/files',
  '/admin-settings',
];

const menus: Record<Role, string[]> = {
  0: ['/dashboard', ...ownSettlements, ...teaching, ...talk, '/settings'],
  1: ['/dashboard', ...secretariat],
  2: ['/dashboard', '/students', '/candidates', '/student-general-information', ...talk],
  3: [...studies, '/online-meetings', '/student-general-information', ...talk, '/password-change'],
  4: ['/dashboard', ...talk],
  5: ['/dashboard', ...ownSettlements, ...studies, ...teaching, ...talk, '/settings'],
  6: ['/dashboard', '/accountant-settlements', '/accountant-students', ...talk],
  7: ['/dashboard', '/times', '/online-meetings', ...talk],
  8: [
    '/dashboard',
    ...ownSettlements,
    '/evaluations-joined',
    '/online-meetings',
    '/mentors',
    '/student-general-information',
    ...talk,
    '/settings',
  ],
  11: ['/dashboard', '/statistics', ...secretariat, '/admin/security-events', '/admin/security-state'],
};

describe('the whole menu', () => {
  test.each(roles)('of role %i', (role) => {
    expect(pathsOf(role)).toEqual(menus[role]);
  });

  test('headings stand over their entries, in the order of the design', () => {
    expect(sectionsOf(sessionOf(1)).map(({ heading }) => heading)).toEqual([
      undefined,
      'Osoby',
      'Rozliczenia',
      'Nauczanie',
      'Komunikacja',
      'Uczelnia',
    ]);
    expect(sectionsOf(sessionOf(0)).map(({ heading }) => heading)).toEqual([
      undefined,
      'Moje rozliczenia',
      'Nauczanie',
      'Komunikacja',
      'Konto',
    ]);
  });

  test('the issue tracker is named by what one does there', () => {
    const nameFor = (role: Role) =>
      sectionsOf(sessionOf(role))
        .flatMap(({ entries }) => entries)
        .find(({ path }) => path === '/issue-tracker')?.label;
    expect([nameFor(0), nameFor(1), nameFor(11)]).toEqual(['Zgłoś problem', 'Zgłoszenia', 'Zgłoszenia']);
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

describe('the menu on the screen', () => {
  test.each(roles)('of role %i has its landing page, and otherwise only screens that stand', (role) => {
    const shown = menuOf(sessionOf(role)).flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(shown).toContain(sessionOf(role).landing);
    const standing = screens.filter(({ page }) => page).map(({ path }) => path);
    const others = shown.filter((path) => path !== sessionOf(role).landing);
    expect(standing).toEqual(expect.arrayContaining(others));
  });

  test('a student who has yet to accept the notice also sees the first page', () => {
    const session = sessionOf(3, { landing: '/change-password' });
    const shown = menuOf(session).flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(shown).toContain('/student-personal-data');
  });
});
