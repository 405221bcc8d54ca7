import { groupFileRoutes as routes } from '@indeks/contract/file-groups/file-groups.routes';
import { longestDescription } from '@indeks/contract/file-groups/file-groups.keys';
import type { GroupFile } from '@indeks/contract/file-groups/file-groups.schemas';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchGroupFile } from '#data/file-groups.ts';
import { saveFile } from '#shared/api/download.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { formatFileSize } from '#shared/ui/form/file-rules.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { readyActions, RowActions } from '#shared/ui/table/row-actions.tsx';
import { failureOf, type Failure } from './failure-dialog.tsx';
import classes from './file-groups.module.css';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';
import { FileMark } from '#parts/files/file-mark.tsx';

interface FileRowProps {
  file: GroupFile;
  onFailure: (failure: Failure) => void;
}

/** At rest it is downloaded or deleted; a row whose description was changed offers to save it or to delete the file. */
export function FileRow({ file, onFailure }: FileRowProps) {
  const [typed, setTyped] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const edit = useCall('file-groups', routes.edit);
  const remove = useCall('file-groups', routes.remove);
  const isChanged = typed !== undefined && typed.trim() !== file.description;
  const told = (error: unknown) => onFailure(failureOf(error));
  const save = () =>
    edit({
      params: { id: file.id },
      body: { description: (typed ?? '').trim(), version: file.version },
    }).then(() => setTyped(undefined), told);
  return (
    <li className={classes['file']} data-editing={typed !== undefined || undefined}>
      <FileMark name={file.name} />
      <span className={classes['words']}>
        <span className={classes['name']}>{file.name}</span>
        <span className={classes['quiet']}>
          {`${formatFileSize(file.bytes)} · ${texts.addedOn(formatNumericDate(file.added.slice(0, 10)))}`}
        </span>
      </span>
      <Description file={file} typed={typed} onType={setTyped} />
      <RowEnd
        file={file}
        isChanged={isChanged}
        onSave={() => void save()}
        onRemove={() => setRemoving(true)}
        onFailed={told}
      />
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

interface RowEndProps {
  file: GroupFile;
  isChanged: boolean;
  onSave: () => void;
  onRemove: () => void;
  onFailed: (error: unknown) => void;
}

function RowEnd({ file, isChanged, onSave, onRemove, onFailed }: RowEndProps) {
  const download = () => void fetchGroupFile(file.url).then(saveFile, onFailed);
  if (!isChanged)
    return (
      <RowActions
        rowName={file.name}
        actions={[
          { label: texts.download, icon: IconDownload, onClick: download },
          { ...readyActions.delete, onClick: onRemove },
        ]}
      />
    );
  return (
    <span className={classes['change']}>
      <Button leftSection={<Icon of={IconCheck} size={18} />} onClick={onSave}>
        {texts.saveChange}
      </Button>
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

interface DescriptionProps {
  file: GroupFile;
  typed: string | undefined;
  onType: (text: string | undefined) => void;
}

/** The field takes the place of the button that was pressed. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** A click makes it a field; Escape leaves it as it was. */
function Description({ file, typed, onType }: DescriptionProps) {
  if (typed === undefined)
    return (
      <button
        type="button"
        className={classes['description']}
        aria-label={`${file.description || texts.noDescription}. ${texts.editDescription(file.name)}`}
        onClick={() => onType(file.description)}
      >
        {file.description || texts.noDescription}
      </button>
    );
  return (
    <TextInput
      className={classes['typed'] ?? ''}
      aria-label={texts.description(file.name)}
      ref={takeFocus}
      value={typed}
      maxLength={longestDescription}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={() => typed.trim() === file.description && onType(undefined)}
      onKeyDown={(event) => event.key === 'Escape' && onType(undefined)}
    />
  );
}
