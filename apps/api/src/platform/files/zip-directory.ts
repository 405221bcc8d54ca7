export interface ZipEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  readonly packed: Buffer;
}

/**
 * The directory at the end of an archive, which is what every program goes by when it unpacks one. Undefined
 * when it has more entries than that, is damaged, spread over disks, encrypted, or of the 64-bit kind, which
 * nothing below 4 GB needs.
 */
export const readZipEntries = (content: Buffer, limit: number): readonly ZipEntry[] | undefined => {
  try {
    const end = content.lastIndexOf(endMark);
    if (end === -1 || end + 22 + content.readUInt16LE(end + 20) !== content.length) return undefined;
    const count = content.readUInt16LE(end + 10);
    if (count > limit || content.readUInt16LE(end + 8) !== count) return undefined;
    return entriesAt(content, content.readUInt32LE(end + 16), count);
  } catch (error) {
    // Reading past the end: the archive names places that it does not have.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const endMark = Buffer.from('PK\u0005\u0006', 'latin1');
const directoryMark = 0x02_01_4b_50;
const entryMark = 0x04_03_4b_50;
const methods = new Map([
  [0, 'stored'],
  [8, 'deflated'],
] as const);

const entriesAt = (content: Buffer, start: number, count: number): readonly ZipEntry[] | undefined => {
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const method = methods.get(content.readUInt16LE(at + 10) as 0 | 8); // any other number is not in the map
    const encrypted = (content.readUInt16LE(at + 8) & 1) === 1;
    if (content.readUInt32LE(at) !== directoryMark || !method || encrypted) return undefined;
    const nameLength = content.readUInt16LE(at + 28);
    const packed = packedBytes(content, content.readUInt32LE(at + 42), content.readUInt32LE(at + 20));
    if (!packed) return undefined;
    entries.push({ name: content.toString('utf8', at + 46, at + 46 + nameLength), method, packed });
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries;
};

const packedBytes = (content: Buffer, at: number, length: number): Buffer | undefined => {
  if (content.readUInt32LE(at) !== entryMark) return undefined;
  const start = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
  return start + length <= content.length ? content.subarray(start, start + length) : undefined;
};
