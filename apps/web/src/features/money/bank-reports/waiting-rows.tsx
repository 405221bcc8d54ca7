import { bankRowSortKeys } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitingRowsQuery } from '#data/money/bank-reports.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { BankRowsTable } from './bank-rows-table.tsx';
import { bankRowsTexts } from './bank-reports.texts.ts';
import classes from './explain.module.css';
import { traceTexts as texts } from './explain.texts.ts';
import type { OpenSure } from './give-sure-dialog.tsx';
import { useTraces, type Trace } from './use-traces.ts';

const GiveSureDialog = lazyPart(async () => (await import('./give-sure-dialog.tsx')).GiveSureDialog);

const options: ListOptions<(typeof bankRowSortKeys)[number], Record<string, never>> = {
  screen: 'waitingBankRows',
  sortKeys: bankRowSortKeys,
  sortBy: 'id',
  filters: {},
};

type Place = Pick<ReturnType<typeof useListState>['state'], 'page' | 'itemsPerPage' | 'search'>;

/** A page of the queue; or of those of it that are named, found in the whole queue. */
function useWaiting({ page, itemsPerPage, search }: Place, among: readonly number[] | undefined) {
  const searched = search !== '' && { search };
  const result = useQuery(
    waitingRowsQuery({ ...searched, ...(among === undefined && { page, itemsPerPage }) }),
  );
  if (among === undefined) return result;
  const named = new Set(among);
  const items = result.data?.items.filter(({ id }) => named.has(id)) ?? [];
  const from = (page - 1) * itemsPerPage;
  const data = { items: items.slice(from, from + itemsPerPage), total: items.length, capped: false };
  return { ...result, data: result.data && data };
}

/** Payments of accepted reports that nobody was found for, the oldest first. */
export function WaitingRows() {
  const list = useListState(options);
  const [shown, setShown] = useState<Trace | 'all'>('all');
  const { show, of, anyOpen } = useOpen<OpenSure>('sure-payments');
  const { sure, ...traces } = useTraces();
  const result = useWaiting(list.state, shown === 'all' ? undefined : traces[shown]);
  const waits = traces.traced.length + traces.untraced.length > 0;
  return (
    <>
      {waits && (
        <div className={classes.traces}>
          <Segments
            label={texts.group}
            value={shown}
            onChange={(value) => {
              setShown(value);
              list.setPage(1);
            }}
            choices={[
              { value: 'all', label: texts.all },
              { value: 'traced', label: texts.traced, count: traces.traced.length },
              { value: 'untraced', label: texts.untraced, count: traces.untraced.length },
            ]}
          />
          {sure.length > 0 && (
            <ActionButton
              action={{
                label: texts.giveSure(sure.length),
                icon: IconChecks,
                onClick: () => show({ kind: 'sure', rows: sure }),
              }}
            />
          )}
        </div>
      )}
      <BankRowsTable
        list={list}
        result={result}
        empty={shown === 'all' ? bankRowsTexts.nothingWaits : texts.noneHere}
        withReport
        onlyWaiting
      />
      <WhenOpened opened={anyOpen}>
        <GiveSureDialog open={of('sure')} />
      </WhenOpened>
    </>
  );
}
