import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { pdfContentType } from '#platform/pdf/pdf.ts';
import { emptyPdf } from '../pdf-text.ts';
import type { TestClock } from '../test-clock.ts';

interface ReadyList {
  readonly id: number;
  readonly key: string;
}

interface House {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: TestClock;
}

/** A finished list of students, with its file. */
export const insertReadyList = async ({ db, files, clock }: House, userId: number): Promise<ReadyList> => {
  const { key } = await files.put(emptyPdf, { contentType: pdfContentType, size: emptyPdf.length });
  const id = await insertRow(db, 'ordered_lists', {
    user_id: userId,
    kind: 'students',
    filter: '{}',
    state: 'ready',
    total: 1,
    done: 1,
    file_key: key,
    file_name: 'sluchacze.pdf',
    created_at: clock.now(),
    keep_until: new Date(clock.now().getTime() + 3_600_000),
  });
  return { id, key };
};
