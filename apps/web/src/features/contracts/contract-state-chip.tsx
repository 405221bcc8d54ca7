import {
  contractSentence,
  contractState,
  type ContractRange,
} from '@indeks/contract/contracts/contract-state.rules';
import { contractLooks } from '#parts/people/contract-chip.tsx';
import { today } from '#shared/lib/today.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { contractsTexts as texts } from './contracts.texts.ts';

interface ContractStateChipProps {
  contract: ContractRange;
  /** The current day. */
  on?: string;
}

/** The state of one contract in a list. Its dates are shown beside it, so the chip leaves them out. */
export function ContractStateChip({ contract, on = today() }: ContractStateChipProps) {
  const { tone, icon } = contractLooks[contractState(contract, on)];
  return (
    <StatusChip tone={tone} icon={icon}>
      {stateOf(contract, on)}
    </StatusChip>
  );
}

function stateOf(contract: ContractRange, on: string): string {
  if (contract.start > on) return texts.states.future;
  const state = contractState(contract, on);
  if (state === 'ending') return contractSentence(contract, on);
  return state === 'ended' ? texts.states.ended : texts.states.valid;
}
