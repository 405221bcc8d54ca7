import type { FileGroup, GroupFile } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { Anchor } from '@mantine/core';
import { fetchGroupFile } from '#data/talk/file-groups.ts';
import { FileMark } from '#parts/notices/attachments/file-mark.tsx';
import { saveFile } from '#shared/api/download.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { formatFileSize } from '#shared/ui/form/files/file-rules.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { explainFailure, type Failure } from './failure-dialog.tsx';
import classes from './file-groups.module.css';
import { documentsTexts as texts, fileGroupsTexts } from './file-groups.texts.ts';

interface DocumentsProps {
  groups: readonly FileGroup[];
  /** The numbers of what is new to the reader. */
  fresh: ReadonlySet<number>;
  onFailure: (failure: Failure) => void;
}

/** Groups with their files, as their readers see them. */
export function Documents({ groups, fresh, onFailure }: DocumentsProps) {
  return (
    <div className={classes.documents}>
      {groups.map((group) => (
        <Card key={group.id} title={group.name} aside={fileGroupsTexts.filesCount(group.files.length)} flush>
          <ul className={classes.files}>
            {group.files.map((file) => (
              <Document key={file.id} file={file} fresh={fresh.has(file.id)} onFailure={onFailure} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

interface DocumentProps {
  file: GroupFile;
  fresh: boolean;
  onFailure: (failure: Failure) => void;
}

function Document({ file, fresh, onFailure }: DocumentProps) {
  const download = () =>
    void fetchGroupFile(file.url).then(saveFile, (error: unknown) => onFailure(explainFailure(error)));
  return (
    <li className={classes.file}>
      <FileMark name={file.name} />
      <span className={classes.words}>
        <Anchor component="button" type="button" className={classes.name} onClick={download}>
          {file.description || file.name}
        </Anchor>
        <span className={classes.quiet}>
          {[
            file.description && file.name,
            formatFileSize(file.bytes),
            fileGroupsTexts.addedOn(formatNumericDate(file.added.slice(0, 10))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {fresh && <StatusChip tone="brand">{texts.fresh}</StatusChip>}
    </li>
  );
}
