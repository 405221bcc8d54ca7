import { useActedFor } from '#parts/people/use-acted-for.ts';
import { ActingFor } from '#parts/people/acting-for.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { MeetingsMonth } from './meetings-month.tsx';
import { meetingsTexts as texts } from './meetings.texts.ts';

/** One's own calendar, or with `?user=` somebody else's. */
export function MeetingsPage() {
  const user = useActedFor();
  return (
    <>
      <ActingFor user={user} leaveTo="/calendar" />
      <MeetingsMonth
        user={user}
        header={(parts) => <PageHeader title={texts.title} help={texts.help} {...parts} />}
      />
    </>
  );
}
