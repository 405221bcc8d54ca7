import { remindersLimit } from '@indeks/contract/payments/payments.keys';
import { IconDownload, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fetchSettlementsCsv, settledStudentsQuery } from '#data/payments.ts';
import { reminderTexts } from '#parts/payments/reminders.texts.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import type { OpenReminders } from './remind-dialog.tsx';
import {
  settlementsFilterOf,
  settlementsListOptions,
  settlementsQueryOf,
  SettlementsTable,
} from './settlements-list.tsx';
import { settlementsTexts as texts } from './payments.texts.ts';

const RemindDialog = lazyPart(async () => (await import('./remind-dialog.tsx')).RemindDialog);

export function SettlementsPage() {
  const list = useListState(settlementsListOptions);
  const query = settlementsQueryOf(list);
  const result = useQuery(settledStudentsQuery(query));
  const csv = useDownload(() => fetchSettlementsCsv(query));
  const { show, of, anyOpen } = useOpen<OpenReminders>('reminders');
  const filter = settlementsFilterOf(list);
  const { total: people = 0, capped = false } = result.data ?? {};
  const isTooMany = capped || people >= remindersLimit;
  const reminders = {
    label: isTooMany ? reminderTexts.action : reminderTexts.many(people),
    icon: IconSend,
    blocked: isTooMany ? reminderTexts.tooMany(remindersLimit) : undefined,
    onClick: () => show({ kind: 'remind', query: filter, people }),
  };
  // Only a list of people who owe something can be reminded as a whole.
  const owes = filter.state !== undefined && filter.state !== 'overpaid' && people > 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }, ...(owes ? [reminders] : [])]}
      />
      <SettlementsTable list={list} result={result} can={result.data?.can} />
      <WhenOpened opened={anyOpen}>
        <RemindDialog opening={of('remind')} />
      </WhenOpened>
    </>
  );
}
