import type { PlannedEnrolment, SettlementsOfPerson } from '@indeks/contract/money/payments/payments.schemas';
import { overdueAmount } from '@indeks/contract/money/payments/payment-state.rules';
import { Button } from '@mantine/core';
import { IconCalendarDollar } from '@tabler/icons-react';
import { formatBalance, formatMoney } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import { PaymentStateMark, stateOf } from '#parts/money/payments/payment-state.tsx';
import { courseNamesOf, intakeOf } from '#parts/money/payments/enrolment-words.ts';
import classes from './payments.module.css';
import { paymentsTexts as texts, planTexts } from './payments.texts.ts';
import type { OpenPlan } from './plan-dialog.tsx';
import { EnrolmentState, PricesCell } from './settlement-cells.tsx';

const PlanDialog = lazyPart(async () => (await import('./plan-dialog.tsx')).PlanDialog);

/** The sums of a person, and each enrolment with its price, what was paid, and what is left. */
export function SettledEnrolments({
  settlements: { sums, dues, enrolments, can },
}: {
  settlements: SettlementsOfPerson;
}) {
  const { show, of, anyOpen } = useOpen<OpenPlan>('instalment-plans');
  const state = stateOf({ dues, balance: sums.balance });
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
          { label: texts.sums.balance, value: formatBalance(sums.balance) },
          {
            label: texts.sums.overdue,
            value: formatMoney(overdueAmount(state)),
            ...(state.kind === 'overdue' && { tone: 'error' }),
          },
        ]}
      />
      {/* Of one enrolment it stands in its line. */}
      {enrolments.length > 1 && (
        <div>
          <PaymentStateMark state={state} />
        </div>
      )}
      <section aria-label={texts.enrolments}>
        <Card flush>
          {enrolments.map((row) => (
            <EnrolmentLine key={row.id} row={row} can={can} onPlan={() => show({ kind: 'plan', row })} />
          ))}
        </Card>
      </section>
      <WhenOpened opened={anyOpen}>
        <PlanDialog open={of('plan')} />
      </WhenOpened>
    </>
  );
}

interface EnrolmentLineProps {
  row: PlannedEnrolment;
  can: SettlementsOfPerson['can'];
  onPlan: () => void;
}

function EnrolmentLine({ row, can, onPlan }: EnrolmentLineProps) {
  return (
    <div className={classes.enrolment}>
      <div className={classes.course}>
        <strong>{courseNamesOf(row).join(', ')}</strong>
        <div className={classes.quiet}>{`${intakeOf(row)} · ${row.cityName}`}</div>
      </div>
      <div>
        <div className={classes.label}>{texts.sums.price}</div>
        <PricesCell row={row} can={can} />
      </div>
      <div>
        <div className={classes.label}>{texts.sums.paid}</div>
        {formatMoney(row.sums.paid + row.sums.user_paid)}
      </div>
      <div className={classes.balance}>
        <EnrolmentState row={row} />
        {!row.archived && (
          <span className={classes.quiet}>
            {row.planned > 0 ? planTexts.planned(row.planned) : planTexts.notPlanned}
          </span>
        )}
        {!row.archived && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon of={IconCalendarDollar} size={iconSizes.small} />}
            aria-label={planTexts.openOf(courseNamesOf(row).join(', '))}
            onClick={onPlan}
          >
            {planTexts.open}
          </Button>
        )}
      </div>
    </div>
  );
}
