import { createHash } from 'node:crypto';
import { formatProtocolNumber } from '@indeks/contract/studies/protocols/protocols.rules';
import { documentTexts as texts } from '@indeks/contract/studies/protocols/protocols.texts';
import { audit } from '#platform/audit/audit.queries.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import { pdfContentType, type PdfDocument } from '#platform/pdf/pdf.ts';
import type { PrintedList } from '#platform/pdf/printed-lists.ts';
import { protocolPdf } from './pdf/protocol.pdf.ts';
import * as queries from './protocols.queries.ts';
import { nameFile, verificationAddress } from './protocols.rules.ts';
import { getOne, getWhole, readContent } from './protocols.service.ts';
import { toRelations } from './protocols.wire.ts';

/**
 * The PDF of a protocol is rendered once and stored, so that later downloads are the same to the byte, also after the layout has
 * changed. A protocol that is no longer in force is rendered again, with a sentence that says so.
 */
export const pdf = async (ctx: SignedInCtx, id: number): Promise<FileAnswer> => {
  const row = await getOne(ctx, id);
  const fileName = nameFile(formatProtocolNumber(row.number, row.year));
  if (explainState(row) !== undefined)
    return {
      content: await ctx.services.pdf.render(makeDocument(ctx, row), ctx),
      contentType: pdfContentType,
      fileName,
    };
  const key = row.pdf_key ?? (await drawAndKeep(ctx, row));
  const { stream, contentType } = await ctx.services.files.open(key);
  return { content: stream, contentType, fileName };
};

/** Several protocols in one file, in the order of their numbers, each on pages of its own, rendered from the stored content. */
export const mergedPrinted: PrintedList<{ readonly ids: readonly number[] }> = {
  kind: 'protocols',
  permission: 'protocols.manage',
  read: async (ctx, { ids }) => {
    const rows = await getWhole(ctx, ids);
    return {
      rows: rows.reduce((sum, row) => sum + readContent(row).students.length, 0),
      print: () => ({
        documents: rows.map((row) => makeDocument(ctx, row)),
        fileName: `protokoly-${ctx.clock.today()}.pdf`,
      }),
    };
  },
};

const makeDocument = (ctx: SignedInCtx, row: queries.WholeProtocol): PdfDocument => {
  const content = readContent(row);
  return protocolPdf(content, {
    hash: row.content_hash,
    address: verificationAddress(ctx.services.config.PUBLIC_ADDRESS, content.number, row.content_hash),
    createdAt: row.created_at,
    outOfForce: explainState(row),
  });
};

/** Why a protocol is no longer in force. */
const explainState = (row: queries.WholeProtocol): string | undefined => {
  if (row.withdrawn_at) return texts.withdrawn(dateInWarsaw(row.withdrawn_at), row.withdrawn_reason);
  const { superseded } = toRelations(row);
  return superseded ? texts.superseded(superseded.number, superseded.reason) : undefined;
};

/** Two requests at the same time render the same content; the file of the first one is stored. */
const drawAndKeep = async (ctx: SignedInCtx, row: queries.WholeProtocol): Promise<string> => {
  const content = await ctx.services.pdf.render(makeDocument(ctx, row), ctx);
  const pdf_hash = createHash('sha256').update(content).digest('hex');
  const late = new Error('the file was kept meanwhile');
  try {
    return await withStoredFiles(ctx, [{ content, contentType: pdfContentType }], async (tx, [pdf_key]) => {
      if (!(await queries.keepPdf(tx, row.id, { pdf_key, pdf_hash }))) throw late;
      await audit(tx, { action: 'protocol.draw', subjectId: row.id, after: { pdf_hash } });
      return pdf_key;
    });
  } catch (error) {
    if (error !== late) throw error;
    return getOrRefuse((await getOne(ctx, row.id)).pdf_key ?? undefined);
  }
};
