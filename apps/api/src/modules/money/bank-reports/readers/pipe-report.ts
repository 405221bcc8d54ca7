import { compactNrb, isNrb } from '@indeks/contract/numbers/nrb';
import type { BankRow, Reader, RefusedLine } from './bank-row.ts';
import {
  dayFirst,
  readAccount,
  readDate,
  readDecimal,
  readOrRefuse,
  readSum,
  readWords,
  refuseLine,
  unreadable,
} from './fields.ts';
import { firstLine, listLines } from './lines.ts';

/** The report of Santander (now Erste): a heading, `id|DDMMYYYY|amount|payer|…|account|title`, and `999|<lines>|<sum>`. */
export const pipeReport: Reader = {
  format: 'pipe-report',
  recognises: (text) => /^[^|\r\n]+\|\d{8}\|/.test(firstLine(text)),
  read: (text) => {
    const rows: BankRow[] = [];
    const refused: RefusedLine[] = [];
    let closing:
      | { readonly line: number; readonly raw: string; readonly fields: readonly string[] }
      | undefined;
    let count = 0;
    for (const { number: line, text: raw } of listLines(text).slice(1)) {
      const fields = raw.split('|');
      if (closing) refused.push(refuseLine(line, 'after-the-end', raw));
      else if (fields[0] === '999' && fields.length <= 4) closing = { line, raw, fields };
      else {
        count += 1;
        readOrRefuse({ rows, refused }, { line, raw }, () => readPayment(fields));
      }
    }
    if (!closing)
      return { rows, refused: [...refused, refuseLine(count + 1, 'incomplete', '')], controlled: false };
    const { line, raw, fields } = closing;
    const sum = rows.reduce((total, { amount }) => total + amount, 0);
    if (Number(fields[1]) !== count) refused.push(refuseLine(line, 'control-count', raw));
    if (readSum(fields[2] ?? '') !== sum) refused.push(refuseLine(line, 'control-sum', raw));
    return { rows, refused, controlled: refused.length === 0 };
  },
};

const readPayment = (fields: readonly string[]) => {
  const [id = '', date = '', amount = '', payer = ''] = fields;
  // The fields between payer and account vary; the last number of that length is the account.
  const at = fields.findLastIndex((field) => /^\d{26}$/.test(compactNrb(field)));
  if (!/^\d+$/.test(id) || at < 4) unreadable('not-understood');
  const payerAccount = fields.slice(4, at).find((field) => isNrb(field)) ?? '';
  return {
    account: readAccount(fields[at] ?? ''),
    amount: readDecimal(amount),
    date: readDate(date, dayFirst),
    payer: readWords(payer),
    payerAccount: compactNrb(payerAccount),
    title: readWords(fields.slice(at + 1).join(' ')),
    reference: '',
  };
};
