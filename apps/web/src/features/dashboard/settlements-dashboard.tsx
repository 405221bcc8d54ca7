import type { SettlementsToday } from '@indeks/contract/dashboard/dashboard.schemas';
import { IconCoins, IconFileUpload, IconHourglass, IconList, IconZoomQuestion } from '@tabler/icons-react';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { settlementsTodayQuery } from '#data/dashboard.ts';
import { formatMonth, formatMoney } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { Sparkbars } from '#shared/ui/charts/sparkbars.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './dashboard-cards.module.css';
import { dashboardTexts } from './dashboard.texts.ts';
import { OfficeLines } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';
import { settlementsTexts as texts } from './settlements.texts.ts';
import { TodayPage } from './today-page.tsx';

const reports = '/accountant-settlements';
const queue = `${reports}?tab=do-wyjasnienia`;
const byBalance = '/accountant-students?sortBy=balance';
const debtors = `${byBalance}&sortDesc=true&state=owed`;

/** An accountant's day: what waits to be explained, what came, who owes. */
export function SettlementsDashboard() {
  return (
    <TodayPage
      query={settlementsTodayQuery}
      title={dashboardTexts.title}
      detail={({ reports: [last] }) => texts.lastReport(last?.timestamp, today())}
      main={{ label: texts.upload, icon: IconFileUpload, to: `${reports}?new=1` }}
    >
      {(day) => (
        <>
          <div className={`${classes['cards']} ${classes['whole']}`}>
            <WaitingPaymentsCard waiting={day.waiting} />
            <ReceivedCard received={day.received} />
            <OwedCard owed={day.owed} overpaid={day.overpaid} />
          </div>
          <Card title={texts.arrears.title} aside={<AllLink to={debtors} label={texts.arrears.all} />}>
            <OfficeLines none={texts.arrears.none} lines={day.arrears.map(arrearsLine)} />
          </Card>
          <Card title={texts.reports.title} aside={<AllLink to={reports} label={texts.reports.all} />}>
            <OfficeLines none={texts.reports.none} lines={day.reports.map(reportLine)} />
          </Card>
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
    <DashboardCard title={texts.waiting.title} icon={IconZoomQuestion}>
      <p className={classes['total']}>
        <Link to={queue} className={classes['link'] ?? ''}>
          <span className={classes['number']}>{officeTexts.number(total)}</span>{' '}
          {texts.waiting.unit(total, formatMoney(sum))}
        </Link>
      </p>
      <p className={classes['context']}>
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
      <p className={classes['total']}>
        <Link to={reports} className={classes['link'] ?? ''}>
          <span className={classes['number']}>{texts.zloty(now?.value ?? 0)}</span> {texts.currency}
        </Link>
      </p>
      <Sparkbars
        label={texts.received.label}
        bars={months.map(({ month, value }) => ({ name: formatMonth(month), value }))}
        format={formatMoney}
      />
      <p className={classes['context']}>
        {texts.received.context(payments, before?.month ?? '', formatMoney(before?.value ?? 0))}
      </p>
      <Button component={Link} to={reports} variant="light" fullWidth leftSection={<Icon of={IconList} />}>
        {texts.received.action}
      </Button>
    </DashboardCard>
  );
}

function OwedCard({ owed, overpaid }: Pick<SettlementsToday, 'owed' | 'overpaid'>) {
  return (
    <DashboardCard title={texts.owed.title} icon={IconHourglass}>
      <p className={classes['total']}>
        <Link to={debtors} className={classes['link'] ?? ''}>
          <span className={classes['number']}>{texts.zloty(owed.sum)}</span> {texts.currency}
        </Link>
      </p>
      <p className={classes['second']}>
        <Link to={`${byBalance}&state=overpaid`}>
          {texts.owed.overpaid(formatMoney(overpaid.sum), overpaid.people)}
        </Link>
      </p>
      <p className={classes['context']}>{texts.owed.people(owed.people)}</p>
      <Button component={Link} to={debtors} variant="light" fullWidth leftSection={<Icon of={IconList} />}>
        {texts.owed.action}
      </Button>
    </DashboardCard>
  );
}

const arrearsLine = (person: SettlementsToday['arrears'][number]) => ({
  key: person.id,
  to: `/accountant-students/${person.id}`,
  words: person.listed_name,
  detail: texts.arrears.detail(person, formatMoney(person.paid), formatMoney(person.price)),
  chip: formatMoney(person.balance),
  tone: 'warning' as const,
});

const reportLine = ({
  id,
  name,
  timestamp,
  accepted,
  amount,
  waiting,
}: SettlementsToday['reports'][number]) => ({
  key: id,
  to: `${reports}/${id}`,
  words: name,
  detail: texts.reports.detail(timestamp, amount),
  ...stateOf(accepted, waiting),
});

const stateOf = (accepted: boolean, waiting: number) => {
  if (!accepted) return { chip: texts.reports.toAccept, tone: 'warning' as const };
  if (waiting > 0) return { chip: texts.reports.toExplain(waiting), tone: 'warning' as const };
  return { chip: texts.reports.settled, tone: 'ok' as const };
};
