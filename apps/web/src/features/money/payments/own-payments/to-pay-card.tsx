import type { OwnDues } from '@indeks/contract/money/payments/own-payments.schemas';
import { Button, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { courseNamesOf } from '#parts/money/payments/enrolment-words.ts';
import { PaidBar } from '#parts/money/payments/paid-bar.tsx';
import { PaymentStateMark, stateOf } from '#parts/money/payments/payment-state.tsx';
import { formatDate, formatMoney, formatNumber } from '#shared/lib/format.ts';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Instalments } from './instalments.tsx';
import classes from './own-payments.module.css';
import { ownPaymentsTexts as texts } from './own-payments.texts.ts';
import { TransferCode, TransferFields } from './transfer.tsx';

const nameCourses = (row: OwnDues): string => courseNamesOf(row).join(', ');

/** An enrolment that is not paid for: what to pay now, how, and in which parts. */
export function ToPayCard({ row }: { row: OwnDues }) {
  const titleId = useId();
  const { transfer, instalments } = row;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.head}>
            <CourseTitle row={row} id={titleId} />
            <PaymentStateMark state={stateOf(row)} />
          </div>
          <Amount row={row} />
          <PaidBar price={row.price} paid={row.paid} />
          {transfer ? (
            <TransferFields transfer={transfer} of={nameCourses(row)} />
          ) : (
            <p className={classes.quiet}>{texts.noAccount}</p>
          )}
        </div>
        {transfer && <TransferCode transfer={transfer} of={nameCourses(row)} />}
      </div>
      {instalments.length > 1 && <Instalments instalments={instalments} />}
    </section>
  );
}

function CourseTitle({ row, id }: { row: OwnDues; id: string }) {
  return (
    <div>
      <div className={classes.quiet}>{row.courseName2 === null ? texts.course : texts.courses}</div>
      <Title order={2} id={id} className={classes.course}>
        {nameCourses(row)}
      </Title>
    </div>
  );
}

function Amount({ row }: { row: OwnDues }) {
  const { dues, price, paid, balance } = row;
  const inWords = formatNumber(dues.toPay / 100, 2);
  // What is not due yet may be paid, too.
  const words = stateOf(row).kind === 'overdue' ? texts.overdue : texts.nextToPay;
  return (
    <>
      <div className={classes.amount}>
        <span>
          <strong className={classes.number}>{inWords}</strong> {`zł ${words}`}{' '}
          <CopyButton value={inWords.replaceAll(/\s/gu, '')} label={texts.copyAmount} of={nameCourses(row)} />
        </span>
        <span>{texts.paidOf(formatMoney(paid), formatMoney(price))}</span>
        {balance !== dues.toPay && <span>{texts.balance(formatMoney(balance))}</span>}
      </div>
      {dues.owed > 0 && dues.next && (
        <p className={classes.quiet}>
          {texts.next(formatMoney(dues.next.amount), formatDate(dues.next.due))}
        </p>
      )}
    </>
  );
}

/** An enrolment for which nothing is left to be paid. */
export function SettledCard({ row }: { row: OwnDues }) {
  const titleId = useId();
  const { price, paid, balance } = row;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.main}>
        <div className={classes.head}>
          <CourseTitle row={row} id={titleId} />
          <PaymentStateMark state={{ kind: 'settled' }} />
        </div>
        <PaidBar price={price} paid={paid} />
        <div className={classes.head}>
          <span className={classes.quiet}>{texts.paidOf(formatMoney(paid), formatMoney(price))}</span>
          {balance < 0 && <PaymentStateMark state={stateOf(row)} />}
        </div>
      </div>
      {balance < 0 && (
        <div className={classes.foot}>
          <span className={classes.quiet}>{texts.overpaidHelp}</span>
          <Button
            variant="default"
            component={Link}
            to="/student-places?tab=sekretariat"
            leftSection={<Icon of={IconMapPin} />}
          >
            {texts.office}
          </Button>
        </div>
      )}
    </section>
  );
}
