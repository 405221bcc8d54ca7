import sharp, { type Sharp } from 'sharp';
import type { Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import type { SpooledFile } from '../files/spool.ts';
import { limiter } from '../limiter.ts';
import type { ThreadTask } from '../threads/threads.ts';
import type { run } from './bmp.task.ts';

export interface ReencodeOptions {
  /** The longer side; smaller images stay as they are. */
  readonly maxDimension?: number;
  /** Cuts the longer side down to the shorter one, evenly. */
  readonly square?: boolean;
  readonly format?: ImageFormat;
}

export type ImageFormat = 'webp' | 'jpg' | 'png';

export interface ReencodedImage {
  readonly content: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

/** A 50-megapixel photo of a telephone passes; a BMP of an upload's size never has that many. */
const maxPixels = 51_000_000;
const maxBmpPixels = 16_000_000;
const timeout = { seconds: 15 };
// The largest of all, interlaced and with 16 bits, takes half a gigabyte; the library uses every core for one.
const limited = limiter({ atOnce: 1, waiting: 20, refusal: 'request/too-many' });

// Only the two decoders below read bytes that come from outside.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// Every image is another one: there is nothing to remember.
sharp.cache(false);

/** Pixels in, pixels out: place, camera, scripts and whatever else was hidden in the file stay behind. */
export const reencodeImage = (
  ctx: Reading,
  file: Pick<SpooledFile, 'bytes'>,
  options: ReencodeOptions = {},
): Promise<ReencodedImage> => limited(async () => reencode(ctx, await file.bytes(), options));

interface Reading {
  readonly services: Pick<Ctx['services'], 'threads'>;
  readonly actor: Ctx['actor'];
}

const reencode = async (
  ctx: Reading,
  content: Buffer,
  { maxDimension = 2048, square = false, format = 'webp' }: ReencodeOptions,
): Promise<ReencodedImage> => {
  const { image, width, height } = await opened(ctx, content);
  const { encode, contentType } = formats[format];
  const side = square ? Math.min(maxDimension, width, height) : maxDimension;
  const sized = image
    .autoOrient()
    .resize({ width: side, height: side, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout(timeout);
  // The decoder explains itself in words only; its kind and its size were right.
  const { data, info } = await encode(sized)
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('file/damaged'));
  return { content: data, contentType, width: info.width, height: info.height };
};

const formats = {
  webp: { contentType: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 82 }) },
  jpg: {
    contentType: 'image/jpeg',
    encode: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }),
  },
  png: { contentType: 'image/png', encode: (image: Sharp) => image.png() },
} as const satisfies Record<ImageFormat, unknown>;

interface OpenedImage {
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
}

/** The one decoder that is ours, and not the library's, which has threads of its own. */
const bmpTask: ThreadTask<typeof run> = {
  script: new URL('./bmp.task.ts', import.meta.url),
  withinMs: 30_000,
};

const opened = async ({ services, actor }: Reading, content: Buffer): Promise<OpenedImage> => {
  const begins = (mark: string) => content.subarray(0, mark.length).toString('latin1') === mark;
  if (begins('BM')) {
    const bmp = { content: Uint8Array.from(content), maxPixels: maxBmpPixels };
    const { data, width, height } = await services.threads.run(bmpTask, bmp, actor?.id);
    return { image: sharp(data, { raw: { width, height, channels: 3 } }), width, height };
  }
  if (!begins('\u0089PNG\r\n\u001a\n') && !begins('\u00ff\u00d8\u00ff'))
    return refuse('file/unsupported-content');
  const size = await sizeWithoutFlood(content);
  return { image: sharp(content, { limitInputPixels: maxPixels, failOn: 'error' }), ...size };
};

/** Reads the header only. */
const sizeWithoutFlood = async (content: Buffer) => {
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('file/damaged'));
  return width * height > maxPixels ? refuse('image/too-many-pixels') : { width, height };
};
