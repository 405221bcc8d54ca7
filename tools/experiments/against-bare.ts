import { goals, findMedian, timed, type Findings } from './experiment.ts';

const wantedRatio = 0.7;

interface Compared {
  readonly ours: () => Promise<unknown>;
  readonly bare: () => Promise<unknown>;
  readonly rounds: number;
}

/** In turn in one process, so that what else the machine does falls on both alike; the first rounds warm up. */
export async function compareWithBare({ ours, bare, rounds }: Compared): Promise<Findings> {
  const taken: { ours: number; bare: number }[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const times = { ours: await timed(ours), bare: await timed(bare) };
    if (round >= 0) taken.push(times);
  }
  const ratio = findMedian(taken, (times) => times.bare / times.ours);
  const median = (key: 'ours' | 'bare') => Math.round(findMedian(taken, (times) => times[key]));
  return {
    figures: [
      `ours ${median('ours')} ms, bare pdfmake ${median('bare')} ms (medians of ${rounds} rounds)`,
      `ratio ${ratio.toFixed(2)}`,
    ],
    missed: goals([ratio >= wantedRatio, `at least ${wantedRatio} of bare pdfmake`]),
  };
}
