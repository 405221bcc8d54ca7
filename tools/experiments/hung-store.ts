import { randomUUID } from 'node:crypto';
import type { SwallowingProxy } from '../../apps/api/testing/hostile/swallowing-proxy.ts';
import { sql } from '../services/postgres.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withLostNetwork, type House } from './house.ts';
import { signInCrowd, underLoad, written } from './load.ts';

const uploadsAtOnce = 12;
const lecturer = 7;

export const hungStore: Experiment = {
  name: 'hung-store',
  about: `the file store hangs while ${uploadsAtOnce} files are uploaded`,
  run: () => withLostNetwork(['postgres', 'redis', 's3'], 'S3_ENDPOINT', ({ s3 }) => s3.endpoint, experiment),
};

async function experiment(house: House, network: SwallowingProxy) {
  const cookie = await house.signIn(lecturer);
  const crowd = await signInCrowd(house);
  const keys = Array.from({ length: uploadsAtOnce }, () => randomUUID());
  return underLoad(house, crowd, async ({ tally, nextOk }) => {
    await nextOk();
    network.swallow();
    const hanging = await Promise.all(keys.map((key) => upload(house, cookie, key)));
    network.passOn();
    const again = () => Promise.all(keys.map((key) => upload(house, cookie, key)));
    const repeated = [...(await again()), ...(await again())];
    const bills = Number(
      await sql(house.services.databaseOwnerUrl, `select count(*) from bills where date = '${billDate}'`),
    );
    const slowest = Math.max(...hanging.map(({ ms }) => ms));
    const exited = house.api.process.exitCode !== null;
    const others = [...tally.statuses.keys()].filter((status) => status !== 200);
    return {
      figures: [
        `uploads while it hung: ${hanging.map(({ status }) => status).join(', ')}; slowest ${seconds(slowest)}`,
        `the same sent twice afterwards: ${repeated.map(({ status }) => status).join(', ')}; bills ${bills}`,
        `answers to the others ${written(tally)}`,
      ],
      missed: goals(
        [!exited, 'the process lives'],
        [hanging.every(({ status }) => status === 503), 'every upload is told 503'],
        [slowest <= 15_000, 'told within 15 s'],
        [bills === uploadsAtOnce, 'one bill for each key'],
        [others.length === 0, 'the rest never notices'],
      ),
    };
  });
}

/** No demo bill has it. */
const billDate = '2001-02-03';
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function upload(house: House, cookie: string, key: string) {
  const begun = performance.now();
  const body = new FormData();
  body.append('date', billDate);
  body.append('file', new File([Buffer.from(onePixel, 'base64')], 'a.png', { type: 'image/png' }));
  const answer = await house.ask('/api/bills', {
    method: 'POST',
    body,
    headers: { cookie, 'idempotency-key': key },
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begun };
}
