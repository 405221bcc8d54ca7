import { Button } from '@mantine/core';
import { issueRoutes as routes } from '@indeks/contract/talk/issues/issues.routes';
import { issueFileRule, type IssueFile } from '@indeks/contract/talk/issues/issues.schemas';
import { useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { CallError, readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import type { BoundField } from '#shared/ui/entry/entry-fields.tsx';
import { ChosenFile, DropZone } from '#shared/ui/form/files/drop-zone.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { GroupFrame } from '#shared/ui/form/group-frame.tsx';
import { readRefusal, rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { issueFormTexts as texts } from './issues.texts.ts';

const rules = rulesOf(issueFileRule, texts.wrongKind);

type OpenFile = { kind: 'remove'; file: IssueFile } | { kind: 'refused' };

type IssueFilesFieldProps = BoundField<'files', IssueFile[]>;

/** Pictures that are uploaded as soon as they are chosen; while one is on its way, its number is below zero. */
export function IssueFilesField(props: IssueFilesFieldProps) {
  const id = useId();
  const { show, of } = useOpen<OpenFile>('issue-files');
  const { files, error, add, drop, ref } = useUploads(props, () => show({ kind: 'refused' }));
  const removal = of('remove');
  const refused = of('refused');
  return (
    <GroupFrame id={id} label={props.label} description={texts.filesHelp} error={error}>
      <DropZone
        endings={rules.endings}
        invalid={error !== undefined}
        disabled={false}
        onFiles={add}
        several
        buttonRef={ref}
        label={props.label}
        describedBy={`${id}-error ${id}-description`}
      />
      {files.map((file) => (
        <ChosenFile
          key={file.id}
          file={{ name: file.name }}
          {...(file.id < 0
            ? { waiting: texts.uploading(file.name), onRemove: undefined }
            : { onRemove: () => show({ kind: 'remove', file }) })}
        />
      ))}
      <ConfirmDelete
        opened={removal.opened}
        onClose={removal.close}
        question={texts.removeFile}
        consequence={texts.removeFileConsequence}
        items={removal.value ? [removal.value.file.name] : []}
        confirmLabel={texts.removeFileConfirm}
        onConfirm={async () => removal.value && drop(removal.value.file)}
      />
      <Dialog opened={refused.opened} onClose={refused.close} size="question" title={texts.wrongKindTitle}>
        <p>{texts.wrongKind}</p>
        <FormActions>
          <Button onClick={refused.close}>{texts.close}</Button>
        </FormActions>
      </Dialog>
    </GroupFrame>
  );
}

function useUploads({ control, name }: IssueFilesFieldProps, onRefused: () => void) {
  const { field, fieldState } = useController({ control, name });
  const [refusal, setRefusal] = useState<string>();
  const store = useCall('issues', routes.addFile);
  // Several uploads end at their own time: each changes what stands there then.
  const newest = useRef(field.value);
  useEffect(() => {
    newest.current = field.value;
  }, [field.value]);
  const change = (update: (known: IssueFile[]) => IssueFile[]) => {
    newest.current = update(newest.current);
    field.onChange(newest.current);
  };
  const upload = async (file: File) => {
    const waiting = { id: -Math.ceil(Math.random() * 1_000_000_000), name: file.name, url: '' };
    change((known) => [...known, waiting]);
    try {
      const stored = await store({ body: { file } }, { idempotencyKey: crypto.randomUUID() });
      change((known) => known.map((one) => (one.id === waiting.id ? stored : one)));
    } catch (failure) {
      change((known) => known.filter((one) => one.id !== waiting.id));
      if (failure instanceof CallError && failure.status === 422) onRefused();
      setRefusal(`${file.name}: ${readMessage(failure)}`);
    }
  };
  const add = (picked: readonly File[]) => {
    setRefusal(undefined);
    for (const file of picked) {
      const reason = readRefusal(file, rules);
      if (reason === undefined) void upload(file);
      else setRefusal(reason);
    }
  };
  /** What belongs to a saved issue goes with its save. */
  const drop = async (file: IssueFile) => change((known) => known.filter(({ id }) => id !== file.id));
  return { files: field.value, error: refusal ?? fieldState.error?.message, add, drop, ref: field.ref };
}
