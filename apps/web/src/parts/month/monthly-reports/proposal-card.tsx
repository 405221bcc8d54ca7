import type { Proposal } from '@indeks/contract/month/proposals/proposals.schemas';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { formatDayRange } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { monthsTexts as texts } from './months.texts.ts';
import classes from './proposal-card.module.css';

interface ProposalCardProps {
  proposal: Proposal;
  /** What the button writes: "3 × 6 godz." */
  words: string;
  label: string;
  done: string;
  /** Writes the entries, and gives back what takes all of them away again. */
  onConfirm: () => Promise<() => Promise<unknown>>;
  /** While there is nothing to write. */
  disabled?: boolean;
  /** A second button, before the one that writes. */
  other?: ReactNode;
  /** What can be changed before it is written. */
  children?: ReactNode;
}

/** A line above the month that offers to write entries of a weekend meeting. */
export function ProposalCard({ proposal, words, label, done, onConfirm, ...more }: ProposalCardProps) {
  const { disabled = false, other, children } = more;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const undo = await onConfirm();
      snackbar(done, { action: { label: texts.undo, onClick: () => void takeBack(undo) } });
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.root}>
      <Icon of={IconCalendarPlus} size={iconSizes.menu} className={classes.icon} />
      <p className={classes.words}>
        <strong>{formatTitle(proposal)}</strong> {words}
      </p>
      {children}
      {other}
      <BusyButton variant="default" busy={busy} disabled={disabled} onClick={() => void confirm()}>
        {label}
      </BusyButton>
    </div>
  );
}

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo();
    snackbar(texts.undone);
  } catch (error) {
    snackbar(readMessage(error), { tone: 'error' });
  }
}

/** Zjazd 10–12 października, Łódź. The year is shown above, with the month. */
const formatTitle = ({ start, end, cityName }: Proposal): string =>
  `Zjazd ${formatDayRange(start, end)}, ${cityName}:`;
