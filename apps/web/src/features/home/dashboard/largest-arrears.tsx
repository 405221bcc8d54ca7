import type { SettlementsToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import { reminderTexts } from '#parts/money/payments/reminders.texts.ts';
import { useReminder } from '#parts/money/payments/use-reminder.ts';
import { photoOf } from '#shared/api/photo.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { ProportionBar } from '#shared/ui/charts/proportion-bar.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import classes from './settlements.module.css';
import { daysSince, settlementsTexts } from './settlements.texts.ts';

const texts = settlementsTexts.arrears;
const longAgo = 90;

/** Those who are overdue with the most: when they last paid, how much of the price, what is overdue and since when. */
export function LargestArrears({ people }: { people: SettlementsToday['arrears'] }) {
  if (people.length === 0) return <p className={classes.quiet}>{texts.none}</p>;
  return (
    <ul className={classes.arrears}>
      {/* To be seen: each line is read by itself. */}
      <li className={`${classes.debtor} ${classes.headings}`} aria-hidden>
        {texts.columns.map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </li>
      {people.map((person) => (
        <li key={person.id} className={classes.debtor}>
          <PersonCell
            name={person.name}
            listed={person.listed_name}
            to={`/accountant-students/${person.id}`}
            photo={photoOf(person)}
            detail={texts.studies(person.courseName, person.date)}
          />
          <LastPayment day={person.lastPayment} />
          <Paid paid={person.paid} price={person.price} />
          <span className={classes.amount}>
            <Link to={`/accountant-students/${person.id}`} className={classes.owed}>
              <strong>{formatMoney(person.owed)}</strong>
            </Link>
            <span className={classes.quiet}>{texts.days(person.days)}</span>
          </span>
          <Remind person={person} />
        </li>
      ))}
    </ul>
  );
}

function Remind({ person }: { person: SettlementsToday['arrears'][number] }) {
  const { onClick, busy, blocked } = useReminder(person);
  const label = reminderTexts.of(person.name);
  return (
    <Tooltip label={blocked ?? reminderTexts.action}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        loading={busy}
        aria-label={blocked === undefined ? label : `${label}. ${blocked}`}
        aria-disabled={blocked !== undefined || undefined}
        data-disabled={blocked !== undefined}
        onClick={() => {
          if (blocked === undefined) onClick();
        }}
      >
        <Icon of={blocked === undefined ? IconSend : IconCheck} />
      </ActionIcon>
    </Tooltip>
  );
}

function LastPayment({ day }: { day: string | null }) {
  const isLong = day === null || daysSince(day, today()) > longAgo;
  return (
    <StatusChip tone={isLong ? 'error' : 'warning'} icon={isLong ? IconAlertTriangle : IconClock}>
      {day === null ? texts.never : texts.lastPayment(day, today())}
    </StatusChip>
  );
}

function Paid({ paid, price }: { paid: number; price: number }) {
  const percent = price > 0 ? Math.round((paid / price) * 100) : 0;
  return (
    <span className={classes.paid}>
      <ProportionBar parts={[{ name: texts.paid, value: paid, tone: 'success' }]} whole={price} />
      <span>{texts.paidPart(percent)}</span>
    </span>
  );
}
