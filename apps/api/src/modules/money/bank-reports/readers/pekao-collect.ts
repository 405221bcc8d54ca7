import type { BankRow, Reader, RefusedLine } from './bank-row.ts';
import {
  joinPieces,
  plainDay,
  readAccount,
  readDate,
  readGrosze,
  readOrRefuse,
  readPayerAccount,
  readWords,
  unreadable,
} from './fields.ts';
import { firstLine } from './lines.ts';
import { readQuotedLines } from './quoted-lines.ts';

/** PekaoCollect: records `02` are payments (1 a transfer, 3 at a counter); `01` opens and `03` closes a package. */
export const pekaoCollect: Reader = {
  format: 'pekao-collect',
  recognises: (text) => /^(01,|02,[13],)/.test(firstLine(text)),
  read: (text) => {
    const rows: BankRow[] = [];
    const refused: RefusedLine[] = [];
    for (const { line, raw, fields } of readQuotedLines(text, refused))
      if (fields[0] !== '01' && fields[0] !== '03')
        readOrRefuse({ rows, refused }, { line, raw }, () => readPayment(fields));
    return { rows, refused, controlled: false };
  },
};

const readPayment = (fields: readonly string[]) => {
  const [record, kind = '', payerAccount = '', amount = '', date = ''] = fields;
  if (record !== '02' || !/^[13]$/.test(kind) || fields.length < 18) unreadable('not-understood');
  return {
    account: readAccount(fields[12] ?? ''),
    amount: readGrosze(amount),
    date: readDate(date, plainDay),
    payer: readWords(fields[6] ?? ''),
    payerAccount: readPayerAccount(payerAccount),
    title: joinPieces(fields.slice(14, 18), 35),
    reference: '',
  };
};
