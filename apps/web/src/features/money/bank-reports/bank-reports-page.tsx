import type { BankReport } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { waitingCountQuery } from '#data/money/bank-reports.ts';
import { useNewEntry } from '#shared/ui/page/use-new-entry.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { BankReportsTable } from './bank-reports-list.tsx';
import type { OpenReports } from './bank-report-dialogs.tsx';
import { bankReportsTexts as texts } from './bank-reports.texts.ts';
import { WaitingRows } from './waiting-rows.tsx';

const ReportDialogs = lazyPart(async () => (await import('./bank-report-dialogs.tsx')).ReportDialogs);

/** Files of the bank, and the payments in them that nobody was found for. */
export function BankReportsPage() {
  const selected = useSelected<BankReport>();
  const { show, of, anyOpen } = useOpen<OpenReports>('bank-reports');
  const add = () => show({ kind: 'upload' });
  const waiting = useQuery(waitingCountQuery).data?.total ?? 0;
  const { state } = useLocation();
  const [dropped, setDropped] = useState<readonly File[]>([]);
  useNewEntry(true, () => {
    setDropped(filesIn(state));
    add();
  });
  const addAnother = () => {
    setDropped([]);
    add();
  };
  const reports = () => (
    <BankReportsTable
      selected={selected}
      onAdd={addAnother}
      onRemove={(rows) => show({ kind: 'remove', rows })}
    />
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        main={{ label: texts.add, icon: IconPlus, onClick: addAnother }}
      />
      <RoutedTabs
        label={texts.tabs}
        tabs={[
          { slug: 'raporty', label: texts.reportsTab, render: reports },
          {
            slug: 'do-wyjasnienia',
            label: texts.waitingTab,
            count: waiting,
            render: () => <WaitingRows />,
          },
        ]}
      />
      <WhenOpened opened={anyOpen}>
        <ReportDialogs of={of} dropped={dropped} onRemoved={selected.clear} />
      </WhenOpened>
    </>
  );
}

/** Files that were dropped on the first page come with the way here. */
const filesIn = (state: unknown): readonly File[] => {
  if (typeof state !== 'object' || state === null || !('files' in state) || !Array.isArray(state.files))
    return [];
  return state.files.filter((file) => file instanceof File);
};
