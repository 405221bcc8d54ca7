import type { SettledStudent, SettlementsOfPerson } from '@indeks/contract/money/payments/payments.schemas';
import { overdueAmount } from '@indeks/contract/money/payments/payment-state.rules';
import { Link } from 'react-router';
import { courseNamesOf } from '#parts/money/payments/enrolment-words.ts';
import { PaymentStateMark, stateOf } from '#parts/money/payments/payment-state.tsx';
import { formatAmount } from '#shared/lib/format.ts';
import { EnrolmentState, describeNetting, PricesCell, shortly, studentAddress } from './settlement-cells.tsx';
import classes from './settlements.module.css';
import { settlementsTexts as texts } from './payments.texts.ts';

interface SettlementCardProps {
  student: SettledStudent;
  can: SettlementsOfPerson['can'] | undefined;
}

/** A person on a phone: what is overdue large, the enrolments of several as tiles, and the three sums. */
export function SettlementCard({ student, can }: SettlementCardProps) {
  const { listed_name, sums, dues, enrolments } = student;
  const state = stateOf({ dues, balance: sums.balance });
  const [only, ...others] = enrolments;
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <div>
          <Link className={classes.name} to={studentAddress(student)}>
            {listed_name}
          </Link>
          <div className={classes.quiet}>
            {only && others.length === 0
              ? shortly(only)
              : [texts.enrolments(enrolments.length), describeNetting(student)].filter(Boolean).join(', ')}
          </div>
        </div>
        {state.kind === 'overdue' && (
          <div className={classes.cardOverdue}>
            <strong>{formatAmount(overdueAmount(state))}</strong>
            <div>{texts.days(state.days)}</div>
          </div>
        )}
      </div>
      {state.kind !== 'overdue' && <PaymentStateMark state={state} />}
      {others.length > 0 && (
        <ul className={classes.tiles}>
          {enrolments.map((row) => (
            <li key={row.id}>
              <div>
                <strong>{courseNamesOf(row).join(', ')}</strong>{' '}
                <span className={classes.quiet}>{`${texts.intake(row.date)} · ${row.cityName}`}</span>
              </div>
              <EnrolmentState row={row} />
              <PricesCell row={row} can={can} />
            </li>
          ))}
        </ul>
      )}
      <CardSums student={student} can={can} />
    </div>
  );
}

function CardSums({ student: { sums, enrolments }, can }: SettlementCardProps) {
  const [only, ...others] = enrolments;
  return (
    <dl className={classes.cardSums}>
      <div>
        <dt>{texts.columns.price}</dt>
        <dd>
          {only && others.length === 0 ? <PricesCell row={only} can={can} bare /> : formatAmount(sums.price)}
        </dd>
      </div>
      <div>
        <dt>{texts.columns.paid}</dt>
        <dd>{formatAmount(sums.paid + sums.user_paid)}</dd>
      </div>
      <div>
        <dt>{texts.columns.balance}</dt>
        <dd>{formatAmount(0 - sums.balance)}</dd>
      </div>
    </dl>
  );
}
