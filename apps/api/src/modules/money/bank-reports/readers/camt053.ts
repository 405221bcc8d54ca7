import type { BankRow, Reader, Reading, RefusedLine } from './bank-row.ts';
import {
  dashedDay,
  readAccount,
  readDate,
  readDecimal,
  readOrRefuse,
  readPayerAccount,
  readSum,
  readWords,
  refuseLine,
  unreadable,
} from './fields.ts';
import { findAll, readText, type XmlElement } from './xml.ts';
import { readXmlOrRefuse } from './xml-reading.ts';

/** camt.053.001.02 to .08; names are read without their namespace, so one reader has them all. */
export const camt053: Reader = {
  format: 'camt053',
  recognises: (text) => /<(\w+:)?BkToCstmrStmt[\s>]/.test(text.slice(0, 5_000)),
  read: (text) => readXmlOrRefuse(text, readDocument),
};

interface Found {
  readonly rows: BankRow[];
  readonly refused: RefusedLine[];
  readonly debits: { count: number; sum: number };
}

const readDocument = (document: XmlElement): Reading => {
  const found: Found = { rows: [], refused: [], debits: { count: 0, sum: 0 } };
  const statements = findAll(document, 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) found.refused.push(refuseLine(document.line, 'not-understood', document.name));
  const controlled = statements.map((statement) => readStatement(statement, found));
  return { ...found, controlled: controlled.every(Boolean) && found.refused.length === 0 };
};

const readStatement = (statement: XmlElement, found: Found): boolean => {
  let sum = 0;
  for (const entry of findAll(statement, 'Ntry')) {
    const from = found.refused.length;
    let signed = 0;
    readOrRefuse(found, { line: entry.line, raw: print(entry) }, () => {
      signed = readSigned(entry);
      return undefined;
    });
    sum += signed;
    if (signed < 0) {
      found.debits.count += 1;
      found.debits.sum -= signed;
    }
    if (found.refused.length === from && signed > 0 && isBooked(entry)) readCredit(statement, entry, found);
  }
  return checkBalances(statement, sum, found);
};

const readSigned = (entry: XmlElement): number => {
  if (!isBooked(entry)) return 0;
  const amount = readMoney(findAll(entry, 'Amt')[0]);
  return readText(entry, 'CdtDbtInd') === 'CRDT' ? amount : -amount;
};

/** Up to version 07 a word, from 08 a code in an element of its own. */
const isBooked = (entry: XmlElement): boolean => {
  const status = readText(entry, 'Sts', 'Cd') || readText(entry, 'Sts');
  return status === 'BOOK' || status === '';
};

/** An entry is one transfer, or a package of several whose amounts add up to its own. */
const readCredit = (statement: XmlElement, entry: XmlElement, found: Found): void => {
  const transfers = findAll(entry, 'NtryDtls', 'TxDtls');
  const isPackage = transfers.length > 1;
  const parts = transfers.length > 0 ? transfers : [undefined];
  let sum = 0;
  for (const [index, transfer] of parts.entries())
    readOrRefuse(found, { line: transfer?.line ?? entry.line, raw: print(transfer ?? entry) }, () => {
      const money = isPackage && transfer ? readTransferMoney(transfer) : findAll(entry, 'Amt')[0];
      const amount = readMoney(money);
      sum += amount;
      if (readText(entry, 'RvslInd') === 'true') unreadable('reversal');
      if (money?.attributes['Ccy'] !== 'PLN') unreadable('currency');
      return { ...readParties(statement, transfer), amount, ...readDayAndReference(entry, transfer, index) };
    });
  if (isPackage && sum !== readMoney(findAll(entry, 'Amt')[0]))
    found.refused.push(refuseLine(entry.line, 'control-sum', print(entry)));
};

const readTransferMoney = (transfer: XmlElement): XmlElement | undefined =>
  findAll(transfer, 'AmtDtls', 'TxAmt', 'Amt')[0] ?? findAll(transfer, 'Amt')[0];

const readParties = (statement: XmlElement, transfer: XmlElement | undefined) => {
  const parties = transfer ? findAll(transfer, 'RltdPties')[0] : undefined;
  const account = parties ? readIban(parties, 'CdtrAcct') : '';
  return {
    account: readAccount(account || readIban(statement, 'Acct')),
    payer: readWords(
      parties ? readText(parties, 'Dbtr', 'Nm') || readText(parties, 'Dbtr', 'Pty', 'Nm') : '',
    ),
    payerAccount: readPayerAccount(parties ? readIban(parties, 'DbtrAcct') : ''),
    title: readWords(
      transfer
        ? findAll(transfer, 'RmtInf', 'Ustrd')
            .map(({ text }) => text)
            .join(' ')
        : '',
    ),
  };
};

const readIban = (element: XmlElement, name: string): string =>
  readText(element, name, 'Id', 'IBAN') || readText(element, name, 'Id', 'Othr', 'Id');

const readDayAndReference = (entry: XmlElement, transfer: XmlElement | undefined, index: number) => {
  const day =
    readText(entry, 'BookgDt', 'Dt') || readText(entry, 'BookgDt', 'DtTm') || readText(entry, 'ValDt', 'Dt');
  const own = transfer ? readText(transfer, 'Refs', 'AcctSvcrRef') : '';
  const ofEntry = readText(entry, 'AcctSvcrRef');
  const numbered = index > 0 && ofEntry ? `${ofEntry}/${index + 1}` : ofEntry;
  return { date: readDate(day, dashedDay), reference: readWords(own || numbered) };
};

const readMoney = (amount: XmlElement | undefined): number => {
  const text = amount?.text.trim() ?? '';
  return readDecimal(/^\d+$/.test(text) ? `${text}.00` : text);
};

/** The opening balance plus all entries must equal the closing balance. */
const checkBalances = (statement: XmlElement, sum: number, { refused }: Found): boolean => {
  const [from, to] = [findBalance(statement, ['OPBD', 'PRCD']), findBalance(statement, ['CLBD'])];
  if (!from || !to) return false;
  const [before, after] = [readBalance(from), readBalance(to)];
  if (before !== undefined && after !== undefined && before + sum === after) return true;
  refused.push(refuseLine(to.line, 'control-sum', print(to)));
  return false;
};

const findBalance = (statement: XmlElement, codes: readonly string[]): XmlElement | undefined =>
  findAll(statement, 'Bal').find((balance) => codes.includes(readText(balance, 'Tp', 'CdOrPrtry', 'Cd')));

const readBalance = (balance: XmlElement): number | undefined => {
  const sum = readSum(readText(balance, 'Amt'));
  return sum !== undefined && readText(balance, 'CdtDbtInd') === 'DBIT' ? -sum : sum;
};

/** An entry as somebody reads it who asks what was refused. */
const print = (element: XmlElement): string =>
  element.children.length === 0
    ? `${element.name}: ${element.text.trim()}`
    : element.children.map(print).join('; ').slice(0, 2_000);
