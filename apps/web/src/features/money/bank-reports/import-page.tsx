import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { IconChecks, IconUpload } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { bankReportQuery } from '#data/money/bank-reports.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { useOpen, type OpenOf } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { AcceptManyBar } from './accept-many-bar.tsx';
import { importTexts as texts } from './import.texts.ts';
import { addUp, countBooked, countStates, importRows, isAcceptable } from './import-rows.ts';
import { ImportTable } from './import-table.tsx';
import classes from './import.module.css';
import { QuestionPanel } from './question-panel.tsx';
import { useQuestions } from './use-questions.ts';
import { UploadDialog, type OpenUpload } from './upload-dialog.tsx';
import { useShowUploaded, useUploaded } from './uploaded-address.ts';

interface OpenAccept {
  kind: 'accept';
  reports: readonly BankReportDetail[];
}

/** Files that were sent together, in one table that stays until it is left. */
export function ImportPage() {
  const { ids, refused } = useUploaded();
  const showUploaded = useShowUploaded();
  const answers = useQueries({ queries: ids.map((id) => bankReportQuery(id)) });
  const { show, of } = useOpen<OpenUpload | OpenAccept>('import');
  // The rows of the table stay while another file is added, and so does the focus.
  const isLoading = answers.length > 0 && answers.every(({ isPending }) => isPending);
  const rows = importRows(
    answers.flatMap(({ data }) => data ?? []),
    refused,
  );
  const acceptable = rows.filter(isAcceptable).flatMap(({ report }) => report ?? []);
  const questioned = rows.flatMap(({ report }) =>
    report && !report.accepted && report.states.asked.count > 0 ? [report] : [],
  );
  const questions = useQuestions(questioned);
  const phone = usePhone();
  const askToAccept = () => show({ kind: 'accept', reports: acceptable });
  const accept = { label: texts.acceptAll(acceptable.length), icon: IconChecks, onClick: askToAccept };
  const upload = () => show({ kind: 'upload' });
  const add = { label: texts.add, icon: IconUpload, onClick: upload };
  return (
    <>
      <PageHeader
        title={texts.title(ids.length + refused.length)}
        // Not a sentence of help alone: a phone shows it too.
        help={<span>{texts.help(countStates(rows))}</span>}
        back={texts.back}
        secondary={[add]}
        {...(acceptable.length > 0 && !phone && { main: accept })}
      />
      {isLoading ? (
        <LoadingState columns={7} />
      ) : (
        <div className={classes.page}>
          <ImportTable rows={rows} busy={false} asked={questions.shown?.report} onWhole={upload} />
          <QuestionPanel questions={questions} />
        </div>
      )}
      {phone && acceptable.length > 0 && <AcceptManyBar reports={acceptable} onAccept={askToAccept} />}
      <AcceptAll open={of('accept')} />
      <UploadDialog
        open={of('upload')}
        dropped={none}
        onSeveral={(more) =>
          showUploaded({
            ids: [...new Set([...ids, ...more.ids])],
            refused: [...refused, ...more.refused],
          })
        }
        several
      />
    </>
  );
}

const none: readonly File[] = [];

/** Asked once for all of them; each is booked whole or not at all. */
function AcceptAll({ open }: { open: OpenOf<OpenAccept> }) {
  const accept = useCall('bank-reports', routes.accept);
  const reports = open.value?.reports ?? [];
  const booked = addUp(reports.map(countBooked));
  const waits = addUp(reports.map(({ states }) => states.unmatched));
  return (
    <Confirm
      opened={open.opened}
      onClose={open.close}
      question={texts.acceptQuestion(reports.length)}
      consequence={texts.acceptConsequence(
        booked.count,
        formatMoney(booked.sum),
        waits.count,
        formatMoney(waits.sum),
      )}
      items={reports.map(({ file_name }) => file_name)}
      itemsLabel={texts.list}
      confirmLabel={texts.acceptAll(reports.length)}
      icon={IconChecks}
      tone="brand"
      failed={texts.acceptFailed}
      onConfirm={async () => {
        const done = { count: 0, sum: 0 };
        for (const { id } of reports) {
          const answer = await accept({ params: { id }, body: { settlementId: id, mapping: [] } });
          done.count += answer.amount;
          done.sum += answer.sum;
        }
        snackbar(texts.acceptDone(done.count, formatMoney(done.sum)));
      }}
    />
  );
}
