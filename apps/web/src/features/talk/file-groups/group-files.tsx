import type { FileGroup } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { IconCloudUpload, IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { DropArea } from '#shared/ui/form/files/drop-area.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import type { Failure } from './failure-dialog.tsx';
import classes from './file-groups.module.css';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';
import { FileRow } from './file-row.tsx';
import type { NoteTyped } from './use-typed.ts';
import { fileRules, useUpload } from './use-upload.ts';

interface GroupFilesProps {
  group: FileGroup;
  onFailure: (failure: Failure) => void;
  note: NoteTyped;
}

/** The files of a group, and a place to drop more. */
export function GroupFiles({ group, onFailure, note }: GroupFilesProps) {
  const { upload, progress } = useUpload(onFailure);
  // Leaving the group asks first, since a refused upload could not be shown in another group.
  const uploadHere = async (files: readonly File[]) => {
    note('upload', true);
    await upload(group.id, files);
    note('upload', false);
  };
  return (
    <>
      <div className={classes.filesHead}>
        <h2>{texts.files}</h2>
        <span className={classes.count}>{group.files.length}</span>
        {group.files.length > 0 && <span className={classes.hint}>{texts.clickToEdit}</span>}
      </div>
      <ul className={classes.files} aria-label={texts.files}>
        {group.files.map((file) => (
          <FileRow key={file.id} file={file} onFailure={onFailure} note={note} />
        ))}
      </ul>
      <div className={classes.zone}>
        <FilesDrop busy={progress !== undefined} onFiles={(files) => void uploadHere(files)} />
        {progress && <ProgressForLongWork label={texts.uploading} {...progress} />}
      </div>
    </>
  );
}

interface FilesDropProps {
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
}

function FilesDrop({ busy, onFiles }: FilesDropProps) {
  const choose = useRef<() => void>(null);
  const id = useId();
  return (
    <DropArea endings={fileRules.endings} disabled={busy} onFiles={onFiles} chooseRef={choose} several>
      <div className={classes.dropLine}>
        <TintedIcon of={IconCloudUpload} />
        <span className={classes.words}>
          <span className={classes.name}>{texts.drop}</span>
          <span id={id} className={classes.quiet}>
            {texts.uploadHelp}
          </span>
        </span>
        <BusyButton
          variant="default"
          icon={IconUpload}
          busy={busy}
          aria-describedby={id}
          onClick={() => choose.current?.()}
        >
          {texts.chooseFiles}
        </BusyButton>
      </div>
    </DropArea>
  );
}
