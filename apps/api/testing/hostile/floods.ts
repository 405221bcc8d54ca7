import { deflateSync } from 'node:zlib';
import { writeBmp } from '#platform/images/fixtures/bmp-writer.ts';
import { writePng } from './png-writer.ts';
import { damaged, refused, type RefusedFile } from './refused-file.ts';

const bmpWith = (change: (header: Buffer) => void): Buffer => {
  const content = writeBmp({ bits: 24, width: 4, height: 4, topDown: false, colourAt: () => 0 });
  change(content);
  return content;
};

/** The beginning of a JPEG that claims any size. */
const jpgClaiming = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 25);
  frame.writeUInt16BE(width, 27);
  return Buffer.concat([
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.alloc(500),
    Buffer.from('ffd9', 'hex'),
  ]);
};

const code = 'image/too-many-pixels';
const few = deflateSync(Buffer.alloc(1_000));
const sized = (width: number, height: number) =>
  bmpWith((header) => (header.writeInt32LE(width, 18), header.writeInt32LE(height, 22)));

/** Few bytes that claim or unpack to a great many pixels, and sizes that make no sense. */
export const floods: readonly RefusedFile[] = [
  refused('a PNG that claims 50,000 by 50,000', writePng({ width: 50_000, height: 50_000, data: few }), {
    code,
  }),
  refused(
    'a PNG that claims a strip of 900,000 by 100',
    writePng({ width: 900_000, height: 100, data: few }),
    {
      code,
    },
  ),
  damaged(
    'a PNG that claims the most there is',
    writePng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, data: few }),
  ),
  damaged('a PNG of no width', writePng({ width: 0, height: 5, data: few })),
  refused('a PNG that unpacks to 81 million pixels', writePng({ width: 9_000, height: 9_000, bits: 1 }), {
    code,
  }),
  refused('a JPEG that claims 65,500 by 65,500', jpgClaiming(65_500, 65_500), { as: 'jpg', code }),
  damaged('a JPEG of no width', jpgClaiming(0, 100), { as: 'jpg' }),
  refused('a BMP that claims 30,000 by 30,000', sized(30_000, 30_000), { as: 'bmp', code }),
  refused('a BMP that claims the most there is', sized(2 ** 31 - 1, -(2 ** 31)), { as: 'bmp', code }),
  refused('a BMP of less than no width', sized(-4, 4), { as: 'bmp' }),
  refused('a BMP of no height', sized(4, 0), { as: 'bmp' }),
  damaged('a BMP larger than its file', sized(900, 900), { as: 'bmp' }),
  refused(
    'a BMP with four billion colours',
    bmpWith((header) => (header.writeUInt16LE(8, 28), header.writeUInt32LE(2 ** 32 - 1, 46))),
    { as: 'bmp' },
  ),
  damaged(
    'a BMP whose pixels lie behind its end',
    bmpWith((header) => header.writeUInt32LE(2 ** 32 - 1, 10)),
    { as: 'bmp' },
  ),
  refused(
    'a packed BMP',
    bmpWith((header) => header.writeUInt32LE(1, 30)),
    { as: 'bmp' },
  ),
];
