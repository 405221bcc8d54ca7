import type { FileKind } from '@indeks/contract/common/file-kinds';

/** The old Office formats share one container; the main stream inside tells which it is. */
export const recogniseOle = (content: Buffer): FileKind | undefined =>
  mainStreams.find(({ name }) => hasStream(content, name))?.kind;

const mainStreams = [
  { name: 'WordDocument', kind: 'doc' },
  { name: 'Workbook', kind: 'xls' },
  { name: 'Book', kind: 'xls' },
  { name: 'PowerPoint Document', kind: 'ppt' },
] as const satisfies readonly { name: string; kind: FileKind }[];

const entryBytes = 128;
const nameBytes = 64;

/** A directory entry begins with its name in UTF-16, filled up with zeros, and the name's length. */
const hasStream = (content: Buffer, name: string): boolean => {
  const entry = Buffer.alloc(nameBytes + 2);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, nameBytes);
  for (let at = content.indexOf(entry); at !== -1; at = content.indexOf(entry, at + 1)) {
    if (at % entryBytes === 0) return true;
  }
  return false;
};
