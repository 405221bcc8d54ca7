import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { refuse } from '../errors.ts';
import { decodeBmp } from './bmp.ts';

export interface ReencodeOptions {
  /** The longer side; smaller images stay as they are. */
  readonly maxDimension?: number;
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

// Nothing but the two decoders below ever sees a byte that came from outside.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// Every image is another one: there is nothing to remember.
sharp.cache(false);

/** Pixels in, pixels out: place, camera, scripts and whatever else was hidden in the file stay behind. */
export const reencodeImage = async (
  content: Buffer,
  { maxDimension = 2048, format = 'webp' }: ReencodeOptions = {},
): Promise<ReencodedImage> => {
  const image = await opened(content);
  const { encode, contentType } = formats[format];
  const sized = image
    .autoOrient()
    .resize({ width: maxDimension, height: maxDimension, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout(timeout);
  // The decoder explains itself in words only; whatever it stumbled on, it is not an image we take.
  const { data, info } = await encode(sized)
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('file/unsupported-content'));
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

const opened = async (content: Buffer): Promise<Sharp> => {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found?.mime === 'image/bmp') {
    const { data, width, height } = decodeBmp(content, maxBmpPixels);
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  if (found?.mime !== 'image/png' && found?.mime !== 'image/jpeg') return refuse('file/unsupported-content');
  await refuseFlood(content);
  return sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });
};

/** Reads the header only. */
const refuseFlood = async (content: Buffer): Promise<void> => {
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('file/unsupported-content'));
  if (width * height > maxPixels) refuse('image/too-many-pixels');
};
