import { randomUUID } from 'node:crypto';
import type { Role } from '@indeks/contract/access/roles';

/** What the dialogs of the two lists send. */
export const newLecturer = (more: object = {}) => ({ ...fields(), is_company: '0' as const, ...more });
export const newEmployee = (more: object = {}) => ({ ...fields(), user_role: 4 as const, ...more });
export const personEdit = (more: object = {}) => ({ ...fields(), active: 1 as const, version: 1, ...more });

/** What the dialog of all accounts sends. */
export const newUserAccount = (user_role: Exclude<Role, 3>) => {
  const { name: _name, ...others } = fields();
  return { ...others, given_name: 'Bożena', surname: 'Ćwiertnia', user_role };
};

const fields = () => ({
  name: 'Bożena Ćwiertnia',
  email: `b.cwiertnia-${randomUUID()}@test.example`,
  telephone: '501220410',
  email_alt: '',
});
