import { events, sockets, startBare, startOurs } from '../../apps/api/testing/fan-out/fan-out.ts';
import { goals, findMedian, timed, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const rounds = 15;
const wantedRatio = 0.5;

export const fanOut: Experiment = {
  name: 'fan-out',
  about: `an event is told to ${sockets} sockets of two processes, and the same by bare socket.io`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

/** In turn in one run, so that what else the machine does falls on both alike; the first rounds warm up. */
async function experiment({ services }: House) {
  const addresses = { redisUrl: services.redisUrl, databaseUrl: services.databaseUrl };
  const ours = await startOurs(addresses);
  const bare = await startBare(addresses);
  const taken: { ours: number; bare: number }[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const times = { ours: await timed(ours.burst), bare: await timed(bare.burst) };
    if (round >= 0) taken.push(times);
  }
  await ours.close();
  await bare.close();
  const perSecond = (milliseconds: number) => Math.round((sockets * events * 1_000) / milliseconds);
  const ratio = findMedian(taken, (times) => times.bare / times.ours);
  return {
    figures: [
      `ours ${perSecond(findMedian(taken, (times) => times.ours))} deliveries a second, bare ${perSecond(findMedian(taken, (times) => times.bare))} (medians of ${rounds} rounds of ${events} events)`,
      `ratio ${ratio.toFixed(2)}`,
    ],
    missed: goals([ratio >= wantedRatio, `at least ${wantedRatio} of bare socket.io`]),
  };
}
