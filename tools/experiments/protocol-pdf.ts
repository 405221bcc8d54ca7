import { drawBare, drawProtocol, students } from '../../apps/api/testing/studies/protocol-pdf.ts';
import { compareWithBare } from './against-bare.ts';
import type { Experiment } from './experiment.ts';

export const protocolAgainstPdfmake: Experiment = {
  name: 'protocol-pdf',
  about: `a protocol of ${students} students is drawn, and the same texts, table and code by bare pdfmake`,
  run: () => compareWithBare({ ours: drawProtocol, bare: drawBare, rounds: 25 }),
};
