import type {
  SettledEnrolment,
  SettledStudent,
  SettlementsOfPerson,
} from '@indeks/contract/payments/payments.schemas';
import { Anchor } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import { reminderTexts } from '#parts/payments/reminders.texts.ts';
import { InlinePrice } from '#parts/studies/inline-price.tsx';
import { photoOf } from '#shared/api/photo.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import { BalanceChip } from '#parts/studies/balance-chip.tsx';
import { DueChip } from '#parts/studies/due-chip.tsx';
import { courseNamesOf, intakeOf } from '#parts/studies/enrolment-words.ts';
import classes from './payments.module.css';
import { paymentsTexts, planTexts, settlementsTexts as texts } from './payments.texts.ts';

const addressOf = ({ id }: Pick<SettledStudent, 'id'>): string => `/accountant-students/${id}`;

/** The head of a group: who it is, and the sums of all their enrolments. */
export function SettledStudentCell({ student }: { student: SettledStudent }) {
  const { name, listed_name, sums } = student;
  const late = latestOf(student.enrolments);
  return (
    <PersonCell
      name={name}
      listed={listed_name}
      to={addressOf(student)}
      photo={photoOf(student)}
      mark={
        <>
          <BalanceChip balance={sums.balance} />
          {late && <DueChip dues={late} />}
          {student.reminded === today() && (
            <StatusChip tone="neutral" icon={IconSend}>
              {reminderTexts.today}
            </StatusChip>
          )}
        </>
      }
      detail={texts.totals(formatMoney(sums.price), formatMoney(sums.paid + sums.user_paid))}
    />
  );
}

/** Of what is studied, what has been late for the longest time. */
const latestOf = (enrolments: readonly SettledEnrolment[]) =>
  enrolments
    .filter(({ archived, dues }) => !archived && dues.overdueDays > 0)
    .map(({ dues }) => dues)
    .toSorted((one, other) => other.overdueDays - one.overdueDays)[0];

export function DetailsLink({ student }: { student: SettledStudent }) {
  return (
    <Anchor component={Link} to={addressOf(student)} aria-label={texts.detailsOf(student.name)}>
      {texts.details}
    </Anchor>
  );
}

interface PricedProps {
  row: SettledEnrolment;
  can: SettlementsOfPerson['can'] | undefined;
}

/** The tuition of each course, changed where it stands. */
export function PricesCell({ row, can }: PricedProps) {
  const names = courseNamesOf(row);
  const edit = can?.setPrice === true && !row.archived;
  const priced = { ...row, can: { edit, anyPrice: can?.anyPrice === true } };
  return row.prices.map((price, index) => (
    <InlinePrice
      key={names[index]}
      topic="payments"
      row={priced}
      slot={index === 0 ? 1 : 2}
      price={price}
      name={names[index] ?? ''}
    />
  ));
}

/** For how long something of it has been late. */
export function OverdueCell({ row: { dues, archived } }: { row: SettledEnrolment }) {
  return !archived && dues.overdueDays > 0 && <DueChip dues={dues} />;
}

/** What is due by today, for how long it has been, and in how many parts. */
export function DuesWords({ row: { dues, sums, planned, archived } }: { row: SettledEnrolment }) {
  if (archived) return null;
  const words = planned > 0 ? planTexts.planned(planned) : planTexts.notPlanned;
  const owed = dues.owed > 0 && dues.owed !== sums.balance;
  return (
    <>
      {dues.overdueDays > 0 && <DueChip dues={dues} />}
      <span className={classes['quiet']}>
        {[...(owed ? [planTexts.owedToday(formatMoney(dues.owed))] : []), words].join(' · ')}
      </span>
    </>
  );
}

/** An enrolment inside the card of its student, on a phone. */
export function SettlementTile({ row, can }: PricedProps) {
  return (
    <>
      <strong>{courseNamesOf(row).join(', ')}</strong>
      <div className={classes['quiet']}>{`${intakeOf(row)} · ${row.cityName}`}</div>
      {row.archived && <div className={classes['quiet']}>{paymentsTexts.archived}</div>}
      <div className={classes['prices']}>
        {texts.columns.price} <PricesCell row={row} can={can} />
      </div>
      <div>{`${texts.columns.paid} ${formatMoney(row.sums.paid + row.sums.user_paid)}`}</div>
      <span className={classes['chips']}>
        <BalanceChip balance={row.sums.balance} />
        <OverdueCell row={row} />
      </span>
    </>
  );
}
