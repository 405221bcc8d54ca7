import type { Proposal } from '@indeks/contract/month/proposals/proposals.schemas';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { proposalsQuery } from '#data/month/proposals.ts';
import { ProposalCard } from '#parts/month/monthly-reports/proposal-card.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { ProposedHours } from './adjust-hours.tsx';
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
    .map((proposal) => <HoursProposal key={makeKey(proposal)} proposal={proposal} user={user} />);
}

/** Other days are another proposal, with hours of its own. */
const makeKey = ({ meetingId, times }: Proposal): string =>
  [meetingId, ...times.map(({ date }) => date)].join(' ');

function HoursProposal({ proposal, user }: { proposal: Proposal; user: number | undefined }) {
  const [days, setDays] = useState<readonly ProposedHours[]>(proposal.times);
  const [adjusting, setAdjusting] = useState(false);
  const write = useWriteHours(user);
  const chosen = days.flatMap(({ hours, ...day }) => (hours === null ? [] : [{ ...day, hours }]));
  return (
    <ProposalCard
      proposal={proposal}
      words={adjusting ? texts.proposalSkips : describeHours(chosen.map(({ hours }) => hours))}
      label={texts.proposalAdd}
      done={texts.proposalAdded}
      onConfirm={() => write(chosen)}
      disabled={chosen.length === 0}
      {...(!adjusting && {
        other: (
          <Button variant="subtle" onClick={() => setAdjusting(true)}>
            {texts.proposalAdjust}
          </Button>
        ),
      })}
    >
      {adjusting && (
        <Suspense>
          <AdjustHours days={days} onChange={setDays} />
        </Suspense>
      )}
    </ProposalCard>
  );
}

/** The fields are fetched when somebody wants other hours. */
const AdjustHours = lazyPart(() => import('./adjust-hours.tsx').then((file) => file.AdjustHours));

/** Writes the days, and gives back the way to take them all away again. */
function useWriteHours(user: number | undefined) {
  const create = useCall('work-times', workTimeRoutes.create);
  const remove = useCall('work-times', workTimeRoutes.removeMany);
  const { keyFor, forget } = useSubmitKeys();
  return async (days: Proposal['times']) => {
    const ids: number[] = [];
    // Each day keeps its key: pressed again after a failure half-way, the days already written are not written twice.
    for (const body of days) {
      const { id } = await create({ query: { user }, body }, { idempotencyKey: keyFor(body) });
      ids.push(id);
    }
    for (const body of days) forget(body);
    return () => remove({ body: ids });
  };
}

function describeHours(hours: readonly number[]): string {
  const [first = 0] = hours;
  const same = hours.every((value) => value === first);
  return same ? texts.proposal(hours.length, first) : texts.mixedProposal(hours);
}
