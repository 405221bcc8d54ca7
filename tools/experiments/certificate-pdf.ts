import { drawBare, drawCertificates, people } from '../../apps/api/testing/studies/certificate-pdf.ts';
import { compareWithBare } from './against-bare.ts';
import type { Experiment } from './experiment.ts';

export const certificatesAgainstPdfmake: Experiment = {
  name: 'certificate-pdf',
  about: `certificates of a group of ${people} are drawn in one file, and the same texts, tables and codes by bare pdfmake`,
  run: () => compareWithBare({ ours: drawCertificates, bare: drawBare, rounds: 7 }),
};
