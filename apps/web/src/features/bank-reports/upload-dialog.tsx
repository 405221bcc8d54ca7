import { bankReportRoutes as routes } from '@indeks/contract/bank-reports/bank-reports.routes';
import { bankFileRule, newBankReport } from '@indeks/contract/bank-reports/bank-reports.schemas';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { messageOf } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { rulesOf } from '#shared/ui/form/file-rules.ts';
import { FilesField } from '#shared/ui/form/files-field.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { bankReportsTexts as texts } from './bank-reports.texts.ts';
import type { UploadResult } from './upload-results.tsx';

export interface OpenUpload {
  kind: 'upload';
}

const uploadForm = newBankReport.extend({
  files: z.array(z.instanceof(File)).min(1, { error: texts.fileMissing }),
});

interface UploadDialogProps {
  open: OpenOf<OpenUpload>;
  /** Files to begin with, named after the first. */
  dropped: readonly File[];
  /** What became of each of several files. */
  onSeveral: (results: readonly UploadResult[]) => void;
}

/** A file that brings something new is looked at before anything is booked. */
export function UploadDialog({ open, dropped, onSeveral }: UploadDialogProps): ReactNode {
  const { sendOne, sendAll, progress } = useUpload();
  const navigate = useNavigate();
  return defineForm({
    schema: uploadForm,
    values: { name: dropped[0]?.name ?? '', files: [...dropped] },
    fields,
    below: progress && <ProgressForLongWork label={texts.uploading} {...progress} />,
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.add,
    submitLabel: texts.upload,
    onSubmit: async ({ name, files }) => {
      const [file, ...others] = files;
      if (!file) return;
      if (others.length > 0) return onSeveral(await sendAll(name, files));
      const { id, accepted } = await sendOne(name, file);
      if (accepted) snackbar(texts.allKnown);
      else void navigate(`/accountant-settlements/${id}`);
    },
  });
}

/** Files go one after another; one that is refused does not stop those behind it. */
function useUpload() {
  const upload = useCall('bank-reports', routes.upload);
  const [progress, setProgress] = useState<{ detail: string; done: number }>();
  const sendOne = (name: string, file: File) => upload({ params: { id: 0 }, body: { name, file } });
  const sendAll = async (name: string, files: readonly File[]): Promise<readonly UploadResult[]> => {
    const results: UploadResult[] = [];
    for (const [index, file] of files.entries()) {
      const detail = texts.progress(index + 1, files.length, file.name);
      setProgress({ detail, done: index / files.length });
      const result = await sendOne(nameOf(name, file), file).then(
        ({ id, accepted }) => ({ id, accepted }),
        (error: unknown) => ({ failure: messageOf(error) }),
      );
      results.push({ fileName: file.name, ...result });
    }
    setProgress(undefined);
    return results;
  };
  return { sendOne, sendAll, progress };
}

const mostLetters = 200;
const nameOf = (name: string, file: File): string => `${name} · ${file.name}`.slice(0, mostLetters);

const rules = rulesOf(bankFileRule, texts.wrongKind);

const fields: FieldsOf<z.input<typeof uploadForm>> = {
  files: {
    label: texts.fields.files,
    draw: (field) => <FilesField {...field} description={texts.fileHelp} rules={rules} required />,
  },
  name: {
    label: texts.fields.name,
    draw: (field) => <TextField {...field} description={texts.nameHelp} required />,
  },
};
