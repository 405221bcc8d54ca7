import { useActedFor } from '#parts/people/use-acted-for.ts';
import { ActingFor } from '#parts/people/acting-for.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { WorkTimesMonth } from './work-times-month.tsx';
import { workTimesTexts as texts } from './work-times.texts.ts';

export function WorkTimesPage() {
  const user = useActedFor();
  return (
    <>
      <ActingFor user={user} leaveTo="/times" />
      <WorkTimesMonth
        user={user}
        header={(parts) => <PageHeader title={texts.title} help={texts.help} {...parts} />}
      />
    </>
  );
}
