import { listPermissions } from '@indeks/contract/access/permissions';
import type { Role } from '@indeks/contract/access/roles';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { today } from '#shared/lib/today.ts';

const landings: Partial<Record<Role, string>> = {
  1: '/users',
  2: '/students',
  3: '/student-personal-data',
  11: '/statistics',
};

/** A session as the API describes it, for tests. */
export function sessionOf(role: Role, changes: Partial<CurrentSession> = {}): CurrentSession {
  return {
    user: {
      id: 100 + role,
      uuid: '6b1f7ad4-3c1e-4c53-9a58-3f7de5a0c8b1',
      name: 'Łukasz Źrebiec',
      email: 'lukasz.zrebiec@uczelnia.pl',
      email_alt: null,
      telephone: null,
      is_admin: role,
      is_company: 0,
      rodo: '2026-09-01T10:00:00.000Z',
      rate_per_km: null,
      registration_form: { registerFormGeneral: { formDate: today() } },
      avatar: null,
    },
    permissions: listPermissions(role),
    landing: changes.restricted ? '/change-password' : (landings[role] ?? '/dashboard'),
    restricted: false,
    owes: changes.restricted ? 'password' : 'none',
    storage_key: btoa(`key of person ${100 + role}`.padEnd(32)).replaceAll('=', ''),
    ...changes,
  };
}
