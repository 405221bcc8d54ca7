import { worstBodies } from '../../apps/api/testing/hostile/bodies.ts';
import { inWords, watchHealth } from '../../apps/api/testing/hostile/health-watch.ts';
import { goals, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';
import { signInCrowd, underLoad, written } from './load.ts';

const atOnce = 30;
const floodedMs = 30_000;
const loginBytes = 4_096;

export const hostileBodies: Experiment = {
  name: 'hostile-bodies',
  about: `${atOnce} logins at once with the dearest bodies there are, each from another address`,
  run: () =>
    withHouse({ only: ['postgres', 'redis'], env: async () => ({ TRUSTED_PROXIES: '1' }) }, experiment),
};

async function experiment(house: House) {
  const crowd = await signInCrowd(house);
  return underLoad(house, crowd, async ({ tally, nextOk }) => {
    await nextOk();
    const statuses = new Map<number | 'none', number>();
    const { health } = await watchHealth(house.port, async () => {
      const over = AbortSignal.timeout(floodedMs);
      await Promise.all(Array.from({ length: atOnce }, (_, turn) => flood(house, turn, statuses, over)));
    });
    const refusals = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    const faults = [...tally.statuses.keys()].filter((status) => status !== 200);
    return {
      figures: [
        inWords(health),
        `answers to the flood ${refusals}`,
        `answers to people who are signed in ${written(tally)}`,
      ],
      missed: goals(
        [health.p99 < 200, '/api/health p99 below 200 ms'],
        [!statuses.has(500), 'no body is a fault of ours'],
        [faults.length === 0, 'whoever is signed in never notices'],
      ),
    };
  });
}

const bodies = [
  ...Object.values(worstBodies(loginBytes, 'email')),
  ...Object.values(worstBodies(1_000_000, 'email')),
];

async function flood(
  house: House,
  turn: number,
  statuses: Map<number | 'none', number>,
  over: AbortSignal,
): Promise<void> {
  for (let time = 0; !over.aborted; time += 1) {
    const body = bodies[(turn + time) % bodies.length] ?? '';
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${turn}.${Math.floor(time / 250)}.${time % 250}`,
    };
    const answer = await house
      .ask('/api/users/login', { method: 'POST', body, headers })
      .catch(() => undefined); // a server that refuses early may hang up while the body is still being sent
    await answer?.arrayBuffer().catch(() => undefined);
    const status = answer?.status ?? 'none';
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}
