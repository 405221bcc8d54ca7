import { calculateAverage, isPassing } from '@indeks/contract/studies/evaluations/grades.rules';
import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { studentEvaluationsQuery } from '#data/studies/evaluations.ts';
import { settlementsQuery } from '#data/money/payments.ts';
import { percentPaid } from '#parts/money/payments/paid-bar.tsx';
import { PaymentStateMark, stateOf } from '#parts/money/payments/payment-state.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { formatMoney, formatNumber, formatNumericDate } from '#shared/lib/format.ts';
import { ShareBar } from '#shared/ui/feedback/share-bar.tsx';
import classes from './student-progress.module.css';
import { progressTexts as texts } from './student-progress.texts.ts';

/** How much of an enrolment is paid and graded, for those who may see it. */
export function EnrolmentProgress({ row }: { row: Enrolment }) {
  const { permissions } = useSession();
  const [money, grades] = [permissions.includes('settlements.manage'), permissions.includes('journals.open')];
  if (!money && !grades) return null;
  return (
    <div className={classes.progress}>
      {money && <Paid row={row} />}
      {grades && <Graded row={row} />}
    </div>
  );
}

function Paid({ row: { uid, id } }: { row: Enrolment }) {
  const { data } = useQuery(settlementsQuery(uid));
  const settled = data?.enrolments.find((enrolment) => enrolment.id === id);
  if (!data || !settled) return <Part name={texts.payments} />;
  const { price, balance, ...sums } = settled.sums;
  const paid = sums.paid + sums.user_paid;
  const last = data.payments.find(({ scid }) => scid === id);
  const words = [
    texts.paid(formatMoney(paid), formatMoney(price)),
    ...(last ? [texts.last(formatNumericDate(last.date))] : []),
  ];
  return (
    <Part
      name={texts.payments}
      state={<PaymentStateMark plain state={stateOf({ dues: settled.dues, balance })} />}
      percent={percentPaid({ price, paid })}
      words={words.join(' · ')}
    />
  );
}

function Graded({ row: { uid, id } }: { row: Enrolment }) {
  const { data } = useQuery(studentEvaluationsQuery(uid));
  if (!data) return <Part name={texts.grades} />;
  const subjects = data.items.filter(({ eid }) => eid === id);
  const missing = subjects.filter((subject) => !isPassed(subject));
  const average = calculateAverage(subjects.map(({ grade }) => grade));
  const given = subjects.length - missing.length;
  return (
    <Part
      name={texts.grades}
      state={average === undefined ? undefined : texts.average(formatNumber(average, 2))}
      percent={subjects.length === 0 ? 0 : Math.floor((given / subjects.length) * 100)}
      words={[texts.of(given, subjects.length), ...texts.missing(missing.map(nameSubject))].join(' · ')}
    />
  );
}

const isPassed = ({ grade }: Evaluation): boolean => grade !== null && isPassing(grade);
const nameSubject = ({ subject_name }: Evaluation): string => subject_name;

interface PartProps {
  name: string;
  state?: ReactNode;
  /** Left out while it is read. */
  percent?: number;
  words?: ReactNode;
}

function Part({ name, state, percent = 0, words = '' }: PartProps) {
  return (
    <div className={classes.part}>
      <div className={classes.line}>
        <span className={classes.quiet}>{name}</span>
        <strong>{state}</strong>
      </div>
      <ShareBar percent={percent} />
      <div className={classes.quiet}>{words}</div>
    </div>
  );
}
