import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { writeBmp } from '#platform/images/fixtures/bmp-writer.ts';
import { writePng } from './png-writer.ts';
import { damaged, noise, refused, type RefusedFile } from './refused-file.ts';

const shade = (x: number, y: number) => (x * 5 + y * 3) % 256;
const bmp = writeBmp({
  bits: 24,
  width: 60,
  height: 60,
  topDown: true,
  colourAt: (x, y) => shade(x, y) * 65_793,
});
const gradient = sharp(
  Buffer.from(Array.from({ length: 3_600 }, (_, i) => shade(i % 60, Math.floor(i / 60)))),
  {
    raw: { width: 60, height: 60, channels: 1 },
  },
);
const whole = {
  png: await gradient.clone().png().toBuffer(),
  jpg: await gradient.clone().jpeg().toBuffer(),
  bmp,
};
const quarters = (['png', 'jpg', 'bmp'] as const).flatMap((as) =>
  [1, 2, 3].map((quarter) =>
    damaged(`${quarter} of 4 quarters of a ${as}`, whole[as].subarray(0, (whole[as].length * quarter) / 4), {
      as,
    }),
  ),
);

/** Pictures that break off or whose parts do not fit together. */
export const broken: readonly RefusedFile[] = [
  ...quarters,
  refused('nothing', ''),
  refused('nothing, called BMP', '', { as: 'bmp' }),
  refused('one byte', '\x89'),
  refused('the mark of a PNG alone', whole.png.subarray(0, 8)),
  damaged('the mark of a JPEG alone', whole.jpg.subarray(0, 3), { as: 'jpg' }),
  refused('the mark of a BMP alone', 'BM', { as: 'bmp' }),
  damaged('a PNG with a wrong sum in its header', writePng({ width: 9, height: 9, wrongSumIn: 'IHDR' })),
  damaged('a PNG with a wrong sum in its pixels', writePng({ width: 9, height: 9, wrongSumIn: 'IDAT' })),
  damaged('a PNG whose pixels are noise', writePng({ width: 9, height: 9, data: noise(200) })),
  damaged(
    'a PNG with fewer pixels than it claims',
    writePng({ width: 500, height: 500, data: deflateSync('abc') }),
  ),
  damaged('a PNG of 3 bits', writePng({ width: 9, height: 9, bits: 3 })),
];
