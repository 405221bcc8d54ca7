import { randomUUID } from 'node:crypto';
import type { Role } from '@indeks/contract/access/roles';
import type { TestApp } from './test-app.ts';

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

interface Sizes {
  readonly lecturers: number;
  readonly administrative: number;
  readonly students: number;
}

/** The staff of a large provider among its students, with contracts, and questionnaires of some. */
export const insertStaffAmongStudents = async (
  { asOwner }: Pick<TestApp, 'asOwner'>,
  { lecturers, administrative, students }: Sizes,
): Promise<void> => {
  const staff = lecturers + administrative;
  await asOwner(`
    insert into users (given_name, surname, email, telephone, user_role, rodo, contract_start, contract_end)
      select 'Osoba', md5(n::text), md5('e' || n) || '@test.example', lpad((n * 7919 % 1000000)::text, 9, '0'),
        case when n <= ${lecturers} then (array[0, 0, 0, 0, 0, 0, 0, 5, 7, 8])[1 + n % 10]
          when n <= ${staff} then (array[2, 4, 6])[1 + n % 3] else 3 end,
        timestamptz '2026-01-01' + make_interval(mins => n),
        case when n <= ${staff} and n % 10 > 0 then date '2025-10-01' end,
        case when n <= ${staff} and n % 10 > 0 then date '2026-09-30' + n % 90 end
      from generate_series(1, ${staff + students}) as n;
    alter table contracts disable trigger latest_contract;
    insert into contracts (user_id, start_date, end_date, number)
      select id, contract_start - 365 * m, contract_end - 365 * m, 'UZ/' || id || '/' || m
      from users, generate_series(0, 1) as m where contract_end is not null;
    alter table contracts enable trigger latest_contract;
    insert into questionnaires (user_id, sealed, form_date, saved_at, changed_at)
      select id, '-', '2026-10-01', now(), now() from users where user_role = 0 and id % 3 = 0`);
  await asOwner('vacuum analyze');
  // Right after so large a write the first one may leave the pages unmarked, which no counting index survives.
  await asOwner('vacuum users');
};
