import type { SettledEnrolment, SettlementsOfPerson } from '@indeks/contract/payments/payments.schemas';
import { formatMoney } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import { BalanceChip } from '#parts/studies/balance-chip.tsx';
import { courseNamesOf, intakeOf } from '#parts/studies/enrolment-words.ts';
import classes from './payments.module.css';
import { paymentsTexts as texts } from './payments.texts.ts';
import { PricesCell } from './settlement-cells.tsx';

/** The sums of a person, and each enrolment with its price, what was paid, and what is left. */
export function SettledEnrolments({
  settlements: { sums, enrolments, can },
}: {
  settlements: SettlementsOfPerson;
}) {
  if (enrolments.length === 0)
    return (
      <Card>
        <EmptyState {...texts.noEnrolments} />
      </Card>
    );
  return (
    <>
      <Figures
        figures={[
          { label: texts.sums.price, value: formatMoney(sums.price) },
          { label: texts.sums.paid, value: formatMoney(sums.paid + sums.user_paid) },
          { label: texts.sums.balance, value: formatMoney(sums.balance) },
        ]}
      />
      <section aria-label={texts.enrolments}>
        <Card flush>
          {enrolments.map((row) => (
            <EnrolmentLine key={row.id} row={row} can={can} />
          ))}
        </Card>
      </section>
    </>
  );
}

function EnrolmentLine({ row, can }: { row: SettledEnrolment; can: SettlementsOfPerson['can'] }) {
  return (
    <div className={classes['enrolment']}>
      <div className={classes['course']}>
        <strong>{courseNamesOf(row).join(', ')}</strong>
        <div className={classes['quiet']}>{`${intakeOf(row)} · ${row.cityName}`}</div>
        {row.archived && <div className={classes['quiet']}>{texts.archived}</div>}
      </div>
      <div>
        <div className={classes['label']}>{texts.sums.price}</div>
        <PricesCell row={row} can={can} />
      </div>
      <div>
        <div className={classes['label']}>{texts.sums.paid}</div>
        {formatMoney(row.sums.paid + row.sums.user_paid)}
      </div>
      <div className={classes['balance']}>
        <BalanceChip balance={row.sums.balance} />
      </div>
    </div>
  );
}
