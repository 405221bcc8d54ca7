import { Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify/sync';

export const csvContentType = 'text/csv; charset=utf-8';

/** One column: its heading, its value and how that is written. `null` and `undefined` are empty cells. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => string;
}

type Value<Row, T> = (row: Row) => T | null | undefined;

/** Free text, also phone and account numbers: what a spreadsheet would run as a formula is defused. */
export const textColumn = <Row>(header: string, value: Value<Row, string>): CsvColumn<Row> => ({
  header,
  cell: written(value, defused),
});

/** A number with a decimal comma; `decimals` fixes how many digits follow it. */
export const numberColumn = <Row>(
  header: string,
  value: Value<Row, number>,
  decimals?: number,
): CsvColumn<Row> => ({
  header,
  cell: written(value, (number) =>
    (decimals === undefined ? String(number) : number.toFixed(decimals)).replace('.', ','),
  ),
});

/** Whole grosze, written as złote: -500 is -5,00. */
export const moneyColumn = <Row>(header: string, grosze: Value<Row, number>): CsvColumn<Row> => ({
  header,
  cell: written(grosze, zlote),
});

/** 'YYYY-MM-DD', which every spreadsheet takes for a date. */
export const dateColumn = <Row>(header: string, value: Value<Row, string>): CsvColumn<Row> => ({
  header,
  cell: written(value, defused),
});

/**
 * The one CSV writer: ';', UTF-8 with BOM, CRLF. It holds one batch of rows at a time,
 * and an error of the source or a reader that goes away closes both ends.
 */
export const csvStream = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Readable => Readable.from(batches(columns, rows), { objectMode: false });

const rowsAtOnce = 200;
// A line feed alone is not the record's end, yet spreadsheets take it for one.
const options: Options = { delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true };

async function* batches<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  let batch: string[][] = [columns.map(({ header }) => defused(header))];
  let mark = '\uFEFF';
  for await (const row of rows) {
    batch.push(columns.map(({ cell }) => cell(row)));
    if (batch.length < rowsAtOnce) continue;
    yield mark + stringify(batch, options);
    mark = '';
    batch = [];
  }
  if (batch.length > 0) yield mark + stringify(batch, options);
}

const written =
  <Row, T>(value: Value<Row, T>, write: (present: T) => string) =>
  (row: Row): string => {
    const present = value(row);
    return present === null || present === undefined ? '' : write(present);
  };

/** A cell that begins so is run by a spreadsheet; the apostrophe makes it text. The last four are full-width forms. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const defused = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const zlote = (grosze: number): string => {
  if (!Number.isSafeInteger(grosze)) throw new RangeError(`${grosze} is not a whole number of grosze`);
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
};
