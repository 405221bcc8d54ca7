import type { Instalment } from '@indeks/contract/money/payments/dues.schemas';
import { Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import own from './instalments.module.css';
import classes from './own-payments.module.css';
import { ownPaymentsTexts as texts } from './own-payments.texts.ts';

/** The parts in which a price is paid: which are paid, and which comes next. */
export function Instalments({ instalments }: { instalments: readonly Instalment[] }) {
  const paid = instalments.filter(({ state }) => state === 'paid').length;
  return (
    <div className={classes.instalments}>
      <div className={classes.head}>
        <Title order={3} className={classes.subtitle}>
          {texts.instalments}
        </Title>
        <span className={classes.quiet}>{texts.instalmentsPaid(paid, instalments.length)}</span>
      </div>
      <ol className={own.tiles}>
        {instalments.map((one, index) => (
          <li key={one.due} className={own.tile} data-state={one.state}>
            <span className={own.tileHead}>
              {texts.instalment(toRoman(index + 1))}
              <Icon of={icons[one.state]} />
            </span>
            <strong>{formatMoney(one.amount)}</strong>
            <span className={classes.quiet}>{sayWhen(one)}</span>
            {one.state !== 'paid' && one.paid > 0 && (
              <span className={classes.quiet}>{texts.partlyPaid(formatMoney(one.paid))}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const icons = {
  paid: IconCircleCheck,
  overdue: IconAlertTriangle,
  next: IconClock,
  later: IconClock,
} as const;

function sayWhen({ state, due, paidOn }: Instalment): string {
  if (state === 'paid') return paidOn === null ? texts.paidWhole : texts.paidOn(formatNumericDate(paidOn));
  return state === 'overdue' ? texts.lateSince(formatNumericDate(due)) : texts.dueOn(formatNumericDate(due));
}

/** Plans have few instalments. */
const toRoman = (number: number): string =>
  'X'.repeat(Math.floor(number / 10)) +
  (['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][number % 10] ?? '');
