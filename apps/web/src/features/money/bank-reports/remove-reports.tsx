import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankReport } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { useQuery } from '@tanstack/react-query';
import { removalQuery } from '#data/money/bank-reports.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';
import { formatDateTime, formatMoney } from '#shared/lib/format.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { removalTexts as texts } from './bank-reports.texts.ts';

interface RemoveReportsProps {
  opened: boolean;
  onClose: () => void;
  reports: readonly BankReport[];
  /** Called before the screens read again, so that a page of a deleted report can be left first. */
  onRemoved: () => void;
}

/** The question before reports are deleted says how many payments go with them. */
export function RemoveReports({ opened, onClose, reports, onRemoved }: RemoveReportsProps) {
  const remove = useRemoveReports(onRemoved);
  const moves = useMoves(opened ? reports : []);
  return (
    <ConfirmDelete
      opened={opened}
      onClose={onClose}
      question={texts.removeQuestion(reports.length)}
      consequence={[warn(reports), ...moves].join(' ')}
      items={reports.map(({ name, timestamp }) => `${name} · ${formatDateTime(timestamp)}`)}
      confirmLabel={texts.removeConfirm(reports.length)}
      onConfirm={async () => {
        await remove(reports);
        snackbar(texts.removed(reports.length));
      }}
    />
  );
}

/** Says in sentences what becomes of the payments when their reports are deleted. */
export function useMoves(reports: readonly Pick<BankReport, 'id'>[]): readonly string[] {
  const ids = reports.map(({ id }) => id);
  const { data } = useQuery({ ...removalQuery(ids), enabled: ids.length > 0 });
  if (!data) return [];
  const { moved, gone } = data;
  return [
    ...moved.map((one) =>
      texts.moves(one.moved.count, formatMoney(one.moved.sum), one.name, one.booked.count),
    ),
    ...(moved.length > 0 && gone.count > 0 ? [texts.gone(gone.count, formatMoney(gone.sum))] : []),
  ];
}

export function useRemoveReports(onRemoved: () => void) {
  const change = useChange('bank-reports', async (reports: readonly BankReport[]) => {
    await call(routes.removeMany, { body: reports.map(({ id }) => id) });
    onRemoved();
  });
  return change.mutateAsync;
}

const warn = (reports: readonly BankReport[]): string => {
  const count = reports.reduce((total, { amount }) => total + amount, 0);
  const sum = formatMoney(reports.reduce((total, report) => total + report.sum, 0));
  if (count === 0) return texts.nothingBooked;
  return reports.length === 1 ? texts.removeConsequence(count, sum) : texts.removeManyConsequence(count, sum);
};
