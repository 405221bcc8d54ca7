import { filterInFileName, periodInFileName } from '@indeks/contract/common/format';
import type { SignedInCtx } from '#platform/context.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import type { PrintedList } from '#platform/pdf/printed-lists.ts';
import type { PrintedPeriod } from './printed-month.service.ts';

interface Period {
  readonly from: string;
  readonly to: string;
  readonly search?: string | undefined;
}

interface PrintedEntries<Filter extends Period, Entry> extends Pick<PrintedList, 'kind' | 'permission'> {
  /** The beginning of the file name, after the name of the product. */
  readonly fileWord: string;
  readonly list: (ctx: SignedInCtx, filter: Filter, limit: number) => Promise<readonly Entry[]>;
  readonly draw: (printed: PrintedPeriod<Entry>) => PdfDocument;
}

/** Everybody's entries of a period as one document. */
export const definePrintedPeriod = <Filter extends Period, Entry>({
  kind,
  permission,
  fileWord,
  list,
  draw,
}: PrintedEntries<Filter, Entry>): PrintedList<Filter> => ({
  kind,
  permission,
  read: async (ctx, filter, limit) => {
    const entries = await list(ctx, filter, limit);
    const { from, to, search } = filter;
    return {
      rows: entries.length,
      print: () => ({
        documents: [draw({ from, to, entries, search })],
        fileName: `indeks-${fileWord}-${periodInFileName(from, to)}${filterInFileName(search)}.pdf`,
      }),
    };
  },
});
