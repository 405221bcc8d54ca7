import { CsvError, parse } from 'csv-parse/sync';
import type { RefusedLine } from './bank-row.ts';
import { refuseLine } from './fields.ts';

export interface QuotedLine {
  readonly line: number;
  readonly raw: string;
  readonly fields: readonly string[];
}

/** Lines of fields with commas between them, texts in quotes. One that breaks the quoting refuses the whole. */
export const readQuotedLines = (text: string, refused: RefusedLine[]): readonly QuotedLine[] => {
  try {
    const records = parse(text, {
      info: true,
      raw: true,
      relax_column_count: true,
      // A separator typed into a title is kept unchanged.
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      max_record_size: 10_000,
    }) as unknown as readonly ParsedRecord[]; // its types know the shape without these options only
    return records.map(({ record, raw, info }) => ({
      line: info.lines - (raw.trimEnd().match(/\r\n|\r|\n/g)?.length ?? 0),
      raw: raw.trim(),
      fields: record.map((field) => field.trimEnd()),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refused.push(refuseLine(typeof error['lines'] === 'number' ? error['lines'] : 1, 'not-understood', ''));
    return [];
  }
};

interface ParsedRecord {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}
