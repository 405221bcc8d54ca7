import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fakeCredentials, fakeMarks } from '../../apps/api/testing/zoom/fake-zoom-state.ts';
import { makeNrb } from '../../packages/contract/src/numbers/nrb.ts';
import { makePesel } from '../../packages/contract/src/numbers/pesel.ts';
import { mustRun } from '../shared/processes.ts';

/** What must not be stored anywhere in plain text: made-up numbers that the tests type into a questionnaire, secrets of Zoom. */
export const canaries = {
  pesel: makePesel({ birthDate: '1984-07-21', sex: 'K' }, 417),
  idNumber: '80417304170417',
  account: makeNrb('10205558', '0417041704170417'),
  zoomSecret: fakeCredentials.client_secret,
  zoomToken: fakeMarks.token,
  zoomStart: fakeMarks.start,
  zoomLink: fakeMarks.personal,
};

interface Kept {
  databaseUrl: string;
  redisUrl: string;
  /** Folder with the logs of the API. */
  dir: string;
  /** A text of the demo data that must be in the dump, to show that the dump is not empty. */
  witness: string;
}

/** Looks for the canaries in a dump of the database, in Redis and in the logs; says where one was found. */
export async function huntPlaintext({ databaseUrl, redisUrl, dir, witness }: Kept): Promise<string[]> {
  const dump = join(dir, 'hunt.sql');
  await mustRun('pg_dump', ['--dbname', databaseUrl, '--file', dump], { timeout: 120_000 });
  const memory = join(dir, 'hunt.rdb');
  await mustRun('redis-cli', ['-u', redisUrl, 'config', 'set', 'rdbcompression', 'no'], { timeout: 10_000 });
  await mustRun('redis-cli', ['-u', redisUrl, '--rdb', memory], { timeout: 60_000 });
  const logs = readdirSync(dir).filter((name) => /^api-\d+\.log$/.test(name));
  if (logs.length === 0 || !readFileSync(dump, 'utf8').includes(witness))
    throw new Error('the plaintext hunt looked at nothing: no logs, or a dump without the demo data');
  const found = [dump, memory, ...logs.map((name) => join(dir, name))].flatMap((file) => {
    const text = readFileSync(file, 'latin1');
    return Object.entries(canaries)
      .filter(([, canary]) => text.includes(canary))
      .map(([name]) => `${name} in ${file}`);
  });
  rmSync(dump);
  rmSync(memory);
  return found;
}
