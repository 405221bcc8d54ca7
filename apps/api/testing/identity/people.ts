import { randomBytes } from 'node:crypto';
import type { Role } from '@indeks/contract/access/roles';
import { splitName } from '@indeks/contract/identity/people/names.rules';
import type { Restriction } from '#platform/auth/sessions.queries.ts';
import { openSession } from '#platform/auth/sessions.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

export interface PersonTraits {
  readonly role: Role;
  readonly name?: string;
  readonly email?: string;
  readonly telephone?: string;
  readonly active?: 0 | 1;
  readonly passwordHash?: string;
  readonly mustChangePassword?: boolean;
  readonly consent?: boolean;
}

/** Redis counts failures by address and outlives a run: nobody may have had this one before. */
const run = randomBytes(4).toString('hex');
let counter = 0;

/** A person as the secretariat would have left them: active, with a password and consent. */
export const insertPerson = async (db: Database, traits: PersonTraits): Promise<Person> => {
  counter += 1;
  const name = traits.name ?? `Żaneta Żółć-Brzęczyszczykiewicz ${counter}`;
  const email = traits.email ?? `osoba-${counter}-${run}@test.example`;
  const id = await insertRow(db, 'users', {
    ...splitName(name),
    email,
    telephone: traits.telephone ?? null,
    user_role: traits.role,
    active: traits.active ?? 1,
    password_hash: traits.passwordHash ?? null,
    must_change_password: traits.mustChangePassword ?? false,
    rodo: traits.consent === false ? null : new Date('2026-01-01T10:00:00Z'),
  });
  return { id, name, email, role: traits.role };
};

/** A session as login would open it; returns its token. */
export const insertSession = async (
  db: Database,
  clock: Clock,
  person: Person,
  restriction: Restriction = 'none',
) =>
  openSession({ db, clock }, { userId: person.id, role: person.role, restriction, device: 'Chrome, Linux' });
