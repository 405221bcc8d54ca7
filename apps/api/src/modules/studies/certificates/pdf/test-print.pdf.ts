import { formatNumber } from '@indeks/contract/common/format';
import { certificatePaperTexts } from '@indeks/contract/studies/certificates/certificates.texts';
import { centred, room, rulers } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

const { testPrint: texts } = certificatePaperTexts;

/** Laid over a blank against the light, it shows how far the text must move. */
export const testPrintPdf = ({
  right,
  down,
}: {
  readonly right: number;
  readonly down: number;
}): PdfDocument => ({
  title: texts.title,
  bare: { right, down, framed: false },
  blocks: [
    rulers(right, down),
    room(40),
    centred(texts.title, { size: 14, bold: true, isTitle: true }),
    centred(texts.help, { size: 10 }),
    centred(texts.moved(formatNumber(right, 1), formatNumber(down, 1)), { size: 11, bold: true }),
  ],
});
