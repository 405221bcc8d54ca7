import { IconEye, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { fileGroupsQuery } from '#data/talk/file-groups.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './file-groups.module.css';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';
import { GroupEditor } from './group-editor.tsx';
import { groupInWords, GroupList } from './group-list.tsx';

const AddGroupDialog = lazyPart(async () => (await import('./add-group-dialog.tsx')).AddGroupDialog);

const StudentView = lazyPart(async () => (await import('./student-view.tsx')).StudentView);

/** Groups on the left, the chosen one on the right; on a phone one after the other. */
export function FileGroupsPage() {
  const result = useQuery(fileGroupsQuery);
  const phone = usePhone();
  const [params, setParams] = useSearchParams();
  const { show, of, anyOpen } = useOpen<{ kind: 'add' } | { kind: 'view' }>('file-groups');
  const choose = (id: number | undefined) => setParams(id === undefined ? {} : { group: String(id) });
  const groups = result.data?.items ?? [];
  const wanted = groups.find(({ id }) => String(id) === params.get('group'));
  const chosen = wanted ?? (phone ? undefined : groups[0]);
  const add = { label: texts.add, icon: IconPlus, onClick: () => show({ kind: 'add' }) };
  const view = { label: texts.seeAsStudent, icon: IconEye, onClick: () => show({ kind: 'view' }) };
  const withList = !phone || chosen === undefined;
  return (
    <>
      <PageHeader
        title={withList ? texts.title : (chosen?.name ?? texts.title)}
        {...(withList
          ? { help: texts.help, main: add, secondary: [view] }
          : { help: chosen && groupInWords(chosen), back: { to: '/admin/files', label: texts.back } })}
      />
      {result.isPending && <LoadingState />}
      {result.isError && !result.data && (
        <ErrorState title={texts.failed} onRetry={() => void result.refetch()} retrying={result.isFetching} />
      )}
      {result.data && groups.length === 0 && <EmptyState {...texts.empty} action={add} />}
      {groups.length > 0 && (
        <div className={classes.page}>
          {withList && <GroupList groups={groups} chosen={chosen?.id} onChoose={choose} />}
          {/* The key gives another group fields of its own. */}
          {chosen && <GroupEditor key={chosen.id} group={chosen} onRemoved={() => choose(undefined)} />}
        </div>
      )}
      <WhenOpened opened={anyOpen}>
        <AddGroupDialog open={of('add')} onAdded={choose} />
        <StudentView open={of('view')} groups={groups} />
      </WhenOpened>
    </>
  );
}
