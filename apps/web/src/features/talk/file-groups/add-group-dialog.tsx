import { fileGroupRoutes as routes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import { audienceRoles } from '@indeks/contract/talk/file-groups/file-groups.keys';
import { newFileGroup } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { intakesTo } from '@indeks/contract/studies/courses/intakes.rules';
import { formatMonth } from '@indeks/contract/common/format';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '#shared/api/use-call.ts';
import { today } from '#shared/lib/today.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { FilesField } from '#shared/ui/form/files/files-field.tsx';
import { MultiSelectField } from '#shared/ui/form/choices/multi-select-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { FailureDialog, type Failure } from './failure-dialog.tsx';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';
import { fileRules, useUpload } from './use-upload.ts';

interface AddGroupDialogProps {
  open: OpenOf<{ kind: 'add' }>;
  onAdded: (id: number) => void;
}

/** A group with its files, which are uploaded once it is there. */
export function AddGroupDialog({ open, onAdded }: AddGroupDialogProps) {
  const create = useCall('file-groups', routes.create);
  const [failure, setFailure] = useState<Failure>();
  const { upload } = useUpload(setFailure);
  return (
    <>
      {form({
        opened: open.opened,
        onClose: open.close,
        title: texts.addTitle,
        submitLabel: texts.add,
        onSubmit: async ({ files, ...body }, { keyFor }) => {
          const { id } = await create({ body }, { idempotencyKey: keyFor(body) });
          await upload(id, files);
          snackbar(texts.added);
          onAdded(id);
        },
      })}
      <FailureDialog failure={failure} onClose={() => setFailure(undefined)} />
    </>
  );
}

const form = defineForm({
  schema: newFileGroup.extend({ files: z.array(z.instanceof(File)) }),
  values: { name: '', roles: [], semesters: [], files: [] },
  fields: {
    name: { label: texts.fields.name, draw: (field) => <TextField {...field} required /> },
    roles: {
      label: texts.fields.roles,
      draw: (field) => (
        <MultiSelectField
          {...field}
          required
          choices={audienceRoles.map((role) => ({ value: role, label: texts.roleNames(role) }))}
        />
      ),
    },
    semesters: {
      label: texts.fields.semesters,
      draw: (field) => (
        <MultiSelectField
          {...field}
          placeholder={texts.allSemesters}
          choices={intakesTo(today()).map((day) => ({ value: day, label: formatMonth(day.slice(0, 7)) }))}
        />
      ),
    },
    files: {
      label: texts.files,
      draw: (field) => <FilesField {...field} description={texts.uploadHelp} rules={fileRules} />,
    },
  },
});
