import type { ThreadResult } from '../threads/threads.ts';
import { readLent } from './lent-file.ts';
import { refuseActivePdf } from './plain-pdf.ts';
import type { LentFile } from './spool.ts';

/** In a thread: what is packed in the file is unpacked, which can take long. */
export const run = async (file: LentFile): Promise<ThreadResult<true>> => {
  refuseActivePdf(readLent(file));
  return { output: true };
};
