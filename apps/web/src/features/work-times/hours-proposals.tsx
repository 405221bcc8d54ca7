import type { Proposal } from '@indeks/contract/dashboard/dashboard.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proposalsQuery } from '#data/dashboard.ts';
import { ProposalCard } from '#parts/months/proposal-card.tsx';
import { useCreateWorkTime } from './work-times.api.ts';
import { workTimesTexts as texts } from './work-times.texts.ts';

interface HoursProposalsProps {
  month: string;
  user: number | undefined;
}

/** Weekend meetings whose hours have not been entered yet. */
export function HoursProposals({ month, user }: HoursProposalsProps) {
  const { data = [] } = useQuery(proposalsQuery(month, user));
  return data
    .filter(({ times }) => times.length > 0)
    .map((proposal) => <HoursProposal key={proposal.meetingId} proposal={proposal} user={user} />);
}

function HoursProposal({ proposal, user }: { proposal: Proposal; user: number | undefined }) {
  const create = useCreateWorkTime();
  // One key per day, so that a repeat after a failure does not write a day twice.
  const [keys] = useState(() => new Map(proposal.times.map(({ date }) => [date, crypto.randomUUID()])));
  const write = async () => {
    for (const body of proposal.times) {
      const idempotencyKey = keys.get(body.date) ?? crypto.randomUUID();
      await create.mutateAsync({ body, user, idempotencyKey });
    }
  };
  return (
    <ProposalCard
      proposal={proposal}
      words={wordsOf(proposal.times.map(({ hours }) => hours))}
      label={texts.proposalAdd}
      done={texts.proposalAdded}
      onConfirm={write}
    />
  );
}

function wordsOf(hours: readonly number[]): string {
  const [first = 0] = hours;
  const same = hours.every((value) => value === first);
  return same ? texts.proposal(hours.length, first) : texts.mixedProposal(hours);
}
