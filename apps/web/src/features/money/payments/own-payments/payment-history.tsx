import type { OwnPayment } from '@indeks/contract/money/payments/own-payments.schemas';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { courseNamesOf } from '#parts/money/payments/enrolment-words.ts';
import { formatDate, formatMoney } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import own from './payment-history.module.css';
import classes from './own-payments.module.css';
import { ownPaymentsTexts as texts } from './own-payments.texts.ts';

/** Everything that was paid, the newest first. */
export function PaymentHistory({ payments }: { payments: readonly OwnPayment[] }) {
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  if (payments.length === 0)
    return (
      <Card title={texts.history}>
        <EmptyState title={texts.noPayments} text={texts.noPaymentsHelp} />
      </Card>
    );
  return (
    <Card title={texts.history} aside={texts.historySum(payments.length, formatMoney(sum))} flush>
      <ul className={own.payments}>
        {payments.map((one) => (
          <li key={one.id}>
            <PaymentLine payment={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PaymentLine({ payment }: { payment: OwnPayment }) {
  const { date, amount } = payment;
  const returned = amount < 0;
  return (
    <>
      <TintedIcon of={returned ? IconArrowUpRight : IconArrowDownLeft} tone={returned ? 'warning' : 'ok'} />
      <span className={own.what}>
        <strong>{formatDate(date)}</strong>
        <span className={classes.quiet}>{courseNamesOf(payment).join(', ')}</span>
        {returned && <span className={classes.quiet}>{texts.returned}</span>}
      </span>
      <span className={own.sum} data-returned={returned || undefined}>
        {`${returned ? '−' : '+'}${formatMoney(Math.abs(amount))}`}
      </span>
    </>
  );
}
