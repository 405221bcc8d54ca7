import { setTimeout as pause } from 'node:timers/promises';
import type { SwallowingProxy } from '../../apps/api/testing/hostile/swallowing-proxy.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withLostNetwork, type House } from './house.ts';
import { signInCrowd, underLoad, written } from './load.ts';

/** Shorter than any deadline, about as long, and much longer. */
const outagesMs = [1_500, 8_000, 30_000];

export const silentNetwork: Experiment = {
  name: 'silent-network',
  about: 'the network to PostgreSQL swallows every packet and comes back',
  run: () =>
    withLostNetwork(['postgres', 'redis'], 'DATABASE_URL', ({ databaseUrl }) => databaseUrl, experiment),
};

async function experiment(house: House, network: SwallowingProxy) {
  const cookies = await signInCrowd(house);
  return underLoad(house, cookies, async (load) => {
    const returns: number[] = [];
    for (const outage of outagesMs) {
      await load.nextOk();
      network.swallow();
      await pause(outage);
      network.passOn();
      const back = performance.now();
      returns.push((await load.nextOk()) - back);
    }
    const slowest = Math.max(...returns);
    const exited = house.api.process.exitCode !== null;
    return {
      figures: outagesMs
        .map((outage, turn) => `silent for ${seconds(outage)}: back after ${seconds(returns[turn] ?? NaN)}`)
        .concat(`answers ${written(load.tally)}`),
      missed: goals([!exited, 'the process lives'], [slowest <= 10_000, 'back within 10 s of the network']),
    };
  });
}
