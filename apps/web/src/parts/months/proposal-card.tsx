import type { Proposal } from '@indeks/contract/dashboard/dashboard.schemas';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '#shared/api/call-error.ts';
import { formatDayRange } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './proposal-card.module.css';

interface ProposalCardProps {
  proposal: Proposal;
  /** What the button writes: "3 × 6 godz." */
  words: string;
  label: string;
  done: string;
  onConfirm: () => Promise<void>;
}

/** A line above the month that offers to write entries of a weekend meeting. */
export function ProposalCard({ proposal, words, label, done, onConfirm }: ProposalCardProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      snackbar(done);
    } catch (error) {
      snackbar(messageOf(error), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes['root']}>
      <Icon of={IconCalendarPlus} size={iconSizes.menu} className={classes['icon']} />
      <p className={classes['words']}>
        <strong>{titleOf(proposal)}</strong> {words}
      </p>
      <BusyButton variant="default" busy={busy} onClick={() => void confirm()}>
        {label}
      </BusyButton>
    </div>
  );
}

/** Zjazd 10–12 października, Łódź. The year is shown above, with the month. */
const titleOf = ({ start, end, cityName }: Proposal): string =>
  `Zjazd ${formatDayRange(start, end)}, ${cityName}:`;
