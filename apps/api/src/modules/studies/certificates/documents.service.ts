import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import type { certificatePapersQuery } from '@indeks/contract/studies/certificates/certificate-papers.schemas';
import { certificatePaperTexts } from '@indeks/contract/studies/certificates/certificates.texts';
import type { z } from 'zod';
import type { SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse } from '#platform/errors.ts';
import { pdfAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { readEmblem } from '#platform/pdf/emblem.ts';
import { pdfContentType } from '#platform/pdf/pdf.ts';
import { readContent } from './certificates.wire.ts';
import { layout } from './facts.service.ts';
import { certificatePdf, type Paper } from './pdf/certificate.pdf.ts';
import { testPrintPdf } from './pdf/test-print.pdf.ts';
import { findPapers, type PaperRow } from './register.queries.ts';

type PapersQuery = z.output<typeof certificatePapersQuery>;

/** In the order of the register, each on two pages. */
export const papers = async (ctx: SignedInCtx, { ids, paper }: PapersQuery): Promise<FileAnswer> => {
  const rows = getAllOrRefuse(ids, await findPapers(ctx, ids));
  const { right, down } = await layout(ctx);
  const look = {
    offset: paper === 'blank' ? { right, down } : undefined,
    emblem: await readEmblem(ctx.services.config.CERTIFICATE_EMBLEM_FILE),
  };
  return {
    content: await ctx.services.pdf.renderTogether(
      rows.map((row) => documentOf(ctx, row, look)),
      ctx,
    ),
    contentType: pdfContentType,
    fileName: nameFile(rows),
  };
};

/** The rulers, and the frame where the text will stand. */
export const testPrint = async (ctx: SignedInCtx): Promise<FileAnswer> => {
  const { right, down } = await layout(ctx);
  return pdfAnswer(ctx, testPrintPdf({ right, down }), 'wydruk-probny.pdf');
};

const documentOf = (
  { services: { config } }: SignedInCtx,
  row: PaperRow,
  look: Pick<Paper, 'offset' | 'emblem'>,
) =>
  certificatePdf(readContent(row), {
    frozen: {
      hash: row.content_hash,
      address: verificationAddress(config.PUBLIC_ADDRESS, row.number, row.content_hash),
    },
    duplicate: row.duplicate === 0 ? undefined : row.made_on,
    across: wordAcross(row),
    ...look,
  });

/** What certifies nothing today cannot be taken for a certificate in force. */
const wordAcross = ({ annulled_at, superseded_at, contradicted }: PaperRow): string | undefined => {
  if (annulled_at ?? superseded_at) return certificatePaperTexts.outOfForce;
  return contradicted ? certificatePaperTexts.doubted : undefined;
};

/** Where anybody verifies a certificate. */
const verificationAddress = (base: string, number: string, hash: string): string =>
  `${base.replace(/\/$/u, '')}/verify/certificate?number=${number}&code=${codeOf(hash)}`;

/** swiadectwo-0215-2026.pdf; of several, from the first to the last. */
const nameFile = (rows: readonly PaperRow[]): string => {
  const numbers = rows.map(({ number }) => number.replace('/', '-'));
  const [first = ''] = numbers;
  const last = numbers.at(-1) ?? '';
  return first === last ? `swiadectwo-${first}.pdf` : `swiadectwa-${first}--${last}.pdf`;
};
