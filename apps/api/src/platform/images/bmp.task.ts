import type { ThreadResult } from '../threads/threads.ts';
import { decodeBmp, type RawImage } from './bmp.ts';

interface Bmp {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly maxPixels: number;
}

export const run = async ({ content, maxPixels }: Bmp): Promise<ThreadResult<RawImage>> => {
  const image = decodeBmp(Buffer.from(content.buffer), maxPixels);
  return { output: image, transfer: [image.data.buffer] };
};
