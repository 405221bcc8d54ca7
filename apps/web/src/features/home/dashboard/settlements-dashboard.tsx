import type { SettlementsToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import type { OverdueState } from '@indeks/contract/money/payments/payments.keys';
import {
  IconCoins,
  IconDownload,
  IconFileUpload,
  IconHourglass,
  IconList,
  IconSend,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { settlementsTodayQuery } from '#data/home/dashboard.ts';
import { fetchSettlementsCsv } from '#data/money/payments.ts';
import { reminderTexts } from '#parts/money/payments/reminders.texts.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatDateTime, formatMonth, formatMoney } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { ProportionBar } from '#shared/ui/charts/proportion-bar.tsx';
import { Sparkbars } from '#shared/ui/charts/sparkbars.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { ExactValue } from '#shared/ui/page/exact-value.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { DropReport } from './drop-report.tsx';
import { LargestArrears } from './largest-arrears.tsx';
import classes from './dashboard-cards.module.css';
import { dashboardTexts } from './dashboard.texts.ts';
import { OfficeLines } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';
import own from './settlements.module.css';
import { settlementsTexts as texts } from './settlements.texts.ts';
import { TodayPage } from './today-page.tsx';

const reports = '/accountant-settlements';
const queue = `${reports}?tab=do-wyjasnienia&page=1`;
const byBalance = '/accountant-students?sortBy=balance';
const overdueBy = (state: OverdueState) => `/accountant-students?sortBy=overdue&sortDesc=true&state=${state}`;
const debtors = overdueBy('overdue');

/** An accountant's day: what waits to be explained, what came, who owes. */
export function SettlementsDashboard() {
  const csv = useDownload(() => fetchSettlementsCsv({}));
  return (
    <TodayPage
      query={settlementsTodayQuery}
      title={dashboardTexts.title}
      detail={({ reports: [last] }) => texts.lastReport(last?.timestamp, today())}
      main={{ label: texts.upload, icon: IconFileUpload, to: `${reports}?new=1` }}
      secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
    >
      {(day) => (
        <>
          <div className={`${classes.cards} ${classes.whole}`}>
            <WaitingPaymentsCard waiting={day.waiting} />
            <ReceivedCard received={day.received} />
            <OverdueCard overpaid={day.overpaid} overdue={day.overdue} />
          </div>
          <div className={`${own.debts} ${classes.whole}`}>
            <Card
              title={texts.arrears.title}
              aside={<AllLink to={debtors} label={texts.arrears.all(day.overdue.people)} />}
            >
              <LargestArrears people={day.arrears} />
            </Card>
            <Card title={texts.reports.title} aside={<AllLink to={reports} label={texts.reports.all} />}>
              <DropReport />
              <OfficeLines none={texts.reports.none} lines={day.reports.map(reportLine)} />
            </Card>
          </div>
        </>
      )}
    </TodayPage>
  );
}

function AllLink({ to, label }: { to: string; label: string }) {
  return (
    <Anchor component={Link} to={to}>
      {label}
    </Anchor>
  );
}

function WaitingPaymentsCard({ waiting: { total, sum, oldest } }: Pick<SettlementsToday, 'waiting'>) {
  return (
    <DashboardCard title={texts.waiting.title} icon={IconZoomQuestion} tone="warning">
      <p className={classes.total}>
        <Link to={queue} className={classes.link}>
          <span className={classes.number}>{officeTexts.number(total)}</span>{' '}
          {texts.waiting.unit(total, formatMoney(sum))}
        </Link>
      </p>
      <p className={classes.context}>
        {oldest === null ? texts.waiting.none : texts.waiting.oldest(oldest, today())}
      </p>
      <Button
        component={Link}
        to={queue}
        variant="light"
        fullWidth
        leftSection={<Icon of={IconZoomQuestion} />}
      >
        {texts.waiting.action}
      </Button>
    </DashboardCard>
  );
}

function ReceivedCard({ received: { months, payments } }: Pick<SettlementsToday, 'received'>) {
  const [before, now] = [months.at(-2), months.at(-1)];
  return (
    <DashboardCard title={texts.received.title(now?.month ?? '')} icon={IconCoins}>
      <p className={classes.total}>
        <ExactValue exact={formatMoney(now?.value ?? 0)}>
          <span className={classes.number}>{texts.zloty(now?.value ?? 0)}</span> {texts.currency}
        </ExactValue>
      </p>
      <Sparkbars
        label={texts.received.label}
        bars={months.map(({ month, value }) => ({ name: formatMonth(month), value }))}
        format={formatMoney}
      />
      <p className={classes.context}>
        {texts.received.context(payments, before?.month ?? '', formatMoney(before?.value ?? 0))}
      </p>
      <Button component={Link} to={reports} variant="light" fullWidth leftSection={<Icon of={IconList} />}>
        {texts.received.action}
      </Button>
    </DashboardCard>
  );
}

const listParts = ({ month, quarter, longer }: SettlementsToday['overdue']) =>
  [
    { name: texts.owed.days.month, value: month, tone: 'warning', state: 'overdue-month' },
    { name: texts.owed.days.quarter, value: quarter, tone: 'orange', state: 'overdue-quarter' },
    { name: texts.owed.days.longer, value: longer, tone: 'error', state: 'overdue-longer' },
  ] as const;

function OverdueCard({ overpaid, overdue }: Pick<SettlementsToday, 'overpaid' | 'overdue'>) {
  const parts = listParts(overdue);
  return (
    <DashboardCard title={texts.owed.title} icon={IconHourglass} tone="error">
      <p className={classes.total}>
        <ExactValue exact={formatMoney(overdue.sum)} to={debtors} className={classes.link}>
          <span className={classes.number}>{texts.zloty(overdue.sum)}</span> {texts.currency}
        </ExactValue>
      </p>
      <ProportionBar parts={parts} />
      <ul className={own.legend}>
        {parts.map(({ name, value, tone, state }) => (
          <li key={name} data-tone={tone}>
            <Link to={overdueBy(state)}>
              {name} <strong>{officeTexts.number(value)}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.second}>
        <Link to={`${byBalance}&state=overpaid`}>
          {texts.owed.overpaid(formatMoney(overpaid.sum), overpaid.people)}
        </Link>
      </p>
      <p className={classes.context}>{texts.owed.people(overdue.people)}</p>
      <OwedAction longOverdue={overdue.longer} />
    </DashboardCard>
  );
}

/** Long overdue people are reminded from their list, which shows who they are. */
function OwedAction({ longOverdue }: { longOverdue: number }) {
  const [to, icon, label] =
    longOverdue > 0
      ? [overdueBy('overdue-longer'), IconSend, reminderTexts.many(longOverdue)]
      : [debtors, IconList, texts.owed.action];
  return (
    <Button component={Link} to={to} variant="light" fullWidth leftSection={<Icon of={icon} />}>
      {label}
    </Button>
  );
}

const reportLine = ({
  id,
  name,
  timestamp,
  accepted,
  acceptable,
  amount,
  waiting,
}: SettlementsToday['reports'][number]) => ({
  key: id,
  to: `${reports}/${id}`,
  words: name,
  detail: accepted ? texts.reports.detail(timestamp, amount) : formatDateTime(timestamp),
  ...stateOf({ accepted, acceptable, waiting }),
});

type Report = Pick<SettlementsToday['reports'][number], 'accepted' | 'acceptable' | 'waiting'>;

const stateOf = ({ accepted, acceptable, waiting }: Report) => {
  if (!acceptable) return { chip: texts.reports.damaged, tone: 'error' as const };
  if (!accepted) return { chip: texts.reports.toAccept, tone: 'warning' as const };
  if (waiting > 0) return { chip: texts.reports.toExplain(waiting), tone: 'warning' as const };
  return { chip: texts.reports.settled, tone: 'ok' as const };
};
