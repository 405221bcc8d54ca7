import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { formatAccountNumber, formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { NamedValue, NamedValues } from '#shared/ui/page/named-values.tsx';
import classes from './explain.module.css';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';

interface TransferProps {
  row: BankRowItem;
  /** A title of its own, if the row above it already has its amount and day. */
  title?: string;
}

/** The bank's data of a payment. */
export function Transfer({ row, title }: TransferProps) {
  const words = texts.transfer;
  const values = [
    [words.amount, title === undefined ? formatMoney(row.amount) : ''],
    [words.date, title === undefined && row.date !== null ? formatNumericDate(row.date) : ''],
    [words.payer, row.payer],
    [words.title, row.title],
    [words.payerAccount, formatAccountNumber(row.payer_account)],
    [words.account, formatAccountNumber(row.account)],
  ] as const;
  return (
    <div className={classes.transfer}>
      {title !== undefined && <strong>{title}</strong>}
      <NamedValues className={classes.transferred}>
        {values
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <NamedValue key={label} name={label}>
              {value}
            </NamedValue>
          ))}
      </NamedValues>
    </div>
  );
}
