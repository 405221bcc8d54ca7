import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useCall } from '#shared/api/use-call.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { dialogTexts } from '#shared/ui/dialog/dialog.texts.ts';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { bankReportTexts as texts, removalTexts } from './bank-reports.texts.ts';
import { countBookable } from './count-bookable.ts';
import { RemoveReports, useMoves, useRemoveReports } from './remove-reports.tsx';

interface Accept {
  kind: 'accept';
  report: BankReportDetail;
}
interface Remove {
  kind: 'remove';
  report: BankReportDetail;
}
export type OpenDecision = Accept | Remove;

interface DecisionDialogsProps extends Pick<Dialogs<OpenDecision>, 'of'> {
  onRemoved: () => void;
}

/** The questions before a report is booked, declined or deleted. */
export function DecisionDialogs({ of, onRemoved }: DecisionDialogsProps) {
  const remove = of('remove');
  const report = remove.value?.report;
  const asked = { opened: remove.opened, onClose: remove.close, onRemoved };
  return (
    <>
      <AcceptDialog open={of('accept')} />
      {report?.accepted === true && <RemoveReports {...asked} reports={[report]} />}
      {report?.accepted === false && <DeclineDialog {...asked} report={report} />}
    </>
  );
}

function AcceptDialog({ open }: { open: OpenOf<Accept> }) {
  const accept = useCall('bank-reports', routes.accept);
  const report = open.value?.report;
  if (!report) return null;
  const { id, name, states } = report;
  const { count, sum } = countBookable(report);
  const waits = states.unmatched;
  const consequence = [
    `${texts.toBook(count, formatMoney(sum))}.`,
    waits.count > 0 && `${texts.toExplain(waits.count, formatMoney(waits.sum))}.`,
    texts.atOnce,
  ];
  return (
    <Confirm
      opened={open.opened}
      onClose={open.close}
      question={texts.acceptQuestion(name)}
      consequence={consequence.filter(Boolean).join(' ')}
      confirmLabel={texts.accept}
      icon={IconCheck}
      tone="brand"
      failed={texts.acceptFailed}
      onConfirm={async () => {
        const booked = await accept({ params: { id }, body: { settlementId: id, mapping: [] } });
        snackbar(texts.acceptDone(booked.amount, formatMoney(booked.sum)));
      }}
    />
  );
}

interface DeclineDialogProps {
  opened: boolean;
  onClose: () => void;
  report: BankReportDetail;
  onRemoved: () => void;
}

function DeclineDialog({ opened, onClose, report, onRemoved }: DeclineDialogProps) {
  const remove = useRemoveReports(onRemoved);
  const moves = useMoves(opened ? [report] : []);
  const { matched, explained, unmatched, asked } = report.states;
  const given = [matched, explained, unmatched, asked];
  const count = given.reduce((total, one) => total + one.count, 0);
  const sum = given.reduce((total, one) => total + one.sum, 0);
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      question={removalTexts.declineQuestion(report.name)}
      consequence={[removalTexts.declineConsequence(count, formatMoney(sum)), ...moves].join(' ')}
      confirmLabel={removalTexts.decline}
      icon={IconTrash}
      tone="danger"
      failed={dialogTexts.deleteFailed}
      onConfirm={async () => {
        await remove([report]);
        snackbar(removalTexts.declined);
      }}
    />
  );
}
