import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankRowItem, Traces } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { useQuery } from '@tanstack/react-query';
import { tracesQuery } from '#data/money/bank-reports.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { traceTexts as texts } from './explain.texts.ts';

/** A payment with the one suggestion that is sure. */
export type SureRow = Traces['sure'][number];

export type Trace = 'traced' | 'untraced';

/** Sorts the whole queue into payments with a suggestion, with a certain one, and with none. */
export function useTraces() {
  const { data } = useQuery(tracesQuery);
  return { traced: data?.traced ?? [], untraced: data?.untraced ?? [], sure: data?.sure ?? [] };
}

/** Gives each payment to its sure person; what could not be given stays in the queue. The way back is offered. */
export function useGiveSure() {
  const giveMany = useCall('bank-reports', routes.giveMany);
  const undo = useUndoGiving();
  return async (rows: readonly SureRow[]) => {
    const { items, refused } = await giveMany({
      body: rows.map(({ row, suggestion }) => ({ row: row.id, scid: suggestion.scid, version: row.version })),
    });
    const sum = items.reduce((total, { amount }) => total + amount, 0);
    snackbar(texts.given(items.length, formatMoney(sum)), {
      action: { label: texts.undo, onClick: () => void undo(items) },
    });
    if (refused.length > 0) snackbar(texts.someFailed(refused.length), { tone: 'error' });
  };
}

function useUndoGiving() {
  const takeBackMany = useCall('bank-reports', routes.takeBackMany);
  return async (given: readonly BankRowItem[]) => {
    try {
      const { items, refused } = await takeBackMany({
        body: given.map(({ id, version }) => ({ row: id, version })),
      });
      snackbar(texts.undone(items.length));
      if (refused.length > 0) snackbar(texts.notUndone(refused.length), { tone: 'error' });
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
    }
  };
}
