import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { isNetworkError } from '../network-errors.ts';
import { callOutside, OutsideAway, outsideLimits } from '../outside-call.ts';
import { askClamd, ClamdRefused, type Verdict } from './clamd.ts';

/** Looks for malware in what people send. */
export interface Scanner {
  /** Files are taken unseen; refused while the scanner is away; or taken then and looked at later. */
  readonly mode: Config['SCAN_UPLOADS'];
  /** Never inside a transaction. Fails with `OutsideAway` when the scanner did not answer. */
  scan(content: Readable): Promise<Verdict>;
}

export const createScanner = ({ SCAN_UPLOADS, CLAMAV_ADDRESS }: Config): Scanner => ({
  mode: SCAN_UPLOADS,
  scan: async (content) => {
    try {
      return await callOutside('scanner', () => askClamd(CLAMAV_ADDRESS, content, outsideLimits.scanner));
    } catch (error) {
      throw isAway(error) ? new OutsideAway('scanner', error) : error;
    }
  },
});

/** A socket in a folder that is not there, or that this process may not open, is nobody who answers. */
const isAway = (error: unknown): boolean =>
  error instanceof ClamdRefused ||
  (error instanceof Error &&
    (isNetworkError(error) || ('code' in error && (error.code === 'ENOENT' || error.code === 'EACCES'))));
