import { IconArrowBackUp, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { formatMoney } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { balanceTexts as texts } from './studies.texts.ts';

/** A balance in words: owed, paid too much, or paid. */
export function BalanceChip({ balance }: { balance: number }) {
  if (balance > 0)
    return (
      <StatusChip tone="warning" icon={IconClock}>
        {texts.owed(formatMoney(balance))}
      </StatusChip>
    );
  if (balance < 0)
    return (
      <StatusChip tone="brand" icon={IconArrowBackUp}>
        {texts.overpaid(formatMoney(-balance))}
      </StatusChip>
    );
  return (
    <StatusChip tone="ok" icon={IconCircleCheck}>
      {texts.settled}
    </StatusChip>
  );
}
