import { pipeline, Transform, type Readable } from 'node:stream';

const stalledMs = 10_000;

/**
 * The same stream, which ends with an error when nobody has taken anything of it for so long: what it holds open is
 * needed by others. The time in which the source itself has nothing to give does not count.
 */
export const cutStalledReader = (source: Readable): Readable => {
  const passing = new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      timer.refresh();
      done(null, bytes);
    },
  });
  const timer = setTimeout(() => {
    if (passing.readableLength > 0) passing.destroy(new Error('The reader has stalled.'));
    else timer.refresh();
  }, stalledMs);
  return pipeline(source, passing, () => clearTimeout(timer));
};
