import { finished, type Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import { createPlacesAtOnce, type PlacesAtOnce } from '../places-at-once.ts';

const mostAtOnce = 4;
const mostOfOnePerson = 2;
const retryAfterSeconds = 10;

export const createExportPlaces = ({ DATABASE_POOL }: Pick<Config, 'DATABASE_POOL'>): PlacesAtOnce =>
  createPlacesAtOnce({ most: Math.min(mostAtOnce, Math.floor(DATABASE_POOL / 2)), mostOfOnePerson });

/**
 * Refuses an export while too many run. An export reads from the database as fast as its reader takes it and holds a
 * connection all the while, so there are only a few at once per process and person.
 */
export const limitExports = ({ services, actor }: Ctx, content: Readable): void => {
  const giveBack =
    services.exportPlaces.take(actor?.id) ?? refuse('export/too-many', { details: { retryAfterSeconds } });
  finished(content, giveBack);
};
