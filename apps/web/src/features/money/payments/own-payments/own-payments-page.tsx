import type { OwnPayments } from '@indeks/contract/money/payments/own-payments.schemas';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fetchOwnPaymentsPdf, ownPaymentsQuery } from '#data/money/own-payments.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import classes from './own-payments.module.css';
import { ownPaymentsTexts as texts } from './own-payments.texts.ts';
import { PaymentHistory } from './payment-history.tsx';
import { SettledCard, ToPayCard } from './to-pay-card.tsx';

/** The amount that a student has to pay, the way to pay it, and the payments so far. */
export function OwnPaymentsPage() {
  const result = useQuery(ownPaymentsQuery);
  const { data } = result;
  const pdf = useDownload(fetchOwnPaymentsPdf);
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        secondary={data?.payments.length ? [{ label: texts.pdf, icon: IconDownload, ...pdf }] : []}
      />
      {data && data.enrolments.length > 0 ? (
        <Payments money={data} />
      ) : (
        <Card>
          {data && <EmptyState title={texts.none} text={texts.noneHelp} />}
          {!data && (
            <AwaitedState result={result} failed={texts.failed} text={texts.loading} rows={3} columns={2} />
          )}
        </Card>
      )}
    </>
  );
}

function Payments({ money: { enrolments, payments, lastReport } }: { money: OwnPayments }) {
  const open = enrolments.filter(({ balance }) => balance > 0);
  const settled = enrolments.filter(({ balance }) => balance <= 0);
  return (
    <div className={classes.page}>
      {lastReport !== null && <p className={classes.quiet}>{texts.asOf(formatNumericDate(lastReport))}</p>}
      {open.map((row) => (
        <ToPayCard key={row.id} row={row} />
      ))}
      <div className={classes.below}>
        <PaymentHistory payments={payments} />
        {settled.length > 0 && (
          <div className={classes.settled}>
            {settled.map((row) => (
              <SettledCard key={row.id} row={row} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
