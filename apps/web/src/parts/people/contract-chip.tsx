import {
  contractSentence,
  contractState,
  type ContractRange,
  type ContractState,
} from '@indeks/contract/contracts/contract-state.rules';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  type TablerIcon,
} from '@tabler/icons-react';
import { today } from '#shared/lib/today.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';

interface ContractChipProps {
  /** The contract with the latest end. */
  latest: ContractRange | null;
  /** The current day. */
  on?: string;
}

/** Whether somebody has a contract and for how long, in the words of the specification. */
export function ContractChip({ latest, on = today() }: ContractChipProps) {
  const { tone, icon } = contractLooks[contractState(latest, on)];
  return (
    <StatusChip tone={tone} icon={icon}>
      {contractSentence(latest, on)}
    </StatusChip>
  );
}

export const contractLooks: Record<ContractState, { tone: ChipTone; icon: TablerIcon }> = {
  none: { tone: 'error', icon: IconCircleX },
  ending: { tone: 'warning', icon: IconClock },
  ended: { tone: 'warning', icon: IconAlertTriangle },
  valid: { tone: 'ok', icon: IconCircleCheck },
};
