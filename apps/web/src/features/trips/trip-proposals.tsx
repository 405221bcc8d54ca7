import type { Proposal } from '@indeks/contract/dashboard/dashboard.schemas';
import { drivenKm } from '@indeks/contract/trips/trips.rules';
import type { NewTrip } from '@indeks/contract/trips/trips.schemas';
import { useQuery } from '@tanstack/react-query';
import { proposalsQuery } from '#data/dashboard.ts';
import { ProposalCard } from '#parts/months/proposal-card.tsx';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { useCreateTrip } from './trips.api.ts';
import { tripsTexts as texts } from './trips.texts.ts';

interface TripProposalsProps {
  month: string;
  user: number | undefined;
}

/** Weekend meetings for which no trip has been entered yet. */
export function TripProposals({ month, user }: TripProposalsProps) {
  const { data = [] } = useQuery(proposalsQuery(month, user));
  return data.map((proposal) =>
    proposal.trip ? (
      <TripProposal key={proposal.meetingId} proposal={proposal} trip={proposal.trip} user={user} />
    ) : null,
  );
}

interface TripProposalProps {
  proposal: Proposal;
  trip: NewTrip;
  user: number | undefined;
}

function TripProposal({ proposal, trip, user }: TripProposalProps) {
  const create = useCreateTrip();
  const submitKey = useSubmitKey();
  return (
    <ProposalCard
      proposal={proposal}
      words={texts.proposal(trip.start, trip.destination, drivenKm(trip))}
      label={texts.proposalAdd}
      done={texts.proposalAdded}
      onConfirm={async () => {
        await create.mutateAsync({ body: trip, user, idempotencyKey: submitKey.current() });
      }}
    />
  );
}
