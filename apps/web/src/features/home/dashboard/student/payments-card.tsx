import type { OwnDues, OwnPayments } from '@indeks/contract/money/payments/own-payments.schemas';
import { formatNrb } from '@indeks/contract/numbers/nrb';
import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import { IconCoins } from '@tabler/icons-react';
import { useId } from 'react';
import { PaymentStateMark, stateOf } from '#parts/money/payments/payment-state.tsx';
import { formatDate, formatMoney, formatNumber } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { CardHead } from '#shared/ui/page/card-head.tsx';
import { PayLink } from './owed-amount.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';
import { describeWhen, joinNames } from './studies-words.ts';

/** An enrolment with what is owed for it, as soon as that is known. */
export interface PaidStudies {
  enrolment: OwnEnrolment;
  dues: OwnDues | undefined;
}

interface PaymentsCardProps {
  studies: readonly PaidStudies[];
  together: OwnPayments['together'] | undefined;
}

/** Several enrolments: what they cost together, what comes next, and the account of each. */
export function PaymentsCard({ studies, together }: PaymentsCardProps) {
  const titleId = useId();
  const known = studies.flatMap(({ dues }) => dues ?? []);
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <CardHead id={titleId} title={texts.allPayments} icon={IconCoins} tone="warning" />
      {together && <Total dues={known} together={together} />}
      <ul className={classes.accounts}>
        {studies.map((one) => (
          <li key={one.enrolment.id} className={classes.accountLine}>
            <AccountLine {...one} />
          </li>
        ))}
      </ul>
      {known.length > 0 && <PayLink byCode={known.some(({ transfer }) => transfer !== null)} />}
    </section>
  );
}

function Total({ dues, together }: { dues: readonly OwnDues[]; together: OwnPayments['together'] }) {
  const state = stateOf(together);
  const left = Math.max(0, together.balance);
  const next = dues
    .flatMap((one) => (one.balance > 0 && one.dues.next ? [{ ...one.dues.next, of: one }] : []))
    .toSorted((one, other) => one.due.localeCompare(other.due))[0];
  return (
    <div className={classes.owed}>
      {left > 0 && (
        <span className={classes.quiet}>
          <strong className={classes.number}>{formatNumber(left / 100, 2)}</strong>
          {`zł ${texts.leftTogether}`}
        </span>
      )}
      {(left === 0 || state.kind === 'overdue') && <PaymentStateMark state={state} />}
      {next && (
        <span>{texts.nextOf(formatMoney(next.amount), formatDate(next.due), next.of.courseName)}</span>
      )}
    </div>
  );
}

function AccountLine({ enrolment, dues }: PaidStudies) {
  const { courses, bank_account, place } = enrolment;
  const albums = courses.flatMap(({ album_nr }) => (album_nr === null ? [] : [texts.album(album_nr)]));
  const name = joinNames(enrolment);
  return (
    <>
      <strong className={classes.named}>{name}</strong>
      <span className={classes.quiet}>
        {[...describeWhen(enrolment, today()), place.name, ...albums].join(' · ')}
      </span>
      {dues && <PaymentStateMark state={stateOf(dues)} plain />}
      {bank_account === null ? (
        <span className={classes.quiet}>{texts.noAccount}</span>
      ) : (
        <span className={classes.accountNumber}>
          {formatNrb(bank_account)}
          <CopyButton value={bank_account} label={texts.copyAccount} of={name} copiedText={texts.copied} />
        </span>
      )}
    </>
  );
}
