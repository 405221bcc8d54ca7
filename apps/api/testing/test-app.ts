import { roleTable as contractRoleTable, type RoleTable } from '@indeks/contract/access/permissions';
import type { Role } from '@indeks/contract/access/roles';
import type { FastifyInstance } from 'fastify';
import { createPasswords, type PasswordCost } from '#platform/auth/passwords.ts';
import type { Services } from '#platform/context.ts';
import type { Database, QueryObserver } from '#platform/db/database.ts';
import { createClient, type Client } from './client.ts';
import { insertPerson, insertSession, type Person, type PersonTraits } from './identity/people.ts';
import { startProcess } from './test-process.ts';
import { testClock, type TestClock } from './test-clock.ts';

export interface TestApp {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly db: Database;
  readonly clock: TestClock;
  /** The table the running server decides by; the matrix flips its cells. */
  readonly roleTable: { current: RoleTable };
  readonly knownPasswordHash: string;
  readonly ownerUrl: string;
  anonymous(): Client;
  person(traits: PersonTraits): Promise<Person>;
  signedIn(role: Role): Promise<Client>;
  signedInAs(person: Person, how?: { restricted?: boolean | 'second-step' }): Promise<Client>;
  withSession(token: string | undefined): Client;
  /** The statements that a piece of work sends to the database. */
  counting<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }>;
  /** Maintenance that the application's own role may not do. */
  asOwner(statement: string): Promise<void>;
  auditOf(action: string, subjectId: number): Promise<{ before: unknown; after: unknown }[]>;
  close(): Promise<void>;
}

export type Statement = Parameters<QueryObserver>[0];

interface TestAppOptions {
  /** Cheap, unless the test is about what hashing costs. */
  readonly passwordCost?: PasswordCost;
  readonly onLog?: (line: string) => void;
  readonly settings?: Readonly<Record<string, string>>;
}

export const knownPassword = 'Dotychczasowe-1!';

/** The whole API in this process, on a database, Redis database and file folder of its own. */
export const startTestApp = async ({
  passwordCost = 'cheap',
  onLog,
  settings = {},
}: TestAppOptions = {}): Promise<TestApp> => {
  const clock = testClock();
  const roleTable = { current: contractRoleTable as RoleTable };
  const observers = new Set<QueryObserver>();
  const started = await startProcess({
    clock,
    roleTable: () => roleTable.current,
    onQuery: (query) => observers.forEach((observe) => observe(query)),
    settings: { ...settings, PASSWORD_COST: passwordCost },
    onLog,
  });
  const { server, db } = started;
  const knownPasswordHash = await createPasswords(passwordCost).hash(knownPassword);
  const person = (traits: PersonTraits) => insertPerson(db, { passwordHash: knownPasswordHash, ...traits });
  const signedInAs = async (
    who: Person,
    { restricted = false }: { restricted?: boolean | 'second-step' } = {},
  ) => createClient(server, (await insertSession(db, clock, who, toRestriction(restricted))).token);
  return {
    ...started,
    clock,
    roleTable,
    knownPasswordHash,
    person,
    signedInAs,
    anonymous: () => createClient(server),
    signedIn: async (role) => signedInAs(await person({ role })),
    withSession: (token) => createClient(server, token),
    counting: (work) => counting(observers, work),
    auditOf: (action, subjectId) => auditOf(db, action, subjectId),
  };
};

const toRestriction = (restricted: boolean | 'second-step') =>
  restricted === true ? 'password' : restricted || 'none';

const counting = async <T>(observers: Set<QueryObserver>, work: () => Promise<T>) => {
  const statements: Statement[] = [];
  const observe: QueryObserver = (query) => void statements.push(query);
  observers.add(observe);
  const result = await work();
  observers.delete(observe);
  return { result, statements };
};

const auditOf = (db: Database, action: string, subjectId: number) =>
  db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', action)
    .where('subject_id', '=', String(subjectId))
    .orderBy('id')
    .execute();
