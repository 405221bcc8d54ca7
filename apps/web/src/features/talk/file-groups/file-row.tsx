import { groupFileRoutes as routes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import { longestDescription } from '@indeks/contract/talk/file-groups/file-groups.keys';
import type { GroupFile } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { Button } from '@mantine/core';
import { IconCheck, IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchGroupFile } from '#data/talk/file-groups.ts';
import { saveFile } from '#shared/api/download.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { TextControl } from '#shared/ui/form/typed/text-control.tsx';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { formatFileSize } from '#shared/ui/form/files/file-rules.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { readyActions, RowActions, RowActionsMenu } from '#shared/ui/table/row-actions.tsx';
import { explainFailure, type Failure } from './failure-dialog.tsx';
import classes from './file-groups.module.css';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';
import { FileMark } from '#parts/notices/attachments/file-mark.tsx';
import { useTyped, type NoteTyped } from './use-typed.ts';

interface FileRowProps {
  file: GroupFile;
  onFailure: (failure: Failure) => void;
  note: NoteTyped;
}

/** At rest it is downloaded or deleted; a row whose description was changed offers to save it or to delete the file. */
export function FileRow({ file, onFailure, note }: FileRowProps) {
  const typed = useTyped(`file ${file.id}`, file.description, note);
  const [removing, setRemoving] = useState(false);
  const told = (error: unknown) => onFailure(explainFailure(error));
  const { saving, save } = useSaving(file, typed, told);
  const remove = useCall('file-groups', routes.remove);
  // On a phone the description has a line of its own below the menu, and above the buttons that save it.
  const isEndFirst = usePhone() && !typed.isChanged;
  const end = (
    <RowEnd
      file={file}
      isChanged={typed.isChanged}
      saving={saving}
      onSave={() => void save()}
      onRemove={() => setRemoving(true)}
      onFailed={told}
    />
  );
  return (
    <li className={classes.file} data-editing={typed.isTyping || undefined}>
      <FileMark name={file.name} />
      <FileWords file={file} />
      {isEndFirst && end}
      <Description file={file} typed={typed} />
      {!isEndFirst && end}
      <ConfirmDelete
        opened={removing}
        onClose={() => setRemoving(false)}
        question={texts.removeFileQuestion}
        consequence={texts.removeFileConsequence}
        items={[file.name]}
        confirmLabel={texts.removeFile}
        onConfirm={async () => {
          await remove({ params: { id: file.id } });
        }}
      />
    </li>
  );
}

function useSaving(file: GroupFile, typed: Typed, told: (error: unknown) => void) {
  const [saving, setSaving] = useState(false);
  const edit = useCall('file-groups', routes.edit);
  const save = async () => {
    setSaving(true);
    await edit({
      params: { id: file.id },
      body: { description: typed.value.trim(), version: file.version },
    }).then(typed.forget, told);
    setSaving(false);
  };
  return { saving, save };
}

function FileWords({ file: { name, bytes, added } }: { file: GroupFile }) {
  return (
    <span className={classes.words}>
      <span className={classes.name}>{name}</span>
      <span className={classes.quiet}>
        {`${formatFileSize(bytes)} · ${texts.addedOn(formatNumericDate(added.slice(0, 10)))}`}
      </span>
    </span>
  );
}

interface RowEndProps {
  file: GroupFile;
  isChanged: boolean;
  saving: boolean;
  onSave: () => void;
  onRemove: () => void;
  onFailed: (error: unknown) => void;
}

function RowEnd({ file, isChanged, saving, onSave, onRemove, onFailed }: RowEndProps) {
  const phone = usePhone();
  const download = {
    label: texts.download,
    icon: IconDownload,
    onClick: () => void fetchGroupFile(file.url).then(saveFile, onFailed),
  };
  const remove = { ...readyActions.delete, onClick: onRemove };
  if (!isChanged)
    return (
      <span className={classes.rest}>
        {!phone && <RowActions rowName={file.name} actions={[download]} />}
        <RowActionsMenu rowName={file.name} actions={phone ? [download, remove] : [remove]} />
      </span>
    );
  return (
    <span className={classes.change}>
      <BusyButton icon={IconCheck} busy={saving} onClick={onSave}>
        {texts.saveChange}
      </BusyButton>
      <Button
        variant="default"
        color="red"
        leftSection={<Icon of={IconTrash} size={18} />}
        onClick={onRemove}
      >
        {texts.removeFile}
      </Button>
    </span>
  );
}

type Typed = ReturnType<typeof useTyped>;

interface DescriptionProps {
  file: GroupFile;
  typed: Typed;
}

/** The field takes the place of the button that was pressed, and the button that of the field. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A click makes it a field; Escape leaves it as it was. */
function Description({ file, typed }: DescriptionProps) {
  // Not when one went on to something else.
  const [wasLeft, setWasLeft] = useState(true);
  if (!typed.isTyping)
    return (
      <button
        type="button"
        className={classes.description}
        data-empty={file.description === '' || undefined}
        aria-label={`${file.description || texts.noDescription}. ${texts.editDescription(file.name)}`}
        ref={wasLeft ? null : takeFocus}
        onClick={() => {
          setWasLeft(false);
          typed.type(file.description);
        }}
      >
        {file.description || texts.noDescription}
      </button>
    );
  return (
    <TextControl
      className={classes.typed}
      label={texts.description(file.name)}
      labelHidden
      ref={takeFocus}
      value={typed.value}
      description={typed.isOvertaken ? texts.overtaken(file.description || texts.noDescription) : undefined}
      maxLength={longestDescription}
      onChange={typed.type}
      onBlur={() => {
        if (typed.isChanged) return;
        setWasLeft(true);
        typed.forget();
      }}
      onKeyDown={(event) => event.key === 'Escape' && typed.forget()}
    />
  );
}
