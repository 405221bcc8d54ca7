import {
  bankFileBomb as makeBomb,
  readMemory,
  sendBankFile,
} from '../../apps/api/testing/hostile/heavy-uploads.ts';
import { inWords, watchHealth } from '../../apps/api/testing/hostile/health-watch.ts';
import { accountant } from './bank-import.ts';
import { goals, seconds, timed, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const files = 3;
const promisedMs = 200;

export const bankFileBomb: Experiment = {
  name: 'bank-file-bomb',
  about: `${files} archives of a megabyte with a statement of 18 MB each are sent to be read`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

async function experiment(house: House) {
  const cookie = await house.signIn(accountant);
  const target = { port: house.port, origin: `http://127.0.0.1:${house.port}` };
  const bombs = Array.from({ length: files }, (_, number) => makeBomb(number));
  const before = readMemory(house.api.process.pid);
  const statuses: number[] = [];
  const { result: took, health } = await watchHealth(house.port, () =>
    timed(async () => {
      for (const bomb of bombs) statuses.push((await sendBankFile(target, cookie, bomb)).status);
    }),
  );
  return {
    figures: [
      `${files} files read, judged and written in ${seconds(took)}, answers ${statuses.join(', ')}`,
      inWords(health),
      `memory ${before.toFixed(0)} MB before, ${readMemory(house.api.process.pid).toFixed(0)} MB after`,
    ],
    missed: goals(
      [statuses.every((status) => status === 200), 'every file is read'],
      [health.p99 < promisedMs, `p99 of /api/health below ${promisedMs} ms`],
    ),
  };
}
