import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { SecurityEventsList } from './security-events-list.tsx';
import { securityEventsTexts as texts } from './security-events.texts.ts';

/** What a later look at an attack needs, for the super administrator alone. */
export function SecurityEventsPage() {
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <SecurityEventsList />
    </>
  );
}
