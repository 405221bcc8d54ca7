import { useActedFor } from '#parts/people/use-acted-for.ts';
import { ActingFor } from '#parts/people/acting-for.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { TripsMonth } from './trips-month.tsx';
import { tripsTexts as texts } from './trips.texts.ts';

export function TripsPage() {
  const user = useActedFor();
  return (
    <>
      <ActingFor user={user} leaveTo="/trips" />
      <TripsMonth
        user={user}
        header={(parts) => <PageHeader title={texts.title} help={texts.help} {...parts} />}
      />
    </>
  );
}
