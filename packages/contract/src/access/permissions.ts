import type { Role } from './roles.ts';

const everyone = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11] as const satisfies readonly Role[];
const secretariat = [1, 11] as const satisfies readonly Role[];
const ownQuestionnaire = [0, 1, 5, 7, 8, 11] as const satisfies readonly Role[];

/**
 * Role → permission, the only such table: the server refuses by it and the menu is drawn from it.
 * Deny by default: a role that is not in the list may not. 11 stands wherever 1 stands.
 * Rules about a single record (own, other's, open month) live in the modules' policies.
 */
export const roleTable = {
  'dashboard.view': [0, 1, 2, 4, 5, 6, 7, 8, 11],
  'dashboard.cards': [0, 1, 5, 8, 11],
  'dashboard.places': [2],
  'account.settings': everyone,
  'account.staff-consent': [0, 5],
  'account.student-consent': [3, 5],
  'account.act-for-person': secretariat,

  'questionnaire.own': ownQuestionnaire,
  'cars.own': ownQuestionnaire,
  'bills.own': ownQuestionnaire,
  'work-times.own': [0, 1, 5, 7, 8, 11],
  'work-times.submit': [0, 5, 7, 8],
  'trips.own': [0, 1, 5, 8, 11],
  'trips.submit': [0, 5],
  'meetings.own': [0, 1, 5, 8, 11],
  'meetings.submit': [0, 5],

  'lecturers.manage': secretariat,
  'administrative-staff.manage': secretariat,
  'accounts.manage': secretariat,
  'contracts.manage': secretariat,
  'people.history': secretariat,
  'rate-per-km.manage': secretariat,
  'reports.decide': secretariat,
  'all-trips.manage': secretariat,
  'all-work-times.manage': secretariat,
  'all-meetings.manage': secretariat,
  'admin-settings.view': secretariat,
  'statistics.view': [11],
  'second-steps.reset': [11],
  'security-events.view': [11],
  'security-state.view': [11],

  'places.list': everyone,
  'places.manage': secretariat,
  'courses.list': everyone,
  'courses.manage': secretariat,
  'file-groups.manage': secretariat,

  'students.view': [1, 2, 11],
  'ordered-lists.own': [1, 2, 11],
  'students.open': [1, 2, 6, 11],
  'student-forms.read': [1, 2, 3, 5, 6, 11],
  'students.set-price': [1, 2, 6, 11],
  'students.price-any': secretariat,
  'students.album-numbers': secretariat,
  'students.payment-accounts': secretariat,
  'graduation.view': secretariat,
  'certificates.view': [1, 2, 11],
  'certificates.issue': secretariat,
  'candidates.manage': [1, 2, 11],
  'settlements.manage': [1, 6, 11],

  'journals.open': [0, 1, 5, 8, 11],
  'journals.old-in-menu': secretariat,
  'journals.grade-any': secretariat,
  'journals.unmasked-contacts': secretariat,
  'protocols.generate': [0, 1, 5, 8, 11],
  'protocols.manage': secretariat,
  'student-pages.view': [3, 5],
  'general-information.view': [0, 2, 3, 5, 8],
  'file-groups.read': [0, 1, 2, 3, 5, 8, 11],

  'online-meetings.view': [0, 1, 3, 5, 7, 8, 11],
  'online-meetings.manage': [1, 7, 11],
  'mentors.view': [1, 3, 8, 11],
  'mentors.manage': [1, 8, 11],
  'issues.report': everyone,
  'issues.triage': secretariat,
  'chat.use': everyone,
  'chat.inbox': secretariat,
  'chat.broadcast': secretariat,
  'messages.send': [1, 2, 11],
  'notifications.view': everyone,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof roleTable;
export type RoleTable = Readonly<Record<Permission, readonly Role[]>>;

export const permissions = Object.keys(roleTable) as readonly Permission[]; // Object.keys widens the literal keys

export const mayBy =
  (table: RoleTable) =>
  (role: Role, permission: Permission): boolean =>
    table[permission].includes(role);

export const listPermissions = (role: Role, table: RoleTable = roleTable): Permission[] =>
  permissions.filter((permission) => mayBy(table)(role, permission));
