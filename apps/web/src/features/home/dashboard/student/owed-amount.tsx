import type { OwnDues } from '@indeks/contract/money/payments/own-payments.schemas';
import { Button } from '@mantine/core';
import { IconQrcode, IconReportMoney } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PaymentStateMark, stateOf } from '#parts/money/payments/payment-state.tsx';
import { PaidBar, percentPaid } from '#parts/money/payments/paid-bar.tsx';
import { formatMoney, formatNumber } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';

/** What is left to be paid for an enrolment, large; in words where nothing is. */
export function OwedAmount({ dues: { dues, price, paid, balance } }: { dues: OwnDues }) {
  const state = stateOf({ dues, balance });
  return (
    <div className={classes.owed}>
      <div className={classes.line}>
        {balance > 0 ? (
          <span className={classes.quiet}>
            <strong className={classes.number}>{formatNumber(dues.toPay / 100, 2)}</strong>
            {`zł ${state.kind === 'overdue' ? texts.overdue : texts.nextToPay}`}
          </span>
        ) : (
          <PaymentStateMark state={state} />
        )}
        <span className={classes.quiet}>{texts.percentPaid(percentPaid({ price, paid }))}</span>
      </div>
      <PaidBar price={price} paid={paid} />
      <div className={classes.line}>
        <span className={classes.quiet}>{texts.paidOf(formatMoney(paid), formatMoney(price))}</span>
        {balance > 0 && <PaymentStateMark state={state} />}
      </div>
    </div>
  );
}

interface PayLinkProps {
  /** There is something to pay, and a code for it. */
  byCode: boolean;
  /** Where there are several such links. */
  of?: string;
}

/** Leads to everything about payments. */
export function PayLink({ byCode, of }: PayLinkProps) {
  const label = byCode ? texts.payByQr : texts.payments;
  return (
    <div className={classes.pay}>
      <Button
        fullWidth
        component={Link}
        to="/student-payments"
        variant={byCode ? 'filled' : 'light'}
        {...(of !== undefined && { 'aria-label': `${label}: ${of}` })}
        leftSection={<Icon of={byCode ? IconQrcode : IconReportMoney} />}
      >
        {label}
      </Button>
    </div>
  );
}
