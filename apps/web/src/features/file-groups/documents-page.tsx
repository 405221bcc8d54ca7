import type { FileGroup, GroupFile } from '@indeks/contract/file-groups/file-groups.schemas';
import { Anchor } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchGroupFile, fileGroupsQuery, tellVisit } from '#data/file-groups.ts';
import { saveFile } from '#shared/api/download.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { formatFileSize } from '#shared/ui/form/file-rules.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { FailureDialog, failureOf, type Failure } from './failure-dialog.tsx';
import classes from './file-groups.module.css';
import { documentsTexts as texts, fileGroupsTexts } from './file-groups.texts.ts';
import { FileMark } from '#parts/files/file-mark.tsx';

/** Documents for whoever reads, by group; what came since the last visit is marked until the page is left. */
export function DocumentsPage() {
  const result = useQuery({ ...fileGroupsQuery, refetchOnMount: 'always' });
  const groups = result.data?.items;
  const fresh = useFresh(result.isFetchedAfterMount ? groups : undefined);
  const [failure, setFailure] = useState<Failure>();
  const shown = groups?.filter(({ files }) => files.length > 0) ?? [];
  return (
    <>
      <PageHeader title={texts.title} help={fresh.size > 0 ? texts.freshCount(fresh.size) : texts.help} />
      {result.isPending && <LoadingState />}
      {result.isError && !groups && (
        <ErrorState title={texts.failed} onRetry={() => void result.refetch()} retrying={result.isFetching} />
      )}
      {groups && shown.length === 0 && <EmptyState {...texts.empty} icon={IconFolder} />}
      <div className={classes['documents']}>
        {shown.map((group) => (
          <Card
            key={group.id}
            title={group.name}
            aside={fileGroupsTexts.filesCount(group.files.length)}
            flush
          >
            <ul className={classes['files']}>
              {group.files.map((file) => (
                <Document key={file.id} file={file} fresh={fresh.has(file.id)} onFailure={setFailure} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <FailureDialog failure={failure} onClose={() => setFailure(undefined)} />
    </>
  );
}

/** The numbers of what is new, also after the visit was told and the list was read again. */
function useFresh(groups: readonly FileGroup[] | undefined): ReadonlySet<number> {
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set());
  const isThere = groups !== undefined;
  const now = groups?.flatMap(({ files }) => files.filter((file) => file.fresh).map(({ id }) => id)) ?? [];
  const added = now.filter((id) => !known.has(id));
  if (added.length > 0) setKnown(new Set([...known, ...added]));
  useEffect(() => {
    // Without an answer the same is new at the next visit.
    if (isThere) tellVisit().catch(() => undefined);
  }, [isThere]);
  return known;
}

interface DocumentProps {
  file: GroupFile;
  fresh: boolean;
  onFailure: (failure: Failure) => void;
}

function Document({ file, fresh, onFailure }: DocumentProps) {
  const download = () =>
    void fetchGroupFile(file.url).then(saveFile, (error: unknown) => onFailure(failureOf(error)));
  return (
    <li className={classes['file']}>
      <FileMark name={file.name} />
      <span className={classes['words']}>
        <Anchor component="button" type="button" className={classes['name']} onClick={download}>
          {file.name}
        </Anchor>
        <span className={classes['quiet']}>
          {[
            file.description,
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
