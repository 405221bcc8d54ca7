import { bankReportRoutes as routes } from '@indeks/contract/bank-reports/bank-reports.routes';
import {
  bankFileRule,
  newBankReport,
  type BankReport,
} from '@indeks/contract/bank-reports/bank-reports.schemas';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useCall } from '#shared/api/use-call.ts';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { FileField } from '#shared/ui/form/file-field.tsx';
import { rulesOf } from '#shared/ui/form/file-rules.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { bankReportsTexts as texts } from './bank-reports.texts.ts';
import { RemoveReports } from './remove-reports.tsx';

interface OpenUpload {
  kind: 'upload';
}
export type OpenReports = OpenUpload | { kind: 'remove'; rows: readonly BankReport[] };

interface ReportDialogsProps extends Pick<Dialogs<OpenReports>, 'of'> {
  onRemoved: () => void;
}

export function ReportDialogs({ of, onRemoved }: ReportDialogsProps) {
  const { value, ...remove } = of('remove');
  return (
    <>
      <UploadDialog open={of('upload')} />
      <RemoveReports
        opened={remove.opened}
        onClose={remove.close}
        reports={value?.rows ?? []}
        onRemoved={onRemoved}
      />
    </>
  );
}

const uploadForm = newBankReport.extend({ file: z.instanceof(File, { error: texts.fileMissing }) });

/** A file that brings something new is looked at before anything is booked. */
function UploadDialog({ open }: { open: OpenOf<OpenUpload> }): ReactNode {
  const upload = useCall('bank-reports', routes.upload);
  const navigate = useNavigate();
  return defineForm({ schema: uploadForm, values: { name: '', file: undefined }, fields })({
    opened: open.opened,
    onClose: open.close,
    title: texts.add,
    submitLabel: texts.upload,
    onSubmit: async (body) => {
      const { id, accepted } = await upload({ params: { id: 0 }, body });
      if (accepted) snackbar(texts.allKnown);
      else void navigate(`/accountant-settlements/${id}`);
    },
  });
}

const rules = rulesOf(bankFileRule, texts.wrongKind);

const fields: FieldsOf<z.input<typeof uploadForm>> = {
  file: {
    label: texts.fields.file,
    draw: (field) => <FileField {...field} description={texts.fileHelp} rules={rules} required />,
  },
  name: { label: texts.fields.name, draw: (field) => <TextField {...field} required /> },
};
