import { refuse } from '#platform/errors.ts';
import { unpackZip } from '#platform/files/zip-guard.ts';
import type { FileReading, Reader } from './bank-row.ts';
import { camt053 } from './camt053.ts';
import { decodeBankText } from './decode.ts';
import { elixir } from './elixir.ts';
import { refuseLine } from './fields.ts';
import { firstLine } from './lines.ts';
import { mt940 } from './mt940.ts';
import { operationsXml } from './operations-xml.ts';
import { pekaoCollect } from './pekao-collect.ts';
import { pipeReport } from './pipe-report.ts';
import { simpleCsv } from './simple-csv.ts';

/** The first that recognises a text reads it: those with marks of their own come before those of plain columns. */
const readers: readonly Reader[] = [
  camt053,
  operationsXml,
  mt940,
  elixir,
  pekaoCollect,
  pipeReport,
  simpleCsv,
];

const zipLimits = { entries: 50, unpackedBytes: 20_000_000, ratio: 100 };

/**
 * Reads an upload: one file, or an archive of several. Text that no reader understands becomes a refused line, never an exception.
 */
export const readBankReport = async (content: Buffer): Promise<readonly FileReading[]> => {
  if (!isZip(content)) return [readBankFile('', content)];
  if (!content.includes(endOfZip)) refuse('bank-reports/truncated-archive');
  const entries = await unpackZip(content, zipLimits);
  const files = entries
    .filter(({ name }) => !name.endsWith('/'))
    .map(({ name, content: file }) => readBankFile(name.slice(0, 200), file));
  return files.some(({ format }) => format !== null) ? files.map(leaveOutForeign) : files;
};

/** A file that belongs to no bank, in an archive with others that do: its name is reported, and the archive is read without it. */
const leaveOutForeign = (file: FileReading): FileReading =>
  file.format === null
    ? { ...file, refused: file.refused.map(({ raw }) => refuseLine(1, 'foreign-file', raw)) }
    : file;

const readBankFile = (entry: string, content: Buffer): FileReading => {
  const { text, encoding } = decodeBankText(content);
  const reader = readers.find(({ recognises }) => recognises(text));
  if (reader) return { ...reader.read(text), entry, format: reader.format, encoding };
  const refused = [refuseLine(1, 'unknown-format', firstLine(text))];
  return { rows: [], refused, controlled: false, entry, format: null, encoding };
};

/** The end-of-archive signature; an incomplete archive lacks it. */
const endOfZip = Buffer.from('PK\u0005\u0006', 'latin1');

const isZip = (content: Buffer): boolean => content.subarray(0, 2).toString('latin1') === 'PK';
