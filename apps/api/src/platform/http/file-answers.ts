import type { Readable } from 'node:stream';
import type { Ctx } from '../context.ts';
import { csvContentType, csvStream, type CsvColumn } from '../csv/csv.ts';
import { refuse } from '../errors.ts';
import { limitExports } from './export-limit.ts';
import { pdfContentType, type PdfDocument } from '../pdf/pdf.ts';

/** What a handler of a binary route gives back. */
export interface FileAnswer {
  readonly content: Readable | Buffer;
  readonly contentType: string;
  readonly fileName: string;
  /** Sealed data is opened for it while it is sent. */
  readonly opensSealed?: true;
  /** Only for an address that names this very content: the browser, and no proxy, may keep it that long. */
  readonly keepSeconds?: number;
}

export const pdfAnswer = async (ctx: Ctx, document: PdfDocument, fileName: string): Promise<FileAnswer> => ({
  content: await ctx.services.pdf.render(document),
  contentType: pdfContentType,
  fileName,
});

/** About 150 pages; a longer list is refused. */
const mostPrintedRows = 5_000;

/** The rows of a document about a whole list, asked for with the most that it may have. */
export const listPrintedRows = async <Row>(list: (limit: number) => Promise<Row[]>): Promise<Row[]> => {
  // One more tells whether there are too many.
  const rows = await list(mostPrintedRows + 1);
  if (rows.length > mostPrintedRows) refuse('list/too-long', { details: { limit: mostPrintedRows } });
  return rows;
};

/** Streamed: an export of any size holds one batch of rows in memory. */
export const csvAnswer = <Row>(
  ctx: Ctx,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
  fileName: string,
): FileAnswer => {
  const content = csvStream(columns, rows);
  limitExports(ctx, content);
  return { content, contentType: csvContentType, fileName };
};
