import type { Dues } from '@indeks/contract/money/payments/dues.schemas';
import {
  describePaymentState,
  judgePaymentState,
  type PaymentState,
} from '@indeks/contract/money/payments/payment-state.rules';
import { IconCheck, IconClock, IconHourglass, IconTrendingUp, type TablerIcon } from '@tabler/icons-react';
import { today } from '#shared/lib/today.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './payment-state.module.css';

/** How one enrolment stands, or the person with all of them. */
export const stateOf = ({ dues, balance }: { dues: Dues; balance: number }): PaymentState =>
  judgePaymentState(dues, balance, today());

interface PaymentStateMarkProps {
  state: PaymentState;
  /** Beside others of the same person: without the tint. */
  plain?: boolean;
}

/** The one way in which it is said. Only arrears are tinted, so that they are found at a glance. */
export function PaymentStateMark({ state, plain = false }: PaymentStateMarkProps) {
  const words = describePaymentState(state);
  if (state.kind === 'overdue' && !plain)
    return (
      <StatusChip tone="error" icon={IconHourglass}>
        {words}
      </StatusChip>
    );
  return (
    <span className={classes.state} data-tone={tones[state.kind]}>
      <Icon of={icons[state.kind]} size={15} />
      <span>{words}</span>
    </span>
  );
}

const tones: Partial<Record<PaymentState['kind'], 'error' | 'warning'>> = {
  overdue: 'error',
  soon: 'warning',
};

const icons: Record<PaymentState['kind'], TablerIcon> = {
  overdue: IconHourglass,
  soon: IconClock,
  current: IconCheck,
  overpaid: IconTrendingUp,
  settled: IconCheck,
};
