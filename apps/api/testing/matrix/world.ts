import type { Role } from '@indeks/contract/access/roles';
import type { NewPlace } from '@indeks/contract/provider/places/places.schemas';
import type { ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createClient, type Client } from '../client.ts';
import { insertPerson, insertSession, type Person } from '../identity/people.ts';
import { insertPlace, placeFields } from '../provider/places.ts';
import type { TestApp } from '../test-app.ts';

/** Fresh people and objects for one cell, so that no cell changes another. */
export interface World {
  readonly me: Person | undefined;
  readonly client: Client;
  readonly db: Database;
  readonly clock: TestApp['clock'];
  readonly files: FileStore;
  readonly sealer: ColumnSealer;
  readonly person: (role: Role) => Promise<Person>;
  /** The number of the caller's account, or somebody's when nobody is signed in. */
  readonly myId: () => Promise<number>;
  /** A number nobody has used, for what is throttled by its value. */
  readonly unique: () => number;
  readonly sessionOfMine: () => Promise<number>;
  readonly sessionOfAnother: () => Promise<number>;
  readonly place: () => Promise<number>;
  readonly newPlace: () => Promise<NewPlace>;
}

let uniqueNumber = Date.now();

export const makeWorld = async (
  app: TestApp,
  role: Role | 'anonymous',
  restricted = false,
): Promise<World> => {
  const { db, clock, server } = app;
  const person = (of: Role) => insertPerson(db, { role: of, passwordHash: app.knownPasswordHash });
  const me = role === 'anonymous' ? undefined : await person(role);
  const session = me && (await insertSession(db, clock, me, restricted ? 'password' : 'none'));
  const other = async () => insertSession(db, clock, await person(0));
  return {
    me,
    client: createClient(server, session?.token),
    db,
    clock,
    files: app.services.files,
    sealer: app.services.sealer,
    person,
    myId: async () => (me ?? (await person(0))).id,
    unique: () => (uniqueNumber += 1),
    sessionOfMine: async () => (me ? (await insertSession(db, clock, me)).id : (await other()).id),
    sessionOfAnother: async () => (await other()).id,
    place: () => insertPlace(db),
    newPlace: async () => ({ ...placeFields(), coordinators: [(await person(2)).id] }),
  };
};
