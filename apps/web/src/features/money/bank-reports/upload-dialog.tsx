import { bankFileRule, newBankReport } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { FilesField } from '#shared/ui/form/files/files-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useBound } from '#shared/ui/form/use-bound.ts';
import { bankReportsTexts as texts, describeWithoutPayments } from './bank-reports.texts.ts';
import { nameAfter, useUpload, type Uploaded } from './use-upload.ts';

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
  /** The result of each of several files. */
  onSeveral: (uploaded: Uploaded) => void;
  /** A single file is also added to those already in the table. */
  several?: boolean;
}

/** A file that brings something new is looked at before anything is booked. */
export function UploadDialog({ open, dropped, onSeveral, several = false }: UploadDialogProps): ReactNode {
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
      if (several || others.length > 0) return onSeveral(await sendAll(files));
      const { id, accepted, state, debits } = await sendOne(name, file);
      if (state === 'empty') return snackbar(describeWithoutPayments(debits));
      if (accepted) return snackbar(texts.allKnown);
      if (state === 'damaged') snackbar(texts.cannotBeAccepted, { tone: 'error' });
      void navigate(`/accountant-settlements/${id}`);
    },
  });
}

const rules = rulesOf(bankFileRule, texts.wrongKind);

const fields: FieldsOf<z.input<typeof uploadForm>> = {
  files: {
    label: texts.fields.files,
    draw: (field) => <FilesField {...field} description={texts.fileHelp} rules={rules} required />,
  },
  name: {
    label: texts.fields.name,
    draw: (field) => <NameField {...field} />,
  },
};

/** Filled from the file; of several files each report is called as its own. */
function NameField(field: BoundField<'name', string>) {
  const form = field.control as unknown as Control<{ files: readonly File[] }>;
  const files = useWatch({ control: form, name: 'files' });
  const { value, onChange } = useBound<{ name: string }, string, unknown>(field, '');
  const [file, ...others] = files;
  const follow = useEffectEvent((name: string) => {
    if (value === '' || filled.current === value) {
      filled.current = name;
      onChange(name);
    }
  });
  const filled = useRef(value);
  const name = file ? nameAfter(file) : '';
  useEffect(() => {
    if (name !== '') follow(name);
  }, [name]);
  if (others.length > 0) return null;
  return <TextField {...field} description={texts.nameHelp} required />;
}
