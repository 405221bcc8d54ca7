import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import type { certificatePapersQuery } from '@indeks/contract/studies/certificates/certificates.schemas';
import type { z } from 'zod';
import type { SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse } from '#platform/errors.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import { pdfContentType } from '#platform/pdf/pdf.ts';
import { readContent } from './certificates.wire.ts';
import { certificatePdf } from './pdf/certificate.pdf.ts';
import { findPapers, type PaperRow } from './register.queries.ts';

type PapersQuery = z.output<typeof certificatePapersQuery>;

/** In the order of the register, each on two pages. */
export const papers = async (ctx: SignedInCtx, { ids, paper }: PapersQuery): Promise<FileAnswer> => {
  const rows = getAllOrRefuse(ids, await findPapers(ctx, ids));
  return {
    content: await ctx.services.pdf.renderTogether(
      rows.map((row) => documentOf(ctx, row, paper)),
      ctx,
    ),
    contentType: pdfContentType,
    fileName: nameFile(rows),
  };
};

const documentOf = ({ services: { config } }: SignedInCtx, row: PaperRow, paper: PapersQuery['paper']) =>
  certificatePdf(readContent(row), {
    hash: row.content_hash,
    address: verificationAddress(config.PUBLIC_ADDRESS, row.number, row.content_hash),
    duplicate: row.duplicate === 0 ? undefined : row.made_on,
    offset: paper === 'blank' ? config.CERTIFICATE_OFFSET_MM : undefined,
  });

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
