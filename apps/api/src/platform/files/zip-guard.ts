import { createInflateRaw } from 'node:zlib';
import { refuse } from '../errors.ts';
import { readZipEntries, type ZipEntry } from './zip-directory.ts';

/** An archive of a few kilobytes can unpack to terabytes: the limits are kept while it is unpacked, whatever it says of itself. */
export interface ZipLimits {
  readonly entries: number;
  readonly unpackedBytes: number;
  /** Unpacked to packed; text packs to a tenth, a bomb to a thousandth. */
  readonly ratio: number;
}

const defaultLimits: ZipLimits = { entries: 2_000, unpackedBytes: 200_000_000, ratio: 200 };
/** Short entries may pack better than any ratio without being a bomb. */
const freeBytes = 100_000;

export const checkZip = async (content: Buffer, limits: ZipLimits = defaultLimits): Promise<void> => {
  for await (const _ of walkEntries(content, limits));
};

/** Its files with their contents, within the limits. */
export const unpackZip = async (content: Buffer, limits: ZipLimits) => {
  const files: { readonly name: string; readonly content: Buffer }[] = [];
  for await (const { name, chunks } of walkEntries(content, limits, 'keep'))
    files.push({ name, content: Buffer.concat(chunks) });
  return files;
};

/** Entry by entry; unless they are to be kept, nothing of their contents stays. */
async function* walkEntries(content: Buffer, limits: ZipLimits, contents: 'keep' | 'forget' = 'forget') {
  let unpacked = 0;
  for (const entry of listEntries(content, limits)) {
    const allowed = Math.min(limits.unpackedBytes - unpacked, freeBytes + entry.packed.length * limits.ratio);
    const chunks: Buffer[] = [];
    unpacked += await unpackEntry(entry, allowed, (chunk) => contents === 'keep' && chunks.push(chunk));
    yield { name: entry.name, chunks };
  }
}

const listEntries = (content: Buffer, limits: ZipLimits): readonly ZipEntry[] => {
  const entries = readZipEntries(content, limits.entries);
  if (!entries || entries.some(({ name }) => !staysInside(name))) return refuse('file/unsupported-content');
  return entries;
};

const unpackEntry = async (
  { method, packed }: ZipEntry,
  allowed: number,
  take: (chunk: Buffer) => void,
): Promise<number> => {
  let size = 0;
  try {
    // Unpacking ends at the limit.
    for await (const chunk of method === 'stored' ? [packed] : inflated(packed)) {
      size += chunk.length;
      if (size > allowed) return refuse('file/unsupported-content');
      take(chunk);
    }
  } catch {
    return refuse('file/unsupported-content');
  }
  return size;
};

const inflated = (packed: Buffer): AsyncIterable<Buffer> => {
  const stream = createInflateRaw();
  stream.end(packed);
  return stream as AsyncIterable<Buffer>; // it gives bytes
};

/** Unpacked where it is meant to be, no entry may land anywhere else. */
const staysInside = (name: string): boolean =>
  name !== '' &&
  !/\p{Cc}/u.test(name) &&
  !/^([/\\]|[a-z]:)/i.test(name) &&
  !name.split(/[/\\]/).includes('..');
