import type { OwnPayments } from '@indeks/contract/money/payments/own-payments.schemas';
import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import { today } from '#shared/lib/today.ts';
import { AccountCard } from './account-card.tsx';
import { PaymentsCard, type PaidStudies } from './payments-card.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';
import { splitStudies } from './studies-words.ts';

interface StudiesCardsProps {
  enrolments: readonly OwnEnrolment[];
  money: OwnPayments | undefined;
}

/** What is to be paid for the studies that go on: one card, of one enrolment or of all. */
export function StudiesCards(props: StudiesCardsProps) {
  const { going } = splitStudies(payFor(props), today());
  const [first] = going;
  if (going.length !== 1 || !first) return <PaymentsCard studies={going} together={props.money?.together} />;
  return <AccountCard {...first} />;
}

/** Those that are over and paid for, folded. */
export function EndedStudies(props: StudiesCardsProps) {
  const { ended } = splitStudies(payFor(props), today());
  if (ended.length === 0) return null;
  return (
    <details className={classes.ended}>
      <summary>{texts.ended(ended.length)}</summary>
      <div className={classes.cards}>
        {ended.map((one) => (
          <AccountCard key={one.enrolment.id} {...one} />
        ))}
      </div>
    </details>
  );
}

const payFor = ({ enrolments, money }: StudiesCardsProps): PaidStudies[] =>
  enrolments.map((enrolment) => ({
    enrolment,
    dues: money?.enrolments.find(({ id }) => id === enrolment.id),
  }));
