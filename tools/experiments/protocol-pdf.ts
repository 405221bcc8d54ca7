import { drawBare, drawProtocol, students } from '../../apps/api/testing/studies/protocol-pdf.ts';
import { goals, medianOf, timed, type Experiment } from './experiment.ts';

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
  const ratio = medianOf(taken, ({ ours, bare }) => bare / ours);
  return {
    figures: [
      `ours ${Math.round(medianOf(taken, ({ ours }) => ours))} ms, bare pdfmake ${Math.round(medianOf(taken, ({ bare }) => bare))} ms (medians of ${rounds} rounds)`,
      `ratio ${ratio.toFixed(2)}`,
    ],
    missed: goals([ratio >= wantedRatio, `at least ${wantedRatio} of bare pdfmake`]),
  };
}
