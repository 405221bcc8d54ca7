import { formatNrb } from '@indeks/contract/numbers/nrb';
import type { OwnDues } from '@indeks/contract/money/payments/own-payments.schemas';
import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import { Title } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useId } from 'react';
import { today } from '#shared/lib/today.ts';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';
import { OwedAmount, PayLink } from './owed-amount.tsx';
import { joinNames, describeWhen } from './studies-words.ts';

interface AccountCardProps {
  enrolment: OwnEnrolment;
  /** What is owed for it, as soon as it is known. */
  dues: OwnDues | undefined;
}

/** One enrolment: its courses, what is left to be paid, and the account that its payments go to. */
export function AccountCard({ enrolment, dues }: AccountCardProps) {
  const titleId = useId();
  const { courses, bank_account, place } = enrolment;
  const albums = courses.flatMap(({ album_nr }) => (album_nr === null ? [] : [texts.album(album_nr)]));
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <TintedIcon of={IconBook} size="card" />
        <div>
          <Title order={2} id={titleId} className={classes.course}>
            {joinNames(enrolment)}
          </Title>
          <div className={classes.quiet}>{[...describeWhen(enrolment, today()), place.name].join(' · ')}</div>
        </div>
      </div>
      {dues && <OwedAmount dues={dues} />}
      <div className={classes.label}>{texts.account}</div>
      {bank_account === null ? (
        <p className={classes.quiet}>{texts.noAccount}</p>
      ) : (
        <div className={classes.account}>
          <span className="tabular-nums">{formatNrb(bank_account)}</span>
          <CopyButton
            value={bank_account}
            label={texts.copyAccount}
            of={joinNames(enrolment)}
            copiedText={texts.copied}
          />
        </div>
      )}
      {albums.length > 0 && <p className={classes.quiet}>{albums.join(' · ')}</p>}
      {dues && <PayLink byCode={dues.transfer !== null} of={joinNames(enrolment)} />}
    </section>
  );
}
