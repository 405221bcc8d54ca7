import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { refuse } from '../errors.ts';
import { limiter } from '../limiter.ts';
import { decodeBmp } from './bmp.ts';

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

// Nothing but the two decoders below ever sees a byte that came from outside.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// Every image is another one: there is nothing to remember.
sharp.cache(false);

/** Pixels in, pixels out: place, camera, scripts and whatever else was hidden in the file stay behind. */
export const reencodeImage = (content: Buffer, options: ReencodeOptions = {}): Promise<ReencodedImage> =>
  limited(() => reencode(content, options));

const reencode = async (
  content: Buffer,
  { maxDimension = 2048, square = false, format = 'webp' }: ReencodeOptions,
): Promise<ReencodedImage> => {
  const { image, width, height } = await opened(content);
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

const opened = async (content: Buffer): Promise<OpenedImage> => {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found?.mime === 'image/bmp') {
    const { data, width, height } = await decodeBmp(content, maxBmpPixels);
    return { image: sharp(data, { raw: { width, height, channels: 3 } }), width, height };
  }
  if (found?.mime !== 'image/png' && found?.mime !== 'image/jpeg') return refuse('file/unsupported-content');
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
