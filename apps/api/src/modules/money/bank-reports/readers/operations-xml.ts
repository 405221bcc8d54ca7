import { compactNrb, makeNrb } from '@indeks/contract/numbers/nrb';
import type { BankRow, Reader, Reading, RefusedLine } from './bank-row.ts';
import {
  dashedDay,
  dayFirst,
  joinPieces,
  plainDay,
  readAccount,
  readDate,
  readDecimal,
  readOrRefuse,
  readPayerAccount,
  readSum,
  readWords,
  refuseLine,
} from './fields.ts';
import { findAll, readText, type XmlElement } from './xml.ts';
import { readXmlOrRefuse } from './xml-reading.ts';

/** `TRANSAKCJE` with `OPERACJA` for each payment, of Pekao and others; the heading counts them and adds them up. */
export const operationsXml: Reader = {
  format: 'operations-xml',
  recognises: (text) => /<TRANSAKCJE[\s>]/.test(text.slice(0, 5_000)),
  read: (text) => readXmlOrRefuse(text, readDocument),
};

const readDocument = (document: XmlElement): Reading => {
  const rows: BankRow[] = [];
  const refused: RefusedLine[] = [];
  const heading = document.name === 'TRANSAKCJE' ? document : findAll(document, 'TRANSAKCJE')[0];
  const operations = heading ? findAll(heading, 'OPERACJA') : [];
  for (const operation of operations) {
    const raw = Object.entries(operation.attributes).map(([name, value]) => `${name}: ${value}`);
    readOrRefuse({ rows, refused }, { line: operation.line, raw: raw.join('; ') }, () =>
      readOperation(operation),
    );
  }
  const [count, turnover] = [readValue(heading, 'liczbaOperacji'), readValue(heading, 'obrot')];
  const line = heading?.line ?? 1;
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  if (count !== '' && Number(count) !== operations.length)
    refused.push(refuseLine(line, 'control-count', count));
  if (turnover !== '' && readSum(turnover) !== sum) refused.push(refuseLine(line, 'control-sum', turnover));
  if (!heading) refused.push(refuseLine(line, 'not-understood', document.name));
  return { rows, refused, controlled: turnover !== '' && refused.length === 0 };
};

const readOperation = (operation: XmlElement) => {
  const read = (name: string) => readValue(operation, name);
  const pieces = (name: string) => [1, 2, 3, 4].map((number) => read(`${name}${number}`));
  return {
    account: readAccount(readOperationAccount(read('numerBanku'), read('rozszerzNrRachunku'))),
    amount: readDecimal(read('kwota')),
    date: readDay(read('dataKsiegowania') || read('dataWplaty')),
    payer: joinPieces(pieces('wplacajacy'), 35),
    payerAccount: readPayerAccount(read('nrRachunkuPlatnika')),
    title: joinPieces(pieces('szczegolyPlatnosci'), 35),
    reference: readWords(read('kodWewn')),
  };
};

/** The bank's unit and the 16 digits of the account; some write the whole number, some only its end. */
const readOperationAccount = (unit: string, extension: string): string => {
  const digits = compactNrb(extension);
  return /^\d{8}$/.test(unit) && /^\d{16}$/.test(digits) ? makeNrb(unit, digits) : digits;
};

const readDay = (text: string): string =>
  readDate(
    text,
    text.includes('-') && /^\d{4}/.test(text) ? dashedDay : text.length === 8 ? plainDay : dayFirst,
  );

/** An attribute, or an element of that name. */
const readValue = (element: XmlElement | undefined, name: string): string =>
  element ? (element.attributes[name] ?? readText(element, name)) : '';
