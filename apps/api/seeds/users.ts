import type { Role } from '@indeks/contract/access/roles';
import { splitName } from '@indeks/contract/identity/people/names.rules';
import { daysAfter, pickEarlier } from './intakes.ts';
import type { Plan } from './plan.ts';
import { randomFor, uuidFrom } from './random.ts';
import { defineSeed } from './seed.ts';

const columns = [
  'id',
  'uuid',
  'given_name',
  'surname',
  'degree',
  'email',
  'email_alt',
  'telephone',
  'user_role',
  'active',
  'is_company',
  'password_hash',
  'must_change_password',
  'rodo',
  'rodo_version',
  'created_at',
] as const;

export interface Person {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly degree?: string;
  readonly email: string;
  /** When the account was made, 'YYYY-MM-DD'. */
  readonly since: string;
  /** Has signed in, set a password and accepted the notice. */
  readonly consent: boolean;
  readonly mustChangePassword?: boolean;
  readonly active?: boolean;
  readonly emailAlt?: string;
  readonly isCompany?: boolean;
}

export const defineUsers = (people: (plan: Plan) => Iterable<Person>) =>
  defineSeed('users', columns, function* (plan) {
    for (const person of people(plan)) yield userRow(plan, person);
  });

const userRow = (plan: Plan, person: Person) => {
  const random = randomFor('user', person.id);
  const yesterday = daysAfter(plan.today, -1);
  const minutes = () => String(random.below(60)).padStart(2, '0');
  const since = pickEarlier(person.since, yesterday);
  const consentDay = pickEarlier(daysAfter(since, random.below(21)), yesterday);
  return {
    id: person.id,
    uuid: uuidFrom(random),
    ...splitName(person.name),
    degree: person.degree ?? '',
    email: person.email,
    email_alt: person.emailAlt ?? null,
    telephone: telephoneFor(person.id),
    user_role: person.role,
    active: person.active === false ? 0 : 1,
    is_company: person.isCompany ? 1 : 0,
    password_hash: plan.passwordHash,
    must_change_password: person.mustChangePassword ?? false,
    rodo: person.consent ? `${consentDay}T10:${minutes()}:00Z` : null,
    rodo_version: person.consent ? 'demo' : null,
    created_at: `${since}T07:${minutes()}:00Z`,
  };
};

/** No number in Poland begins with zeros, so nobody can be called by mistake; each person has another. */
export const telephoneFor = (id: number): string =>
  `000${String((id * 70_207) % 1_000_000).padStart(6, '0')}`;
