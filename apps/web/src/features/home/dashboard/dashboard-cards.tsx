import type { Dashboard } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { Button } from '@mantine/core';
import { IconBuildingCommunity, IconClock, IconPlus, IconRoad, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMonth, formatNumber } from '#shared/lib/format.ts';
import { Sparkbars } from '#shared/ui/charts/sparkbars.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './dashboard-cards.module.css';
import { dashboardTexts } from './dashboard.texts.ts';

const { times, trips, meetings } = dashboardTexts.cards;

/** Hours, kilometres and weekends: the total, twelve months, and the way to add one more. */
export function DashboardCards({ data }: { data: Dashboard }) {
  const { month, nextMeeting } = data;
  return (
    <div className={classes.cards}>
      <FigureCard
        {...times}
        icon={IconClock}
        total={data.times_total}
        bars={data.times}
        context={times.context(thisMonth(data.times), month)}
        path="/times"
        month={month}
      />
      <FigureCard
        {...trips}
        icon={IconRoad}
        total={data.trips_total}
        bars={data.trips}
        context={trips.context(thisMonth(data.trips), month)}
        path="/trips"
        month={month}
      />
      <FigureCard
        {...meetings}
        icon={IconBuildingCommunity}
        total={data.meetings_total}
        bars={data.meetings}
        context={
          nextMeeting
            ? meetings.next(nextMeeting.start, nextMeeting.end, nextMeeting.cityName)
            : meetings.none
        }
        path="/calendar"
        month={nextMeeting?.start.slice(0, 7) ?? month}
      />
    </div>
  );
}

type Bars = Dashboard['times'];

const thisMonth = (bars: Bars): number => bars.at(-1)?.value ?? 0;

interface FigureCardProps {
  title: string;
  icon: TablerIcon;
  total: number;
  unit: (total: number) => string;
  value: (value: number) => string;
  bars: Bars;
  context: string;
  add: string;
  /** The screen of the entries. */
  path: string;
  /** The month that the context speaks of. No list has the entries of all months, so the total leads nowhere. */
  month: string;
}

function FigureCard({ title, icon, total, unit, value, bars, context, ...more }: FigureCardProps) {
  const { add, path, month } = more;
  return (
    <DashboardCard title={title} icon={icon}>
      <p className={classes.total}>
        <span className={classes.number}>{formatNumber(total)}</span> {unit(total)}
      </p>
      <Sparkbars
        label={title}
        bars={bars.map((bar) => ({ name: formatMonth(bar.month), value: bar.value }))}
        format={value}
      />
      <p className={classes.context}>
        <Link to={`${path}?month=${month}`} className={classes.link}>
          {context}
        </Link>
      </p>
      <Button
        component={Link}
        to={`${path}?new=1`}
        variant="light"
        fullWidth
        leftSection={<Icon of={IconPlus} />}
      >
        {add}
      </Button>
    </DashboardCard>
  );
}
