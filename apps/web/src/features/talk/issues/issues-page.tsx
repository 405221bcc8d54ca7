import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { issueCountsQuery } from '#data/talk/issues.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useNewEntry } from '#shared/ui/page/use-new-entry.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { IssuesTable, ownOptions } from './issues-list.tsx';
import classes from './issues.module.css';
import { issueFormTexts, issuesTexts as texts } from './issues.texts.ts';

/** The problems that one reported; for the secretariat those of everybody. */
export function IssuesPage() {
  const office = useSession().permissions.includes('issues.triage');
  const phone = usePhone();
  const selected = useSelected<Issue>();
  const { show, of, anyOpen } = useOpen<OpenEntry<Issue>>('issues');
  useNewEntry(true, () => show({ kind: 'form' }));
  const label = phone ? issueFormTexts.addShort : issueFormTexts.add;
  const parts = {
    add: { label, icon: IconPlus, onClick: () => show({ kind: 'form' }) },
    selected,
    onEdit: (row: Issue) => show({ kind: 'form', row }),
    onRemove: (rows: readonly Issue[]) => show({ kind: 'remove', rows }),
  };
  return (
    <>
      {office ? <OfficePage {...parts} /> : <OwnPage {...parts} />}
      <WhenOpened opened={anyOpen}>
        <IssueDialogs of={of} show={show} onRemoved={selected.clear} />
      </WhenOpened>
    </>
  );
}

const OfficePage = lazyPart(() => import('./office-page.tsx').then((file) => file.OfficePage));
const IssueDialogs = lazyPart(() => import('./issue-dialogs.tsx').then((file) => file.IssueDialogs));

type OwnPageProps = Omit<Parameters<typeof IssuesTable>[0], 'list' | 'office'>;

function OwnPage(props: OwnPageProps) {
  const list = useListState(ownOptions);
  const { data: counts } = useQuery(issueCountsQuery);
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} main={props.add} />
      {counts && counts.resolved > 0 && (
        <div className={classes.note}>
          <Notice tone="info">{texts.reopenNote}</Notice>
        </div>
      )}
      <h2 className={classes.heading}>{texts.list}</h2>
      <IssuesTable list={list} office={false} {...props} />
    </>
  );
}
