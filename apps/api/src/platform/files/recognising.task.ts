import type { FileKind } from '@indeks/contract/common/file-kinds';
import type { ThreadResult } from '../threads/threads.ts';
import { recogniseContent, type RecognisedContent } from './content-type.ts';
import { readLent } from './lent-file.ts';
import type { LentFile } from './spool.ts';

interface Claimed {
  readonly name: string;
  readonly contentType: string;
  readonly allowed: readonly FileKind[];
}

/** In a thread: a file can be made so that looking at it takes long. */
export const run = async ({
  name,
  contentType,
  allowed,
  ...file
}: LentFile & Claimed): Promise<ThreadResult<RecognisedContent>> => ({
  output: await recogniseContent({ name, contentType, content: readLent(file) }, allowed),
});
