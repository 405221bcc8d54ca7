import { dashboardRoutes as routes } from '@indeks/contract/dashboard/dashboard.routes';
import type { Proposal } from '@indeks/contract/dashboard/dashboard.schemas';
import { queryOptions } from '@tanstack/react-query';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { messageOf } from '#shared/api/call-error.ts';
import { formatDayRange } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import classes from './proposals.module.css';

/** What the month's weekend sessions would leave in the books. Nothing is written by asking. */
export const proposalsOf = (month: string, user: number | undefined) =>
  queryOptions({
    queryKey: ['proposals', month, user],
    queryFn: ({ signal }) => call(routes.proposals, { query: { month, user } }, { signal }),
    select: ({ items }) => items,
    meta: { topic: 'meetings', also: ['work-times', 'trips', 'reports'] },
  });

interface ProposalCardProps {
  proposal: Proposal;
  /** Exactly what a press writes: "3 × 6 godz." */
  words: string;
  label: string;
  done: string;
  onConfirm: () => Promise<void>;
}

/** A quiet line above the month: one press writes what it says, and nothing else. */
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
      <IconCalendarPlus className={classes['icon']} size={20} stroke={1.75} aria-hidden />
      <p className={classes['words']}>
        <strong>{titleOf(proposal)}</strong> {words}
      </p>
      <BusyButton variant="default" busy={busy} onClick={() => void confirm()}>
        {label}
      </BusyButton>
    </div>
  );
}

/** Zjazd 10–12 października, Łódź: the year stands above, with the month. */
const titleOf = ({ start, end, cityName }: Proposal): string =>
  `Zjazd ${formatDayRange(start, end)}, ${cityName}:`;
