import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../services/postgres.ts';
import { goals, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';
import { signInCrowd, underLoad, written } from './load.ts';

const wanted = 200;

/** One of the connections of the API and its jobs, the busy ones and those in a transaction first. */
const terminateOne = `select count(pg_terminate_backend(pid)) from (
  select pid from pg_stat_activity where application_name like 'indeks%' and datname = 'indeks'
  order by state = 'idle', random() limit 1) as one`;

export const backendsTerminated: Experiment = {
  name: 'backends-terminated',
  about: `${wanted} backends are terminated one by one under load`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

async function experiment(house: House) {
  const cookies = await signInCrowd(house);
  return underLoad(house, cookies, async (load) => {
    let terminated = 0;
    while (terminated < wanted && house.api.process.exitCode === null) {
      terminated += Number(await sql(house.services.databaseAdminUrl ?? '', terminateOne));
      await pause(50);
    }
    const exited = house.api.process.exitCode !== null;
    const other = [...load.tally.statuses.keys()].filter((status) => status !== 200 && status !== 503);
    return {
      figures: [
        `exits ${exited ? 1 : 0} in ${terminated} terminated backends`,
        `answers ${written(load.tally)}; 503 without Retry-After ${load.tally.withoutRetryAfter}`,
      ],
      missed: goals(
        [!exited, 'the process lives'],
        [load.tally.withoutRetryAfter === 0, 'every 503 says Retry-After'],
        [other.length === 0, `nothing but 200 and 503, not ${other.join(', ')}`],
      ),
    };
  });
}
