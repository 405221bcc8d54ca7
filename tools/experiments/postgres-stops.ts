import { setTimeout as pause } from 'node:timers/promises';
import { startAgain, stopAtOnce } from '../services/postgres.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';
import { signInCrowd, underLoad, written, type Load } from './load.ts';

const times = 10;
const betweenMs = 1_500;
const awayMs = 2_000;

export const postgresStops: Experiment = {
  name: 'postgres-stops',
  about: `PostgreSQL is stopped at once ${times} times under load`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

async function experiment(house: House) {
  const cookies = await signInCrowd(house);
  return underLoad(house, cookies, async (load) => {
    await load.nextOk();
    const returns: number[] = [];
    for (let turn = 0; turn < times; turn += 1) returns.push(await stopOnce(house, load));
    const slowest = Math.max(...returns);
    const exited = house.api.process.exitCode !== null;
    const other = [...load.tally.statuses.keys()].filter((status) => status !== 200 && status !== 503);
    return {
      figures: [
        `exits ${exited ? 1 : 0} in ${times} stops`,
        `first 200 after the return: slowest ${seconds(slowest)}, of ${returns.map(seconds).join(', ')}`,
        `answers ${written(load.tally)}; 503 without Retry-After ${load.tally.withoutRetryAfter}`,
      ],
      missed: goals(
        [!exited, 'the process lives'],
        [slowest <= 2_000, 'first 200 within 2 s of the return'],
        [load.tally.withoutRetryAfter === 0, 'every 503 says Retry-After'],
        [other.length === 0, `nothing but 200 and 503, not ${other.join(', ')}`],
      ),
    };
  });
}

async function stopOnce({ plan }: House, load: Load): Promise<number> {
  await pause(betweenMs);
  await stopAtOnce(plan);
  await pause(awayMs);
  const ok = load.nextOk();
  await startAgain(plan);
  const back = performance.now();
  return (await ok) - back;
}
