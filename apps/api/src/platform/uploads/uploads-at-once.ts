import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';

/** Each may lie in the spool with its largest file. */
export const mostUploadsAtOnce = 40;
/** As many connections as a browser opens. */
export const mostUploadsOfOnePerson = 6;
const retryAfterSeconds = 5;

/** Refuses an upload while too many are under way in this process; answers what gives the place back. */
export const takeUploadPlace = ({ actor }: Pick<Ctx, 'actor'>): (() => void) => {
  const place = { personId: actor?.id };
  const ofPerson = [...underWay].filter(({ personId }) => personId === place.personId);
  if (underWay.size >= mostUploadsAtOnce || ofPerson.length >= mostUploadsOfOnePerson)
    refuse('upload/too-many', { details: { retryAfterSeconds } });
  underWay.add(place);
  return () => void underWay.delete(place);
};

const underWay = new Set<{ readonly personId: number | undefined }>();
