import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { SecurityEventsList } from './security-events-list.tsx';
import { securityEventsTexts as texts } from './security-events.texts.ts';

/** Records for the analysis of an attack, only for the super administrator. */
export function SecurityEventsPage() {
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <SecurityEventsList />
    </>
  );
}
