import type { BankRow, Reader, RefusedLine } from './bank-row.ts';
import { dashedDay, readAccount, readDate, readGrosze, readOrRefuse, unreadable } from './fields.ts';
import { firstLine, listLines } from './lines.ts';

/** The specification's own: an account of 26 digits, grosze, a day; with `;`, `,` or a tab between them. */
export const simpleCsv: Reader = {
  format: 'csv',
  recognises: (text) => /^"?(PL)?[\d ]{26,34}"?\s*[;,\t]\s*"?\d+"?\s*[;,\t]/.test(firstLine(text)),
  read: (text) => {
    const rows: BankRow[] = [];
    const refused: RefusedLine[] = [];
    for (const { number, text: raw } of listLines(text))
      readOrRefuse({ rows, refused }, { line: number, raw }, () => {
        const cells = raw.split(/[;,\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
        const [account = '', amount = '', date = '', ...more] = cells;
        if (more.some((cell) => cell !== '')) unreadable('not-understood');
        return {
          account: readAccount(account),
          amount: readGrosze(amount),
          date: readDate(date.length === 10 ? date : '', dashedDay),
          payer: '',
          payerAccount: '',
          title: '',
          reference: '',
        };
      });
    return { rows, refused, controlled: false };
  },
};
