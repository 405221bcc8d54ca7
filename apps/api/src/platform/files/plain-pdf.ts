import { inflateSync } from 'node:zlib';
import { refuse } from '../errors.ts';

/** Names without which a PDF neither runs, starts, sends nor carries anything. */
const activeNames: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'XFA',
]);

/** All that is unpacked of one file. */
const mostUnpacked = 100_000_000;

/**
 * Lets a PDF pass that only shows pages, signed or not; refuses scripts, programs, files inside and passwords. Every byte is looked at, inside and
 * outside of objects, since a reader finds objects by addresses that may lead anywhere; and so is whatever is packed.
 */
export const refuseActivePdf = (content: Buffer): void => {
  const text = content.toString('latin1');
  if (!text.slice(-2048).includes('%%EOF')) refuse('file/damaged');
  if (hasName(text, (name) => name === 'Encrypt')) refuse('file/protected-pdf');
  refuseActiveNames(text);
  let unpacked = 0;
  for (const { dictionary, begins } of findStreams(text)) {
    if (isPackedOtherwise(dictionary)) refuse('file/active-pdf');
    const inside = unpack(content, begins, mostUnpacked - unpacked);
    if (!inside) continue;
    unpacked += inside.length;
    refuseActiveNames(inside.toString('latin1'));
  }
};

const refuseActiveNames = (text: string): void => {
  if (hasName(text, (name) => activeNames.has(name))) refuse('file/active-pdf');
};

/** '/J#61vaScript' is '/JavaScript'. */
const hasName = (text: string, isWanted: (name: string) => boolean): boolean => {
  for (const [, name = ''] of text.matchAll(/\/([A-Za-z#][A-Za-z0-9#]{2,60})/g))
    if (isWanted(name.includes('#') ? readEscapes(name) : name)) return true;
  return false;
};

const readEscapes = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface Stream {
  /** The text before it, from the beginning of its object. */
  readonly dictionary: string;
  readonly begins: number;
}

const longestDictionary = 4_096;

function* findStreams(text: string): Generator<Stream> {
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g)) {
    const before = text.slice(Math.max(0, index - longestDictionary), index);
    yield { dictionary: before.slice(before.lastIndexOf('obj') + 1), begins: index + word.length };
  }
}

/** Objects are packed by the one method that every program uses; packed otherwise they could not be looked at. */
const isPackedOtherwise = (dictionary: string): boolean => {
  const names = [...dictionary.matchAll(/\/([^\s()<>[\]{}/%]+)/g)].map(([, name = '']) => readEscapes(name));
  if (!names.includes('ObjStm')) return false;
  const filters = names.filter((name) => otherFilters.has(name));
  const isPlain = !names.includes('Filter');
  return filters.length > 0 || names.includes('Predictor') || !(isPlain || names.includes('FlateDecode'));
};

const otherFilters: ReadonlySet<string> = new Set(
  (
    'LZWDecode LZW ASCIIHexDecode AHx ASCII85Decode A85 RunLengthDecode RL Crypt ' +
    'DCTDecode JPXDecode CCITTFaxDecode JBIG2Decode'
  ).split(' '),
);

/** Undefined for what is not packed by this method: most pictures are not. */
const unpack = (content: Buffer, begins: number, most: number): Buffer | undefined => {
  // The first byte says the method and the size of its window.
  if (((content[begins] ?? 0) & 0x0f) !== 8) return undefined;
  try {
    return inflateSync(content.subarray(begins), { maxOutputLength: Math.max(1, most), finishFlush: 2 });
  } catch (error) {
    if (error instanceof RangeError) return refuse('file/too-demanding');
    return undefined;
  }
};
