import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What a person reads on each page of a PDF, in the order of the lines. */
export const pdfPages = async (bytes: Buffer): Promise<string[]> => {
  const reader = spawn('pdftotext', ['-layout', '-', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(bytes);
  const pages = (await text(reader.stdout)).split('\f').slice(0, -1);
  // Figures have hard spaces; a test may write ordinary ones.
  return pages.map((page) => page.replaceAll('\u00a0', ' '));
};

export const pdfText = async (bytes: Buffer): Promise<string> => (await pdfPages(bytes)).join('\n');
