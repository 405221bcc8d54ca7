import { drawBare, drawProtocol, students } from '../../apps/api/testing/protocol-pdf.ts';
import { goals, type Experiment } from './experiment.ts';

const rounds = 25;
const wantedRatio = 0.7;

export const protocolAgainstPdfmake: Experiment = {
  name: 'protocol-pdf',
  about: `a protocol of ${students} students is drawn, and the same texts, table and code by bare pdfmake`,
  run: experiment,
};

/** In turn in one process, so that what else the machine does falls on both alike; the first rounds warm up. */
async function experiment() {
  const taken: { ours: number; bare: number }[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const times = { ours: await timed(drawProtocol), bare: await timed(drawBare) };
    if (round >= 0) taken.push(times);
  }
  const median = (read: (times: (typeof taken)[number]) => number) =>
    taken.map(read).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  const ratio = median(({ ours, bare }) => bare / ours);
  return {
    figures: [
      `ours ${Math.round(median(({ ours }) => ours))} ms, bare pdfmake ${Math.round(median(({ bare }) => bare))} ms (medians of ${rounds} rounds)`,
      `ratio ${ratio.toFixed(2)}`,
    ],
    missed: goals([ratio >= wantedRatio, `at least ${wantedRatio} of bare pdfmake`]),
  };
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
