import type { Rate } from '@indeks/contract/month/rates/rates.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconFileTypePdf } from '@tabler/icons-react';
import { ratesQuery } from '#data/month/rates.ts';
import { fetchMileageRegister, tripsOfMonthQuery } from '#data/month/trips.ts';
import { useMonth } from '#parts/month/monthly-reports/use-month.ts';
import { ratesTexts as texts } from '#parts/month/rates/rates.texts.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatDate, formatNumber } from '#shared/lib/format.ts';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { ColumnHeads } from '#shared/ui/table/column-heads.tsx';
import { RateForm } from './rate-form.tsx';
import classes from './rates.module.css';

/** A person's rate per km with its history, and the mileage register of a month. */
export function MileageTab({ user }: { user: number }) {
  return (
    <div className={classes.root}>
      <Rates user={user} />
      <Register user={user} />
    </div>
  );
}

function Rates({ user }: { user: number }) {
  const { data, isError, isFetching, refetch } = useQuery(ratesQuery(user));
  return (
    <>
      <Card title={texts.title} {...(data && { aside: texts.current(data.current) })}>
        <RateForm user={user} />
      </Card>
      <Card title={texts.history} flush>
        {isError && !data && (
          <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data?.items.length === 0 && <p className={classes.none}>{texts.noHistory}</p>}
        {data && data.items.length > 0 && <History items={data.items} />}
      </Card>
    </>
  );
}

function History({ items }: { items: readonly Rate[] }) {
  return (
    <table className={classes.history}>
      <ColumnHeads names={[texts.historyFrom, texts.historyRate, texts.historySmall]} />
      <tbody>
        {items.map(({ rate, small_rate: small, from }) => (
          <tr key={from}>
            <td>{formatDate(from)}</td>
            <td>{texts.rate(rate)}</td>
            <td>{small === null ? '–' : texts.rate(small)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Register({ user }: { user: number }) {
  const { month, setMonth, current } = useMonth();
  const { data } = useQuery(tripsOfMonthQuery(month, user));
  const pdf = useDownload(() => fetchMileageRegister(month, user));
  return (
    <Card title={texts.register}>
      <p className={classes.quiet}>{texts.registerHelp}</p>
      <div className={classes.print}>
        <MonthSelector value={month} onChange={setMonth} last={current} />
        {data?.can.pdf && (
          <BusyButton variant="default" icon={IconFileTypePdf} {...pdf}>
            {texts.pdf}
          </BusyButton>
        )}
      </div>
      <p className={classes.quiet} aria-live="polite">
        {data &&
          (data.items.length === 0
            ? texts.registerEmpty
            : texts.registerOf(data.items.length, formatNumber(data.total)))}
      </p>
    </Card>
  );
}
