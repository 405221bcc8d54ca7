import type {
  SettledEnrolment,
  SettledStudent,
  SettlementsOfPerson,
} from '@indeks/contract/money/payments/payments.schemas';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { courseNamesOf } from '#parts/money/payments/enrolment-words.ts';
import { InlinePrice } from '#parts/studies/students/inline-price.tsx';
import { PaymentStateMark, stateOf } from '#parts/money/payments/payment-state.tsx';
import { reminderTexts } from '#parts/money/payments/reminders.texts.ts';
import { formatAmount, formatMoney } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { opensRow } from '#shared/ui/table/open-row.ts';
import classes from './settlements.module.css';
import { settlementsTexts as texts } from './payments.texts.ts';

export const studentAddress = ({ id }: Pick<SettledStudent, 'id'>): string => `/accountant-students/${id}`;

interface StudentNameProps {
  student: SettledStudent;
  /** Where there are several enrolments: whether they are in sight. */
  opened: boolean;
  onToggle: () => void;
}

/** The person and the course; with several enrolments, their number. */
export function StudentName({ student, opened, onToggle }: StudentNameProps) {
  const { name, listed_name, enrolments } = student;
  const [only] = enrolments;
  return (
    <>
      <span className={classes.nameLine}>
        <Link className={classes.name} to={studentAddress(student)} {...opensRow}>
          {listed_name}
        </Link>
        {enrolments.length > 1 && (
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={opened}
            aria-label={texts.enrolmentsOf(enrolments.length, name)}
            onClick={onToggle}
          >
            {texts.enrolments(enrolments.length)}
            <Icon of={opened ? IconChevronUp : IconChevronDown} size={14} />
          </UnstyledButton>
        )}
      </span>
      <span className={classes.quiet}>
        {/* Of several the newest, unless there is more to say. */}
        {describeNetting(student) ?? (only && shortly(only))}
      </span>
    </>
  );
}

/** Zarządzanie oświatą · 10.2025 */
export const shortly = (row: SettledEnrolment): string =>
  `${courseNamesOf(row).join(', ')} · ${texts.intake(row.date)}`;

/** An overpayment of one enrolment that reduces the arrears of another. */
export const describeNetting = ({ dues, enrolments }: SettledStudent): string | undefined => {
  const studied = enrolments.filter(({ archived }) => !archived);
  const owed = studied.reduce((sum, row) => sum + row.dues.owed, 0);
  const surplus = studied.reduce((sum, { sums }) => sum + Math.max(0, -sums.balance), 0);
  return owed > dues.owed && surplus > 0
    ? texts.netted(formatMoney(Math.min(surplus, owed - dues.owed)))
    : undefined;
};

/** How the person stands, and whether they were reminded lately. */
export function StudentState({ student: { dues, sums, reminded } }: { student: SettledStudent }) {
  const words = reminderTexts.lately(reminded, today());
  return (
    <>
      <PaymentStateMark state={stateOf({ dues, balance: sums.balance })} />
      {words !== undefined && <div className={classes.quiet}>{words}</div>}
    </>
  );
}

/** An archived one is asked for nothing. */
export function EnrolmentState({ row: { dues, sums, archived } }: { row: SettledEnrolment }) {
  if (archived) return <span className={classes.quiet}>{texts.archived}</span>;
  return <PaymentStateMark plain state={stateOf({ dues, balance: sums.balance })} />;
}

/** The only number with a colour. */
export function OverdueAmount({ owed }: { owed: number }) {
  return owed > 0 ? <strong className={classes.overdue}>{formatAmount(owed)}</strong> : '–';
}

interface PricedProps {
  row: SettledEnrolment;
  can: SettlementsOfPerson['can'] | undefined;
  /** In a column of numbers. */
  bare?: boolean;
}

/** The tuition of each course, changed where it stands. */
export function PricesCell({ row, can, bare = false }: PricedProps) {
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
      bare={bare}
    />
  ));
}
