import { issueNumber } from '@indeks/contract/issues/issues.keys';
import type { Issue } from '@indeks/contract/issues/issues.schemas';
import { IconPencil } from '@tabler/icons-react';
import { issueQuery } from '#data/issues.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { IssueConversation } from './issue-conversation.tsx';
import { IssueFacts } from './issue-facts.tsx';
import classes from './issue.module.css';
import { issueTexts as texts } from './issues.texts.ts';

export function IssuePage() {
  return (
    <RecordPage query={issueQuery} texts={texts}>
      {(issue) => <KnownIssue issue={issue} />}
    </RecordPage>
  );
}

function KnownIssue({ issue }: { issue: Issue }) {
  const { show, of, anyOpen } = useOpen<OpenEntry<Issue>>('issue');
  const edit = { label: texts.edit, icon: IconPencil, onClick: () => show({ kind: 'form', row: issue }) };
  return (
    <>
      <PageHeader
        title={issue.title}
        help={issueNumber(issue.id)}
        back={texts.back}
        secondary={issue.can.edit ? [edit] : []}
      />
      <div className={classes['page']}>
        <div className={classes['factsCard']}>
          <IssueFacts issue={issue} />
        </div>
        <div className={classes['talkCard']}>
          <IssueConversation issue={issue} />
        </div>
      </div>
      <WhenOpened opened={anyOpen}>
        <IssueDialogs of={of} show={show} />
      </WhenOpened>
    </>
  );
}

const IssueDialogs = lazyPart(() => import('./issue-dialogs.tsx').then((file) => file.IssueDialogs));
