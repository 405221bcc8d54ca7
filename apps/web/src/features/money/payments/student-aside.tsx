import type { HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import type { Payment, SettledEnrolment } from '@indeks/contract/money/payments/payments.schemas';
import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconCoins, type TablerIcon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { settlementsQuery } from '#data/money/payments.ts';
import { studentHistoryQuery } from '#data/studies/student-forms.ts';
import { PaymentStateMark, stateOf } from '#parts/money/payments/payment-state.tsx';
import { formatBalance, formatDate, formatMoney } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './student-progress.module.css';
import { studentAsideTexts as texts } from './student-progress.texts.ts';

/** The balance of the person, and the latest events. */
export function StudentAside({ user }: { user: number }) {
  const { data: settlements } = useQuery(settlementsQuery(user));
  const { data: history } = useQuery(studentHistoryQuery(user, { page: 1, itemsPerPage: 10 }));
  if (!settlements || !history) return null;
  const studied = settlements.enrolments.filter(({ archived }) => !archived);
  const events = [...settlements.payments.map(describePayment), ...history.items.map(describeChange)]
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, shownEvents);
  return (
    <div className={classes.aside}>
      <Card title={texts.balance}>
        <p className={classes.sum}>
          <strong>{formatBalance(settlements.sums.balance)}</strong>
        </p>
        <PaymentStateMark state={stateOf({ dues: settlements.dues, balance: settlements.sums.balance })} />
        <BalanceParts enrolments={studied} />
      </Card>
      <Card title={texts.recent} aside={<HistoryLink />} flush>
        {events.length === 0 ? <p className={classes.none}>{texts.nothing}</p> : <Events events={events} />}
      </Card>
    </div>
  );
}

const shownEvents = 4;

/** A debt for one enrolment and an overpayment of another. */
function BalanceParts({ enrolments }: { enrolments: readonly SettledEnrolment[] }) {
  const sumOf = (part: (balance: number) => number) =>
    enrolments.reduce((sum, { sums }) => sum + part(sums.balance), 0);
  const owed = sumOf((balance) => Math.max(balance, 0));
  const overpaid = sumOf((balance) => Math.max(-balance, 0));
  if (owed === 0 || overpaid === 0) return null;
  return <p className={classes.quiet}>{texts.parts(formatMoney(owed), formatMoney(overpaid))}</p>;
}

function HistoryLink() {
  return (
    <Anchor component={Link} to="?tab=dane">
      {texts.all}
    </Anchor>
  );
}

interface StudentEvent {
  key: string;
  day: string;
  icon: TablerIcon;
  words: string;
  detail: string;
}

const describePayment = ({ id, date, amount, source }: Payment): StudentEvent => ({
  key: `payment-${id}`,
  day: date,
  icon: IconCoins,
  words: texts.payment(formatMoney(amount)),
  detail: texts.sources[source],
});

const describeChange = ({ id, date, kind, author }: HistoryEntry): StudentEvent => ({
  key: `change-${id}`,
  day: date.slice(0, 10),
  icon: IconAlertTriangle,
  words: kind === 'created' ? texts.created : texts.changed,
  detail: author,
});

function Events({ events }: { events: readonly StudentEvent[] }) {
  return (
    <ul className={classes.events}>
      {events.map(({ key, day, icon, words, detail }) => (
        <li key={key}>
          <Icon of={icon} />
          <div>
            <strong>{words}</strong>
            <div className={classes.quiet}>{`${formatDate(day)} · ${detail}`}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
