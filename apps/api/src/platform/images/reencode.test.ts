import { monitorEventLoopDelay } from 'node:perf_hooks';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { fastest } from '#testing/patience.ts';
import { createThreads } from '../threads/threads.ts';
import { writeBmp } from './fixtures/bmp-writer.ts';
import { reencodeImage as reencodeFile, type ImageFormat, type ReencodeOptions } from './reencode.ts';

const threads = createThreads({ log: pino({ level: 'silent' }) });
afterAll(() => threads.close());
const reencodeImage = (content: Buffer, options?: ReencodeOptions) =>
  reencodeFile({ services: { threads }, actor: undefined }, { bytes: async () => content }, options);

const unsupported = { code: 'file/unsupported-content', status: 422 };
const tooManyPixels = { code: 'image/too-many-pixels', status: 422 };

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#493DCE' } });
const pixelsOf = async (content: Buffer) => {
  // The PNG was made by us: the decoder that reads it is the one that may.
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, hex: data.toString('hex') };
};

test('what was hidden in a photo stays behind, what it shows remains, the right way up', async () => {
  const original = await photo(40, 20)
    .composite([{ input: await photo(20, 20).negate().png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Jan Kowalski' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(original.includes('Jan Kowalski')).toBe(true);

  const { content, ...image } = await reencodeImage(original, { format: 'png' });
  expect(image).toEqual({ contentType: 'image/png', width: 20, height: 40 });
  const made = await sharp(content).metadata();
  expect(made).not.toHaveProperty('exif');
  expect(made).not.toHaveProperty('icc');
  expect(made.orientation).toBeUndefined();
  const { hex } = await pixelsOf(content);
  // Turned by a quarter: the light half that was left is now above.
  expect(Number.parseInt(hex.slice(0, 2), 16)).toBeGreaterThan(0xa0);
  expect(Number.parseInt(hex.slice(-6, -4), 16)).toBeLessThan(0x60);
});

test.for<readonly [ImageFormat, string]>([
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
])('a large image becomes a small %s', async ([format, name]) => {
  const large = await photo(3000, 1000).png().toBuffer();
  const { content, ...image } = await reencodeImage(large, { maxDimension: 300, format });
  expect(image).toEqual({ contentType: `image/${name}`, width: 300, height: 100 });
  expect(content.subarray(0, 16).toString('latin1')).toMatch(/WEBP|\xff\xd8\xff|PNG/);
});

test('a small image is not blown up, and what was transparent becomes white in JPEG', async () => {
  const clear = await sharp({ create: { width: 10, height: 10, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { content, width, height } = await reencodeImage(clear, { format: 'jpg' });
  expect([width, height]).toEqual([10, 10]);
  expect((await sharp(content).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

const colours = [0x493dce, 0xff0000, 0x00ff00, 0x0000ff, 0xffffff, 0x000000];
const colourAt = (x: number, y: number) => colours[(x + y * 2) % colours.length] ?? 0;
const hexOf = (width: number, height: number, colour: (x: number, y: number) => number) =>
  Array.from({ length: width * height }, (_, i) =>
    colour(i % width, Math.floor(i / width))
      .toString(16)
      .padStart(6, '0'),
  ).join('');

test.for(
  [4, 8, 24, 32].flatMap((bits) =>
    [5, 8].flatMap((width) => [true, false].map((topDown) => ({ bits, width, topDown }))),
  ),
)('a BMP keeps every pixel: %o', async ({ bits, width, topDown }) => {
  const bmp = writeBmp({ bits, width, height: 3, topDown, colourAt });
  const { content } = await reencodeImage(bmp, { format: 'png' });
  expect(await pixelsOf(content)).toEqual({ width, height: 3, hex: hexOf(width, 3, colourAt) });
});

test('a BMP of as many pixels as may be holds nobody up while it is decoded', async () => {
  const large = writeBmp({
    bits: 1,
    width: 8,
    height: 1,
    topDown: false,
    colourAt: (x) => (x % 2) * 0xffffff,
  });
  large.writeInt32LE(4_000, 18);
  large.writeInt32LE(4_000, 22);
  const content = Buffer.concat([large, Buffer.alloc(500 * 4_000)]);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const longest = await fastest(200, async () => {
    delay.reset();
    await reencodeImage(content, { maxDimension: 10 });
    return delay.max / 1e6;
  });
  expect(longest).toBeLessThan(200);
});

test('a black and white BMP and one with 16 bits keep their pixels', async () => {
  const chess = (x: number, y: number) => ((x + y) % 2 === 0 ? 0xffffff : 0x000000);
  for (const bits of [1, 16]) {
    const { content } = await reencodeImage(
      writeBmp({ bits, width: 11, height: 3, topDown: false, colourAt: chess }),
      {
        format: 'png',
      },
    );
    expect((await pixelsOf(content)).hex).toBe(hexOf(11, 3, chess));
  }
});

/** A well-formed beginning of a PNG that claims any size. */
const pngClaiming = (width: number, height: number) => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const bmp = (change: (header: Buffer) => void) => {
  const content = writeBmp({ bits: 24, width: 4, height: 4, topDown: false, colourAt });
  change(content);
  return content;
};

test.for<readonly [string, Buffer]>([
  ['a PNG that claims 100,000 by 100,000', pngClaiming(100_000, 100_000)],
  [
    'a BMP that claims 30,000 by 30,000',
    bmp((header) => (header.writeInt32LE(30_000, 18), header.writeInt32LE(30_000, 22))),
  ],
  [
    'a BMP that claims the most there is',
    bmp((header) => (header.writeInt32LE(2 ** 31 - 1, 18), header.writeInt32LE(-(2 ** 31), 22))),
  ],
])('%s is refused before it is unpacked', async ([, content]) => {
  const before = process.memoryUsage().rss;
  await expect(reencodeImage(content)).rejects.toMatchObject(tooManyPixels);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

const png = await photo(50, 50).png().toBuffer();
const jpg = await photo(50, 50).jpeg().toBuffer();

test.for<readonly [string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a script that begins like a GIF', Buffer.from('GIF89a/*x*/=1;alert(1)')],
  ['a GIF', await photo(5, 5).gif().toBuffer()],
  ['a WebP', await photo(5, 5).webp().toBuffer()],
  ['a TIFF', await photo(5, 5).tiff().toBuffer()],
  [
    'SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
  ],
  [
    'SVG with an XML header',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a PDF', Buffer.from('%PDF-1.7')],
  [
    'a BMP with four billion colours',
    bmp((header) => (header.writeUInt16LE(8, 28), header.writeUInt32LE(2 ** 32 - 1, 46))),
  ],
  ['a BMP of no width', bmp((header) => header.writeInt32LE(0, 18))],
  ['a BMP of no height', bmp((header) => header.writeInt32LE(0, 22))],
  ['a compressed BMP', bmp((header) => header.writeUInt32LE(1, 30))],
  ['a BMP with 7 bits', bmp((header) => header.writeUInt16LE(7, 28))],
  ['a BMP with a strange header', bmp((header) => header.writeUInt32LE(12, 14))],
  ['a BMP without a header', Buffer.from('BM')],
])('%s is refused', async ([, content]) => {
  await expect(reencodeImage(content)).rejects.toMatchObject(unsupported);
});

test.each<readonly [string, Buffer]>([
  ['a PNG without its second half', png.subarray(0, png.length / 2)],
  ['a JPEG without its second half', jpg.subarray(0, jpg.length / 2)],
  ['a PNG that claims more than it holds', pngClaiming(500, 500)],
  ['a BMP that is too short for its size', bmp((header) => header.writeInt32LE(400, 18))],
  ['a BMP whose pixels lie behind its end', bmp((header) => header.writeUInt32LE(2 ** 32 - 1, 10))],
])('%s is called damaged', async (_, content) => {
  await expect(reencodeImage(content)).rejects.toMatchObject({ code: 'file/damaged', status: 422 });
});

test('a file that is an image and an archive at once comes out as an image only', async () => {
  const polyglot = Buffer.concat([png, Buffer.from('PK\u0003\u0004<script>alert(1)</script>', 'latin1')]);
  const { content } = await reencodeImage(polyglot, { format: 'png' });
  expect(content.includes('alert')).toBe(false);
  expect(content.includes('PK\u0003\u0004')).toBe(false);
});

test('no changed byte of a BMP header makes the decoder fail otherwise than by refusing', async () => {
  const outcomes = new Set<unknown>();
  for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
    for (let at = 2; at < 54; at += 1) {
      const content = bmp((header) => header.writeUInt8(value, at));
      outcomes.add(
        await reencodeImage(content).then(
          () => 'read',
          (error: { code?: string }) => error.code,
        ),
      );
    }
  }
  expect(outcomes).toEqual(
    new Set(['file/unsupported-content', 'file/damaged', 'image/too-many-pixels', 'read']),
  );
});
