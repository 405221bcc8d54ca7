import { groupFileRoutes as routes } from '@indeks/contract/file-groups/file-groups.routes';
import { groupFileRule, type FileGroup } from '@indeks/contract/file-groups/file-groups.schemas';
import { useId, useState } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { DropZone } from '#shared/ui/form/drop-zone.tsx';
import { readRefusal, rulesOf } from '#shared/ui/form/file-rules.ts';
import { failureOf, type Failure } from './failure-dialog.tsx';
import classes from './file-groups.module.css';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';
import { FileRow } from './file-row.tsx';

interface GroupFilesProps {
  group: FileGroup;
  onFailure: (failure: Failure) => void;
}

/** The files of a group, and a place to drop more. */
export function GroupFiles({ group, onFailure }: GroupFilesProps) {
  const { upload, progress } = useUpload(group.id, onFailure);
  const id = useId();
  return (
    <>
      <div className={classes['filesHead']}>
        <h2>{texts.files}</h2>
        <span className={classes['count']}>{group.files.length}</span>
        {group.files.length > 0 && <span className={classes['hint']}>{texts.clickToEdit}</span>}
      </div>
      <ul className={classes['files']} aria-label={texts.files}>
        {group.files.map((file) => (
          <FileRow key={`${file.id} ${file.version}`} file={file} onFailure={onFailure} />
        ))}
      </ul>
      <div className={classes['zone']}>
        <DropZone
          endings={rules.endings}
          invalid={false}
          disabled={progress !== undefined}
          onFiles={(files) => void upload(files)}
          several
          buttonRef={undefined}
          label={texts.upload}
          describedBy={id}
        />
        <p id={id} className={classes['quiet']}>
          {texts.uploadHelp}
        </p>
        {progress && <ProgressForLongWork label={texts.uploading} {...progress} />}
      </div>
    </>
  );
}

const rules = rulesOf(groupFileRule, texts.unsupported.text);

/** One after another; one that is refused is told, and those behind it still come. */
function useUpload(gid: number, onFailure: (failure: Failure) => void) {
  const create = useCall('file-groups', routes.create);
  const [progress, setProgress] = useState<{ detail: string; done: number }>();
  const upload = async (files: readonly File[]) => {
    for (const [index, file] of files.entries()) {
      setProgress({
        detail: texts.uploadProgress(index + 1, files.length, file.name),
        done: index / files.length,
      });
      const refusal = readRefusal(file, rules);
      if (refusal !== undefined) onFailure({ title: texts.unsupported.title, text: refusal });
      else await create({ body: { gid, file } }).catch((error: unknown) => onFailure(failureOf(error)));
    }
    setProgress(undefined);
  };
  return { upload, progress };
}
