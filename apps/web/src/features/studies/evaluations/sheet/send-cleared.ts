import type { SheetToSave } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { confirmFirst, NotConfirmed } from '#shared/api/confirmations.ts';

type Rows = SheetToSave['rows'];

interface Clearing {
  question: (cleared: Rows) => Parameters<typeof confirmFirst>[0];
  send: (rows: Rows) => void;
  /** The person decided otherwise. */
  onKept?: (cleared: Rows) => void;
}

/** Grades go only when that was meant: it is asked before anything is sent. */
export async function sendCleared(rows: Rows, { question, send, onKept }: Clearing): Promise<void> {
  const cleared = rows.filter(({ grade }) => grade === null);
  try {
    if (cleared.length > 0) await confirmFirst(question(cleared));
    send(rows);
  } catch (error) {
    if (!(error instanceof NotConfirmed)) throw error;
    onKept?.(cleared);
  }
}
