import { openStalledReader } from '../../apps/api/testing/hostile/stalled-reader.ts';
import { sql } from '../services/postgres.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';
import { signInCrowd, underLoad, written } from './load.ts';

const readersAtOnce = 12;

export const stalledExports: Experiment = {
  name: 'stalled-exports',
  about: `${readersAtOnce} readers ask for an export and then read nothing`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

async function experiment(house: House) {
  await sql(house.services.databaseOwnerUrl, manyPlaces);
  const crowd = await signInCrowd(house);
  const cookies = await Promise.all(
    Array.from({ length: readersAtOnce }, (_, index) => house.signIn(1 + (index % 2))),
  );
  return underLoad(house, crowd, async ({ tally, nextOk }) => {
    await nextOk();
    const begun = performance.now();
    const readers = await Promise.all(
      cookies.map((cookie) => openStalledReader(house.port, '/api/places/export', cookie)),
    );
    const served = readers.filter(({ status }) => status === 200);
    await Promise.all(served.map(({ cut }) => cut));
    const cutAfter = performance.now() - begun;
    for (const reader of readers) reader.close();
    const others = [...tally.statuses.keys()].filter((status) => status !== 200);
    return {
      figures: [
        `${served.length} of ${readersAtOnce} were served, the others told ${readers.find(({ status }) => status !== 200)?.status}`,
        `the stalled ones were cut after ${seconds(cutAfter)}`,
        `answers to the others meanwhile ${written(tally)}`,
      ],
      missed: goals(
        [served.length <= 4, 'at most 4 exports at once'],
        [cutAfter <= 30_000, 'cut within 30 s'],
        [others.length === 0, 'the rest never notices'],
      ),
    };
  });
}

const manyPlaces = `insert into places (name, organization, address, telephone, email)
  select 'Miasto ' || n, rpad('Szkoła', 200, '.'), rpad('ul. Długa', 300, '.'), '1', 'm@test.example'
  from generate_series(1, 30000) as n; analyze places`;
