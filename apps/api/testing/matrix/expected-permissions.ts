import type { Permission } from '@indeks/contract/access/permissions';
import type { Role } from '@indeks/contract/access/roles';

/**
 * The role table written a second time, by role, as the owner's decisions give it. The contract's table says the same
 * by permission; the matrix compares what the running server does with this one, so a slip in either is seen.
 */
const signedIn = [
  'account.settings',
  'places.list',
  'courses.list',
  'issues.report',
  'chat.use',
  'notifications.view',
] as const;

const ownPapers = ['questionnaire.own', 'cars.own', 'bills.own'] as const;

const lecturer = [
  ...signedIn,
  ...ownPapers,
  'dashboard.view',
  'dashboard.cards',
  'work-times.own',
  'work-times.submit',
  'trips.own',
  'meetings.own',
  'journals.open',
  'protocols.generate',
  'general-information.view',
  'online-meetings.view',
] as const;

const administrator = [
  ...signedIn,
  ...ownPapers,
  'dashboard.view',
  'dashboard.cards',
  'account.act-for-person',
  'work-times.own',
  'trips.own',
  'meetings.own',
  'lecturers.manage',
  'administrative-staff.manage',
  'accounts.manage',
  'contracts.manage',
  'people.history',
  'rate-per-km.manage',
  'reports.decide',
  'all-trips.manage',
  'all-work-times.manage',
  'all-meetings.manage',
  'admin-settings.view',
  'places.manage',
  'courses.manage',
  'file-groups.manage',
  'students.view',
  'students.open',
  'student-forms.read',
  'students.set-price',
  'students.price-any',
  'students.album-numbers',
  'students.payment-accounts',
  'candidates.manage',
  'settlements.manage',
  'journals.open',
  'journals.old-in-menu',
  'journals.grade-any',
  'journals.unmasked-contacts',
  'protocols.generate',
  'protocols.manage',
  'online-meetings.view',
  'online-meetings.manage',
  'mentors.view',
  'mentors.manage',
  'issues.triage',
  'chat.broadcast',
] as const;

const student = [
  ...signedIn,
  'account.student-consent',
  'student-pages.view',
  'student-forms.read',
  'general-information.view',
  'online-meetings.view',
] as const;

export const expectedPermissions: Readonly<Record<Role, readonly Permission[]>> = {
  0: [...lecturer, 'account.staff-consent', 'trips.submit', 'meetings.submit'],
  1: administrator,
  2: [
    ...signedIn,
    'dashboard.view',
    'dashboard.places',
    'students.view',
    'students.open',
    'students.set-price',
    'student-forms.read',
    'candidates.manage',
    'general-information.view',
  ],
  3: [...student, 'mentors.view'],
  4: [...signedIn, 'dashboard.view'],
  5: [
    ...lecturer,
    'account.staff-consent',
    'account.student-consent',
    'student-pages.view',
    'student-forms.read',
    'trips.submit',
    'meetings.submit',
  ],
  6: [
    ...signedIn,
    'dashboard.view',
    'settlements.manage',
    'students.open',
    'students.set-price',
    'student-forms.read',
  ],
  7: [
    ...signedIn,
    ...ownPapers,
    'dashboard.view',
    'work-times.own',
    'work-times.submit',
    'online-meetings.view',
    'online-meetings.manage',
  ],
  8: [...lecturer, 'mentors.view', 'mentors.manage'],
  11: [...administrator, 'statistics.view', 'second-steps.reset', 'security-events.view'],
};
