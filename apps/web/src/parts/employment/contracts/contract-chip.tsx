import {
  contractSentence,
  contractState,
  type ContractRange,
  type ContractState,
} from '@indeks/contract/employment/contracts/contract-state.rules';
import { Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatNumericDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import classes from '#parts/identity/people/people.module.css';
import { peopleTexts as texts } from '#parts/identity/people/people.texts.ts';

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

/** The same on a phone, where a sentence would take a line of its own. */
export function ShortContractChip({ latest, on = today() }: ContractChipProps) {
  const state = contractState(latest, on);
  if (!latest || state !== 'valid') return <ContractChip latest={latest} on={on} />;
  const { tone, icon } = contractLooks[state];
  return (
    <StatusChip tone={tone} icon={icon}>
      {texts.contractUntil(formatNumericDate(latest.end))}
    </StatusChip>
  );
}

/** The same in a list: the end in the chip, the start below, the sentence on pointing at it. */
export function ContractEnd({ latest, on = today() }: ContractChipProps) {
  if (!latest) return <ContractChip latest={latest} on={on} />;
  const { tone, icon } = contractLooks[contractState(latest, on)];
  return (
    <Tooltip label={contractSentence(latest, on)}>
      <div>
        <StatusChip tone={tone} icon={icon}>
          {texts.contractTo(formatNumericDate(latest.end))}
        </StatusChip>
        <div className={classes.start}>{texts.contractFrom(formatNumericDate(latest.start))}</div>
      </div>
    </Tooltip>
  );
}

export const contractLooks: Record<ContractState, { tone: ChipTone; icon: TablerIcon }> = {
  none: { tone: 'error', icon: IconCircleX },
  ending: { tone: 'warning', icon: IconClock },
  ended: { tone: 'warning', icon: IconAlertTriangle },
  valid: { tone: 'ok', icon: IconCircleCheck },
};
