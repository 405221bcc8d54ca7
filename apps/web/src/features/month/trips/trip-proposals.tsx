import type { Proposal } from '@indeks/contract/month/proposals/proposals.schemas';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { drivenKm } from '@indeks/contract/month/trips/trips.rules';
import type { NewTrip } from '@indeks/contract/month/trips/trips.schemas';
import { useQuery } from '@tanstack/react-query';
import { proposalsQuery } from '#data/month/proposals.ts';
import { ProposalCard } from '#parts/month/monthly-reports/proposal-card.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
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
  const create = useCall('trips', tripRoutes.create);
  const remove = useCall('trips', tripRoutes.removeMany);
  const { keyFor, forget } = useSubmitKeys();
  return (
    <ProposalCard
      proposal={proposal}
      words={texts.proposal(trip.start, trip.destination, drivenKm(trip))}
      label={texts.proposalAdd}
      done={texts.proposalAdded}
      onConfirm={async () => {
        const { id } = await create({ query: { user }, body: trip }, { idempotencyKey: keyFor(trip) });
        forget(trip);
        return () => remove({ body: [id] });
      }}
    />
  );
}
