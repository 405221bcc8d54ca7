import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fetchSettlementsCsv, settledStudentsQuery } from '#data/payments.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { settlementsListOptions, settlementsQueryOf, SettlementsTable } from './settlements-list.tsx';
import { settlementsTexts as texts } from './payments.texts.ts';

export function SettlementsPage() {
  const list = useListState(settlementsListOptions);
  const query = settlementsQueryOf(list);
  const result = useQuery(settledStudentsQuery(query));
  const csv = useDownload(() => fetchSettlementsCsv(query));
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
      />
      <SettlementsTable list={list} result={result} can={result.data?.can} />
    </>
  );
}
