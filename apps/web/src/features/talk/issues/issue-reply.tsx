import { Button } from '@mantine/core';
import { issueStatus, nextStatus, type IssueStatus } from '@indeks/contract/talk/issues/issues.keys';
import { issueChatRoutes, issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { IconCheck, IconPlayerPlay, IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedRepliesQuery } from '#data/talk/chat.ts';
import { MessageForm } from '#parts/talk/conversation/message-form.tsx';
import { readMessage } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import classes from './issue.module.css';
import { issueTexts as texts } from './issues.texts.ts';

/** The question whether the answer is enough, or the reply; and the one step that the status can take. */
export function IssueReply({ issue }: { issue: Issue }) {
  const [unsatisfied, setUnsatisfied] = useState(false);
  const { can, status } = issue;
  const move = useMove(issue);
  const asks = can.judge && !unsatisfied;
  return (
    <div className={classes['foot']}>
      {asks && (
        <div className={classes['question']}>
          <p>{texts.question}</p>
          <div className={classes['answers']}>
            <Button variant="default" onClick={() => setUnsatisfied(true)}>
              {texts.no}
            </Button>
            <BusyButton busy={move.busy} onClick={() => move.to(issueStatus.resolved)}>
              {texts.yes}
            </BusyButton>
          </div>
        </div>
      )}
      {!asks && can.reply && (
        <Reply issue={issue} focused={unsatisfied} onSent={() => setUnsatisfied(false)} />
      )}
      {!can.reply && <p className={classes['closed']}>{texts.closed}</p>}
      {can.move && !asks && (
        <div className={classes['move']}>
          <BusyButton
            variant="light"
            fullWidth
            busy={move.busy}
            icon={moveIcons[status]}
            onClick={() => move.to(nextStatus[status])}
          >
            {texts.moves[status]}
          </BusyButton>
        </div>
      )}
    </div>
  );
}

const moveIcons = { 0: IconPlayerPlay, 1: IconCheck, 2: IconRotate } as const;

interface ReplyProps {
  issue: Issue;
  focused: boolean;
  /** The next answer is asked about anew. */
  onSent: () => void;
}

function Reply({ issue, focused, onSent }: ReplyProps) {
  const { user, permissions } = useSession();
  const send = useCall('issues', issueChatRoutes.send);
  const { keyFor, forget } = useSubmitKeys();
  const sharesReplies = permissions.includes('chat.inbox') && permissions.includes('issues.triage');
  const replies = useQuery({ ...savedRepliesQuery, enabled: sharesReplies }).data?.items;
  const isReporter = issue.uid === user.id;
  const reply = async (msg: string, file: File | undefined): Promise<boolean> => {
    const body = {
      msg,
      issue_id: issue.id,
      ...(!isReporter && { uid_to: issue.uid }),
      ...(file && { file }),
    };
    try {
      await send({ body }, { idempotencyKey: keyFor(body) });
      forget(body);
      onSent();
      return true;
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
      return false;
    }
  };
  return (
    <MessageForm
      place={`issue-draft:${issue.id}`}
      placeholder={isReporter ? texts.reply : texts.officeReply}
      focused={focused}
      stacked
      {...(replies && { ready: replies })}
      onSend={reply}
    />
  );
}

function useMove({ id }: Issue) {
  const change = useChange('issues', (status: IssueStatus) =>
    call(issueRoutes.edit, { params: { id }, body: { status } }),
  );
  return {
    busy: change.isPending,
    to: (status: IssueStatus) =>
      change.mutate(status, { onError: (error) => snackbar(readMessage(error), { tone: 'error' }) }),
  };
}
