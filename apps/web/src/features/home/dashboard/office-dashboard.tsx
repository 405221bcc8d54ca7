import { officeTodayQuery } from '#data/home/dashboard.ts';
import { Suspense } from 'react';
import { TodayMeetings } from '#parts/talk/online-meetings/today-meetings.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ChangesCard, ContractsCard } from './office-people.tsx';
import { WaitingCard } from './office-waiting.tsx';
import { WeekendCard } from './office-weekend.tsx';
import { TodayPage } from './today-page.tsx';
import { CandidatesCard, FoldersCard } from './waiting-cards.tsx';

const MessagesCard = lazyPart(() => import('./office-talk.tsx').then((file) => file.MessagesCard));
const IssuesCard = lazyPart(() => import('./office-talk.tsx').then((file) => file.IssuesCard));

/** The secretariat's day: what waits for a decision, for an answer, for a contract, for reading, and the next weekend. */
export function OfficeDashboard() {
  return (
    <TodayPage query={officeTodayQuery}>
      {(day) => (
        <>
          <TodayMeetings />
          <WaitingCard waiting={day.waiting} />
          <ContractsCard contracts={day.contracts} />
          <CandidatesCard candidates={day.candidates} />
          <FoldersCard folders={day.folders} />
          <ChangesCard changes={day.changes} />
          <WeekendCard weekend={day.weekend} />
          <Suspense>
            <MessagesCard />
            <IssuesCard />
          </Suspense>
        </>
      )}
    </TodayPage>
  );
}
