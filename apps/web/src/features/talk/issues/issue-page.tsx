import { issueNumber } from '@indeks/contract/talk/issues/issues.keys';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { issueQuery } from '#data/talk/issues.ts';
import { useOpen, type Dialogs } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { IssueConversation } from './issue-conversation.tsx';
import { IssueFacts } from './issue-facts.tsx';
import classes from './issue.module.css';
import { issueFormTexts, issueTexts as texts } from './issues.texts.ts';

export function IssuePage() {
  const dialogs = useOpen<OpenEntry<Issue>>('issue');
  const [removed, setRemoved] = useState(false);
  const navigate = useNavigate();
  const leave = () => {
    setRemoved(true);
    snackbar(issueFormTexts.removed(1));
    void navigate(texts.back.to);
  };
  return (
    <RecordPage query={issueQuery} texts={texts} enabled={!removed && !dialogs.of('remove').opened}>
      {(issue) => <KnownIssue issue={issue} dialogs={dialogs} onRemoved={leave} />}
    </RecordPage>
  );
}

interface KnownIssueProps {
  issue: Issue;
  dialogs: Dialogs<OpenEntry<Issue>>;
  onRemoved: () => void;
}

function KnownIssue({ issue, dialogs, onRemoved }: KnownIssueProps) {
  const { show, of, anyOpen } = dialogs;
  const edit = { label: texts.edit, icon: IconPencil, onClick: () => show({ kind: 'form', row: issue }) };
  const remove = {
    label: texts.remove,
    icon: IconTrash,
    danger: true,
    onClick: () => show({ kind: 'remove', rows: [issue] }),
  };
  return (
    <>
      <PageHeader
        title={issue.title}
        help={issueNumber(issue.id)}
        back={texts.back}
        secondary={[...(issue.can.edit ? [edit] : []), ...(issue.can.delete ? [remove] : [])]}
      />
      <div className={classes.page}>
        <div className={classes.factsCard}>
          <IssueFacts issue={issue} />
        </div>
        <div className={classes.talkCard}>
          <IssueConversation issue={issue} />
        </div>
      </div>
      <WhenOpened opened={anyOpen}>
        {/* The list says what was deleted; this page is gone with it. */}
        <IssueDialogs of={of} show={(next) => (next.kind === 'removed' ? onRemoved() : show(next))} />
      </WhenOpened>
    </>
  );
}

const IssueDialogs = lazyPart(() => import('./issue-dialogs.tsx').then((file) => file.IssueDialogs));
