import { finished, type Readable } from 'node:stream';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';

const mostAtOnce = 4;
const mostOfOnePerson = 2;
const retryAfterSeconds = 10;

/**
 * Refuses an export while too many run. An export reads from the database as fast as its reader takes it and holds a
 * connection all the while, so there are only a few at once per process and person.
 */
export const limitExports = (ctx: Ctx, content: Readable): void => {
  const place = { personId: ctx.actor?.id };
  const ofPerson = [...running].filter(({ personId }) => personId === place.personId);
  const most = Math.min(mostAtOnce, Math.floor(ctx.services.config.DATABASE_POOL / 2));
  if (running.size >= most || ofPerson.length >= mostOfOnePerson)
    refuse('export/too-many', { details: { retryAfterSeconds } });
  running.add(place);
  finished(content, () => running.delete(place));
};

const running = new Set<{ readonly personId: number | undefined }>();
