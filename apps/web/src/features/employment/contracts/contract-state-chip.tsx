import {
  contractSentence,
  contractState,
  type ContractRange,
} from '@indeks/contract/employment/contracts/contract-state.rules';
import { IconHistory } from '@tabler/icons-react';
import { contractLooks } from '#parts/employment/contracts/contract-chip.tsx';
import { today } from '#shared/lib/today.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { contractsTexts as texts } from './contracts.texts.ts';

interface ContractStateChipProps {
  contract: ContractRange;
  /** A newer contract holds: that this one has ended needs nobody's attention. */
  superseded?: boolean;
  /** The current day. */
  on?: string;
}

/** The state of one contract in a list. Its dates are shown beside it, so the chip leaves them out. */
export function ContractStateChip({ contract, superseded = false, on = today() }: ContractStateChipProps) {
  const state = contractState(contract, on);
  const { tone, icon } = contractLooks[state];
  const quiet = superseded && state === 'ended';
  return (
    <StatusChip tone={quiet ? 'neutral' : tone} icon={quiet ? IconHistory : icon}>
      {describeState(contract, on)}
    </StatusChip>
  );
}

function describeState(contract: ContractRange, on: string): string {
  if (contract.start > on) return texts.states.future;
  const state = contractState(contract, on);
  if (state === 'ending') return contractSentence(contract, on);
  return state === 'ended' ? texts.states.ended : texts.states.valid;
}
