import { expect, test } from 'vitest';
import { screens } from '#app/screens/screens.ts';

/** The specification's table of routes without the public ones, and the screen of accounts that was decided later. */
const specified = `
  /about /dashboard /statistics /settings /users /users/:id /administrativeStaff /administrativeStaff/:id
  /accounts
  /students /students/:id /candidates /candidates/:id /places /reports /accountant-students
  /accountant-students/:id /accountant-settlements /accountant-settlements/:id /trips /calendar /times
  /professor-evaluations/:uid/:evaluationDataVisible /professor-evaluations-joined/:uid/:evaluationDataVisible
  /evaluations /evaluations-joined /protocols /admin-settings /notifications /admin/trips /admin/times
  /admin/calendar /admin/courses /admin/courses/:id /admin/files /chat /student-personal-data /student-grades
  /student-general-information /password-change /student-places /online-meetings /mentors /mentors/:id
  /mentors/tags /issue-tracker /issue-tracker/:id
`
  .trim()
  .split(/\s+/);

/** What the portal has beside the specification. */
const own = [
  '/accountant-settlements/files',
  '/admin/courses/:id/certificate',
  '/admin/security-events',
  '/admin/security-state',
  '/admin/system-state',
  '/certificates',
  '/certificates/:id',
  '/evaluations/close',
  '/message-to-many',
  '/own-protocols',
  '/protocols/:id',
  '/sent-messages',
  '/sent-messages/:id',
  '/student-payments',
  '/students/archive',
  '/students/completion',
  '/students/graduation',
];

test('every specified address is there, once', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual([...specified, ...own].toSorted());
});
