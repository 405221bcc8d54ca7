import type { Permission } from '@indeks/contract/access/permissions';
import type { OrderedListKind } from '@indeks/contract/notices/ordered-lists/ordered-lists.keys';
import type { SignedInCtx } from '../context.ts';
import type { PdfDocument } from './pdf.ts';

/**
 * A list that is printed whole: at once when it is short, by a job when it is long. Every one is listed in `app.ts`, where
 * the job finds it by its kind.
 */
export interface PrintedList<Filter extends object = object> {
  readonly kind: OrderedListKind;
  readonly permission: Permission;
  /** Reads what the actor may see now. Of a longer list, rows beyond the limit may be left out. */
  read(ctx: SignedInCtx, filter: Filter, limit: number): Promise<ReadList>;
}

interface ReadList {
  readonly rows: number;
  print(): Printed;
}

interface Printed {
  /** In one file. */
  readonly documents: readonly PdfDocument[];
  readonly fileName: string;
}
