import { refuse } from '../errors.ts';

/** Three bytes a pixel, from the top left. */
export interface RawImage {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes uncompressed BMP, which the image library does not read; compressed BMP is refused. Memory is allocated only after the
 * header was validated: dimensions within the limit, and as many bytes as they need.
 */
export const decodeBmp = (content: Buffer, maxPixels: number): RawImage => {
  const header = readHeader(content) ?? refuse('file/unsupported-content');
  if (header.width * header.height > maxPixels) return refuse('image/too-many-pixels');
  if (header.pixelsAt + header.stride * header.height > content.length) return refuse('file/damaged');
  return decodePixels(content, header);
};

interface BmpHeader {
  readonly width: number;
  readonly height: number;
  readonly topDown: boolean;
  readonly bits: number;
  readonly pixelsAt: number;
  /** Rows are filled up to whole 32-bit words. */
  readonly stride: number;
  readonly palette: readonly number[];
  readonly masks: readonly number[];
}

const fileHeaderBytes = 14;
const headerSizes: ReadonlySet<number> = new Set([40, 52, 56, 108, 124]);
const compressions = { none: 0, masks: 3 } as const;
const defaultMasks: Readonly<Record<number, readonly number[]>> = {
  16: [0x7c_00, 0x03_e0, 0x00_1f],
  32: [0xff_00_00, 0x00_ff_00, 0x00_00_ff],
};

const readHeader = (content: Buffer): BmpHeader | undefined => {
  if (content.length < fileHeaderBytes + 40 || content.toString('latin1', 0, 2) !== 'BM') return undefined;
  const headerSize = content.readUInt32LE(14);
  const width = content.readInt32LE(18);
  const signedHeight = content.readInt32LE(22);
  const bits = content.readUInt16LE(28);
  const compression = content.readUInt32LE(30);
  if (!headerSizes.has(headerSize) || width < 1 || signedHeight === 0) return undefined;
  const indexed = bits <= 8;
  if (indexed && (![1, 4, 8].includes(bits) || compression !== compressions.none)) return undefined;
  const palette = indexed ? readPalette(content, headerSize, bits) : [];
  const masks = indexed ? [] : readMasks(content, bits, compression);
  if (!palette || !masks) return undefined;
  return {
    width,
    height: Math.abs(signedHeight),
    topDown: signedHeight < 0,
    bits,
    pixelsAt: content.readUInt32LE(10),
    stride: Math.ceil((width * bits) / 32) * 4,
    palette,
    masks,
  };
};

const readPalette = (content: Buffer, headerSize: number, bits: number): readonly number[] | undefined => {
  const most = 2 ** bits;
  const count = content.readUInt32LE(46) || most;
  const start = fileHeaderBytes + headerSize;
  if (count > most || start + count * 4 > content.length) return undefined;
  return Array.from({ length: count }, (_, index) => content.readUIntLE(start + index * 4, 3));
};

const readMasks = (content: Buffer, bits: number, compression: number): readonly number[] | undefined => {
  if (bits === 24) return compression === compressions.none ? [] : undefined;
  if (compression === compressions.none) return defaultMasks[bits];
  if (compression !== compressions.masks || !defaultMasks[bits] || content.length < 66) return undefined;
  const masks = [54, 58, 62].map((at) => content.readUInt32LE(at));
  return masks.every((mask) => mask !== 0) ? masks : undefined;
};

const decodePixels = (content: Buffer, header: BmpHeader): RawImage => {
  const { width, height, topDown, pixelsAt, stride } = header;
  const data = new Uint8Array(width * height * 3);
  const colourAt = colourReader(content, header);
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    const row = pixelsAt + (topDown ? y : height - 1 - y) * stride;
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt(row, x);
      data[to++] = colour >> 16;
      data[to++] = colour >> 8;
      data[to++] = colour;
    }
  }
  return { data, width, height };
};

/** A colour is 0xRRGGBB, which is how three bytes of blue, green and red read when the least comes first. */
const colourReader = (content: Buffer, { bits, palette, masks }: BmpHeader) => {
  if (bits === 24) return (row: number, x: number) => content.readUIntLE(row + x * 3, 3);
  if (bits > 8) {
    const channels = masks.map(channelReader);
    const bytes = bits / 8;
    return (row: number, x: number) => {
      const pixel = content.readUIntLE(row + x * bytes, bytes);
      return channels.reduce((colour, channel) => colour * 256 + channel(pixel), 0);
    };
  }
  const perByte = 8 / bits;
  return (row: number, x: number) => {
    const byte = content.readUInt8(row + Math.floor(x / perByte));
    const shift = 8 - bits * ((x % perByte) + 1);
    return palette[(byte >> shift) & (2 ** bits - 1)] ?? 0;
  };
};

/** The bits of one colour, stretched to a whole byte. */
const channelReader = (mask: number) => {
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (pixel: number): number => Math.round((((pixel & mask) >>> shift) * 255) / most);
};
