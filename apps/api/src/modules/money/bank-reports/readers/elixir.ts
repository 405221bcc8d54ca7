import type { BankRow, Reader, RefusedLine } from './bank-row.ts';
import {
  joinPieces,
  plainDay,
  readAccount,
  readDate,
  readGrosze,
  readOrRefuse,
  readPayerAccount,
  refuseLine,
  unreadable,
} from './fields.ts';
import { firstLine } from './lines.ts';
import { readQuotedLines } from './quoted-lines.ts';

/** Pieces of a name or a title, at most four of them. */
const pieceWidth = 35;

/**
 * Elixir-O of any bank: 110 a transfer, 210 a direct debit; both are money for the holder of the file. Santander closes
 * it with `999,<lines>,<grosze>`.
 */
export const elixir: Reader = {
  format: 'elixir',
  recognises: (text) => /^"?\d{3}"?,"?\d{8}"?,"?\d+"?,/.test(firstLine(text)),
  read: (text) => {
    const rows: BankRow[] = [];
    const refused: RefusedLine[] = [];
    let closed = false;
    let sum = 0;
    let count = 0;
    for (const { line, raw, fields } of readQuotedLines(text, refused)) {
      if (closed) refused.push(refuseLine(line, 'after-the-end', raw));
      else if (fields[0] === '999') {
        closed = true;
        if (Number(fields[1]) !== count) refused.push(refuseLine(line, 'control-count', raw));
        if (Number(fields[2]) !== sum) refused.push(refuseLine(line, 'control-sum', raw));
      } else {
        count += 1;
        sum += Number(fields[2]);
        readOrRefuse({ rows, refused }, { line, raw }, () => readTransfer(fields));
      }
    }
    return { rows, refused, controlled: closed && refused.length === 0 };
  },
};

const readTransfer = (fields: readonly string[]) => {
  const [
    type = '',
    date = '',
    amount = '',
    ,
    ,
    payerAccount = '',
    account = '',
    payer = '',
    ,
    ,
    ,
    title = '',
  ] = fields;
  if ((type !== '110' && type !== '210') || fields.length < 12) unreadable('not-understood');
  return {
    account: readAccount(account),
    amount: readGrosze(amount),
    date: readDate(date, plainDay),
    payer: joinPieces(payer.split('|'), pieceWidth),
    payerAccount: readPayerAccount(payerAccount),
    title: joinPieces(title.split('|'), pieceWidth),
    reference: '',
  };
};
