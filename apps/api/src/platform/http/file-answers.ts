import type { Readable } from 'node:stream';
import type { Ctx, SignedInCtx } from '../context.ts';
import { csvContentType, csvStream, type CsvColumn } from '../csv/csv.ts';
import { refuse } from '../errors.ts';
import { limitExports } from './export-limit.ts';
import { pdfContentType, type PdfDocument } from '../pdf/pdf.ts';
import type { PrintedList } from '../pdf/printed-lists.ts';

/** The result of a handler of a binary route. */
export interface FileAnswer {
  /** A function is called only when the content is sent. */
  readonly content: Readable | Buffer | (() => Promise<Readable>);
  readonly contentType: string;
  readonly fileName: string;
  /**
   * A page of the portal, which the browser displays. Other files are downloaded: uploads are never displayed in the portal's
   * origin.
   */
  readonly ownPage?: true;
  /** Sealed data is opened for it while it is sent. */
  readonly opensSealed?: true;
  /**
   * Of a picture that pages show again and again: changes with the content. The browser, and no proxy, may keep such a
   * file, and asks each time whether it may still show it. Everything else is kept nowhere.
   */
  readonly version?: string;
}

export const pdfAnswer = async (ctx: Ctx, document: PdfDocument, fileName: string): Promise<FileAnswer> => ({
  content: await ctx.services.pdf.render(document, ctx),
  contentType: pdfContentType,
  fileName,
});

/** A short list at once. A longer one is refused with the word that it can be ordered. */
export const listAnswer = async <Filter extends object>(
  ctx: SignedInCtx,
  list: PrintedList<Filter>,
  filter: Filter,
): Promise<FileAnswer> => {
  const most = ctx.services.config.LIST_ROWS_AT_ONCE;
  // One more tells whether there are too many.
  const read = await list.read(ctx, filter, most + 1);
  if (read.rows > most) refuse('list/to-be-ordered', { details: { limit: most } });
  const { documents, fileName } = read.print();
  return {
    content: await ctx.services.pdf.renderTogether(documents, ctx),
    contentType: pdfContentType,
    fileName,
  };
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
