import { mostAlbumRows, type AlbumRow } from '@indeks/contract/studies/students/album-numbers.schemas';
import { refuse } from '#platform/errors.ts';
import { readLent } from '#platform/files/lent-file.ts';
import type { LentFile } from '#platform/files/spool.ts';
import { readText } from '#platform/files/text.ts';
import type { ThreadResult } from '#platform/threads/threads.ts';
import { readAlbumRows } from './album-numbers.rules.ts';

/** In a thread: what stands in the file is not known. */
export const run = (file: LentFile): ThreadResult<readonly AlbumRow[]> => {
  const rows = readAlbumRows(readText(readLent(file)) ?? '');
  if (rows.length === 0) refuse('album-numbers/empty');
  if (rows.length > mostAlbumRows) refuse('album-numbers/too-many', { details: { limit: mostAlbumRows } });
  return { output: rows };
};
