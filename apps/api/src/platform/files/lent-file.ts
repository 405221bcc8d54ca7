import { readSync } from 'node:fs';
import type { Ctx } from '../context.ts';
import type { ThreadRun, ThreadTask } from '../threads/threads.ts';
import type { LentFile, SpooledFile } from './spool.ts';

type FileRun<More> = (input: LentFile & More) => ReturnType<ThreadRun>;

/** Has a file read by a worker thread, in turns by the person who sent it. */
export const readInThread = <More extends object, Run extends FileRun<More>>(
  ctx: Pick<Ctx, 'services' | 'actor'>,
  task: ThreadTask<Run>,
  file: SpooledFile,
  more: More,
): Promise<Awaited<ReturnType<Run>>['output']> =>
  file.lend((lent) => ctx.services.threads.run(task, { ...lent, ...more }, ctx.actor?.id));

/** Runs in a worker thread, where synchronous reading blocks no other request. */
export const readLent = ({ fd, size }: LentFile): Buffer => {
  const content = Buffer.allocUnsafe(size);
  for (let at = 0; at < size;) {
    const read = readSync(fd, content, at, size - at, at);
    if (read === 0) throw new Error('A spooled file is shorter than what was written to it.');
    at += read;
  }
  return content;
};
