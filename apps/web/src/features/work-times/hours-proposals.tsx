import type { Proposal } from '@indeks/contract/dashboard/dashboard.schemas';
import { workTimeRoutes } from '@indeks/contract/work-times/work-times.routes';
import { useQuery } from '@tanstack/react-query';
import { proposalsQuery } from '#data/dashboard.ts';
import { ProposalCard } from '#parts/months/proposal-card.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
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
  const create = useCall('work-times', workTimeRoutes.create);
  const { keyFor } = useSubmitKeys();
  const write = async () => {
    // Each day keeps its key: pressed again after a failure half-way, the days already written are not written twice.
    for (const body of proposal.times) {
      await create({ query: { user }, body }, { idempotencyKey: keyFor(body) });
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
