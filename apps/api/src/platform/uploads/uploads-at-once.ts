import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import { createPlacesAtOnce, type PlacesAtOnce } from '../places-at-once.ts';

/** Each may lie in the spool with its largest file. */
export const mostUploadsAtOnce = 40;
/** The number of connections that a browser opens to one host. */
export const mostUploadsOfOnePerson = 6;
const retryAfterSeconds = 5;

export const createUploadPlaces = (): PlacesAtOnce =>
  createPlacesAtOnce({ most: mostUploadsAtOnce, mostOfOnePerson: mostUploadsOfOnePerson });

/** Refuses an upload while too many are under way in this process; answers what gives the place back. */
export const takeUploadPlace = ({ services, actor }: Ctx): (() => void) =>
  services.uploadPlaces.take(actor?.id) ?? refuse('upload/too-many', { details: { retryAfterSeconds } });
