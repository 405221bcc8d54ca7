import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a person reads on each page of a PDF, in the order of the lines. A file that cannot be read is no empty one. */
export const pdfPages = async (bytes: Buffer): Promise<string[]> => {
  const reader = spawn('pdftotext', ['-layout', '-', '-']);
  reader.stdin.end(bytes);
  const [words, complaint, [code]] = await Promise.all([
    text(reader.stdout),
    text(reader.stderr),
    once(reader, 'close') as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`not a readable PDF: ${complaint}`);
  const pages = words.split('\f').slice(0, -1);
  // Figures have hard spaces; a test may write ordinary ones.
  return pages.map((page) => page.replaceAll('\u00a0', ' '));
};

export const pdfText = async (bytes: Buffer): Promise<string> => (await pdfPages(bytes)).join('\n');

/** The smallest file that is a PDF: one empty page. */
export const emptyPdf: Buffer = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
`,
);
