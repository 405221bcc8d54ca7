import { sealedColumns } from '#app';
import { createColumnSealer } from '#platform/crypto/sealed-columns.ts';
import { readSealingKeys } from '#platform/crypto/sealing-keys.ts';
import { createDatabase, createPool } from '#platform/db/database.ts';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import { insertReadyGroup } from './certificates.ts';

interface System {
  readonly databaseUrl: string;
  readonly keysFile: string;
}

/** Groups ready for their certificates in the database of a running system. */
export const openReadyGroups = ({ databaseUrl, keysFile }: System) => {
  const db = createDatabase(
    createPool({ url: databaseUrl, max: 2, name: 'ready groups', onError: () => undefined }),
  );
  const sealer = createColumnSealer(readSealingKeys(keysFile, { privateFile: false }), sealedColumns);
  return {
    /** The courses of their enrolments, as the call names those whom it completes. */
    insert: async (people: number): Promise<readonly number[]> => {
      const names = Array.from({ length: people }, (_, nr) => `Ewa Adamczyk${lettersOf(nr)}`);
      const group = await insertReadyGroup(db, { lecturerId: getDemoAccount(0).id, sealer, names });
      return group.people.map(({ id }) => id);
    },
    close: () => db.destroy(),
  };
};

const lettersOf = (nr: number): string =>
  String.fromCodePoint(97 + Math.floor(nr / 26)) + String.fromCodePoint(97 + (nr % 26));
