import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

export const pngChunk = (type: string, data: Buffer, wrongSum = false): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc32(body) ^ (wrongSum ? 1 : 0)) >>> 0);
  return Buffer.concat([length, body, sum]);
};

interface PngTraits {
  readonly width: number;
  readonly height: number;
  /** Bits of grey; 1 makes the most pixels of a byte. */
  readonly bits?: number;
  readonly data?: Buffer;
  readonly wrongSumIn?: 'IHDR' | 'IDAT';
  /** Between the header and the pixels. */
  readonly extra?: readonly Buffer[];
}

/** A PNG in grey whose every part can be a lie. */
export const writePng = ({ width, height, bits = 8, data, wrongSumIn, extra = [] }: PngTraits): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([bits, 0], 8);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header, wrongSumIn === 'IHDR'),
    ...extra,
    pngChunk('IDAT', data ?? writeRows(width, height, bits), wrongSumIn === 'IDAT'),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

const writeRows = (width: number, height: number, bits: number): Buffer =>
  deflateSync(Buffer.alloc((Math.ceil((width * bits) / 8) + 1) * height));
