import { Button } from '@mantine/core';
import {
  issueNumber,
  issueStatus,
  nextStatus,
  type IssueStatus,
} from '@indeks/contract/talk/issues/issues.keys';
import { issueChatRoutes, issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { IconCheck, IconPlayerPlay, IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { AnswerOrNote } from '#parts/talk/conversation/answer-or-note.tsx';
import { MessageForm } from '#parts/talk/conversation/message-form.tsx';
import { judgeOpenField, useReadyReplies } from '#parts/talk/conversation/use-ready-replies.ts';
import { SavedReplies } from '#parts/talk/saved-replies/saved-replies.tsx';
import { readMessage } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { CheckboxControl } from '#shared/ui/form/choices/checkbox-control.tsx';
import classes from './issue.module.css';
import { issueTexts as texts } from './issues.texts.ts';

/** The question whether the answer is enough, or the reply; and the one step that the status can take. */
export function IssueReply({ issue }: { issue: Issue }) {
  const [unsatisfied, setUnsatisfied] = useState(false);
  const { can, status } = issue;
  const move = useMove(issue);
  // A duplicate, whatever it shows, is opened again or stays.
  const step = issue.merged ? issueStatus.resolved : status;
  const asks = can.judge && !unsatisfied;
  return (
    <div className={classes.foot}>
      {asks && (
        <div className={classes.question}>
          <p>{texts.question}</p>
          <div className={classes.answers}>
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
      {!can.reply && <p className={classes.closed}>{issue.merged ? texts.merged : texts.closed}</p>}
      {can.move && !asks && (
        <div className={classes.move}>
          <BusyButton
            variant="light"
            fullWidth
            busy={move.busy}
            icon={moveIcons[step]}
            onClick={() => move.to(nextStatus[step])}
          >
            {texts.moves[step]}
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
  const [toAll, setToAll] = useState(false);
  const send = useSending(issue, toAll);
  const writeNote = useNote(issue.id);
  const sharesReplies = permissions.includes('chat.inbox') && permissions.includes('issues.triage');
  const isReporter = issue.uid === user.id;
  const replies = useReadyReplies({ shared: sharesReplies, personId: isReporter ? null : issue.uid });
  const reply = async (msg: string, file: File | undefined): Promise<boolean> => {
    const isSent = await send(msg, file);
    if (isSent) onSent();
    return isSent;
  };
  const { duplicates } = issue;
  const answer = (
    <>
      {duplicates.length > 0 && (
        <div className={classes.others}>
          <CheckboxControl
            label={texts.toDuplicates(
              duplicates.length,
              duplicates.map(({ reporter }) => reporter).join(', '),
            )}
            value={toAll}
            onChange={setToAll}
          />
        </div>
      )}
      <MessageForm
        place={`issue-draft:${issue.id}`}
        // The first answer alone is greeted and signed.
        placeholder={isReporter || issue.answered_at !== null ? texts.reply : texts.officeReply}
        focused={focused}
        stacked
        {...(replies && { ready: replies })}
        {...(!isReporter && { refuse: judgeOpenField })}
        onSend={reply}
        beside={(text, setText) =>
          replies && !isReporter && <SavedReplies text={text} ready={replies} onChange={setText} />
        }
      />
    </>
  );
  if (!issue.can.note) return answer;
  return (
    <AnswerOrNote place={`issue-note:${issue.id}`} stacked onNote={writeNote}>
      {answer}
    </AnswerOrNote>
  );
}

/** Sends to the issue, and, when it is asked for, the same to its duplicates, each by itself. */
function useSending({ id, uid, duplicates }: Issue, toAll: boolean) {
  const { user } = useSession();
  const call = useCall('issues', issueChatRoutes.send);
  const { keyFor, forget } = useSubmitKeys();
  const sendTo = async (issue_id: number, msg: string, file: File | undefined) => {
    const body = { msg, issue_id, ...(uid !== user.id && { uid_to: uid }), ...(file && { file }) };
    await call({ body }, { idempotencyKey: keyFor(body) });
    forget(body);
  };
  return async (msg: string, file: File | undefined): Promise<boolean> => {
    try {
      await sendTo(id, msg, file);
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
      return false;
    }
    const others = toAll ? duplicates : [];
    const sent = await Promise.allSettled(others.map((one) => sendTo(one.id, msg, file)));
    const missed = others.filter((_, place) => sent[place]?.status === 'rejected');
    if (missed.length > 0)
      snackbar(texts.failedDuplicates(missed.map((one) => issueNumber(one.id)).join(', ')), {
        tone: 'error',
      });
    return true;
  };
}

function useNote(id: number) {
  const call = useCall('issues', issueChatRoutes.note);
  return async (text: string, idempotencyKey: string): Promise<boolean> => {
    try {
      await call({ params: { id }, body: { text } }, { idempotencyKey });
      return true;
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
      return false;
    }
  };
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
