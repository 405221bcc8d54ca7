import type { FileGroup } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fileGroupsQuery, tellVisit } from '#data/talk/file-groups.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { Documents } from './documents.tsx';
import { FailureDialog, type Failure } from './failure-dialog.tsx';
import { documentsTexts as texts } from './file-groups.texts.ts';

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
      <Documents groups={shown} fresh={fresh} onFailure={setFailure} />
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
