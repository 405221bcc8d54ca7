import { issueChatRoutes } from '@indeks/contract/talk/issues/issues.routes';
import type {
  Issue,
  IssueEvent as Happened,
  IssueHistory,
  IssueMessage,
  IssueNote,
} from '@indeks/contract/talk/issues/issues.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { issueAttachmentAddress, issueFileAddress, issueHistoryQuery } from '#data/talk/issues.ts';
import { AttachmentLink, Screenshot } from '#parts/talk/conversation/attachment-link.tsx';
import { conversationTexts } from '#parts/talk/conversation/conversation.texts.ts';
import { DayMark } from '#parts/talk/conversation/day-mark.tsx';
import messageClasses from '#parts/talk/conversation/messages.module.css';
import { MessageText } from '#parts/talk/conversation/message-text.tsx';
import { MessageLog } from '#parts/talk/conversation/message-log.tsx';
import { NoteBubble } from '#parts/talk/conversation/note-bubble.tsx';
import { call } from '#shared/api/call.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { timeOf } from '#shared/lib/moments.ts';
import { MoreButton } from '#shared/ui/feedback/more-button.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { IssueEvent } from './issue-event.tsx';
import classes from './issue.module.css';
import { IssueReply } from './issue-reply.tsx';
import { issueTexts as texts } from './issues.texts.ts';

/** The description and what was written about it, then the answer and the next step. */
export function IssueConversation({ issue }: { issue: Issue }) {
  return (
    <div className={classes.conversation} data-takes-files>
      {/* The key mounts it again with each message and step, so that what comes meanwhile is seen, too. */}
      <Seen key={`${issue.id}-${issue.messages}-${issue.status}`} id={issue.id} />
      <History issue={issue} />
      <IssueReply issue={issue} />
    </div>
  );
}

/** Marks what was told about the issue as seen. */
function Seen({ id }: { id: number }) {
  useEffect(() => {
    // Whatever fails is read again by the next opening; nothing on the screen hangs on it.
    void call(issueChatRoutes.seen, { params: { id } }).catch(() => undefined);
  }, [id]);
  return null;
}

function History({ issue }: { issue: Issue }) {
  const query = useInfiniteQuery(issueHistoryQuery(issue.id));
  const pages = query.data?.pages.toReversed() ?? [];
  const messages = pages.flatMap((page) => page.messages);
  const notes = pages.flatMap((page) => page.notes);
  const events = pages.flatMap((page) => page.events);
  const entries = mix({ messages, notes, events });
  // What was read stays when it cannot be read again.
  if (query.isError && !query.data)
    return (
      <ErrorState
        title={conversationTexts.failedToRead}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  return (
    <MessageLog label={texts.log} newest={messages.at(-1)?.id} outgoing={String(notes.at(-1)?.id ?? '')}>
      <Description issue={issue} />
      {query.isPending && <LoadingState rows={2} columns={1} />}
      <MoreButton query={query} label={conversationTexts.older} />
      {entries.map(({ key, at, message, note, event }, place) => (
        <div key={key} className={messageClasses.entry}>
          <DayMark of={at} after={entries[place - 1]?.at ?? issue.timestamp} />
          {message && <Message message={message} />}
          {note && <NoteBubble text={note.text} datetime={note.datetime} by={note.author} />}
          {event && <IssueEvent event={event} />}
        </div>
      ))}
    </MessageLog>
  );
}

interface Entry {
  key: string;
  at: string;
  message?: IssueMessage;
  note?: IssueNote;
  event?: Happened;
}

type Told = Pick<IssueHistory, 'messages' | 'notes' | 'events'>;

/** In the order of time; of the same moment what was written comes first. */
const mix = ({ messages, notes, events }: Told): readonly Entry[] =>
  [
    ...messages.map((message): Entry => ({ key: `message ${message.id}`, at: message.datetime, message })),
    ...notes.map((note): Entry => ({ key: `note ${note.id}`, at: note.datetime, note })),
    ...events.map((event): Entry => ({ key: `event ${event.id}`, at: event.datetime, event })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));

function Description({ issue }: { issue: Issue }) {
  const { user } = useSession();
  const mine = issue.uid === user.id;
  return (
    <div className={messageClasses.entry}>
      <DayMark of={issue.timestamp} after={undefined} />
      <div className={messageClasses.message} data-own={mine || undefined}>
        <div className={messageClasses.bubble}>
          <MessageText text={issue.description} />
        </div>
        {issue.files.length > 0 && (
          <div className={classes.pictures}>
            {issue.files.map(({ id, name, url }) => (
              <Screenshot key={id} address={issueFileAddress(url)} name={name} />
            ))}
          </div>
        )}
        <p className={messageClasses.meta}>
          {[texts.description, issue.reporter?.name, timeOf(issue.timestamp)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}

/** Whatever has an addressee is the administration's; for the secretariat it stands on its own side, with its author. */
function Message({ message }: { message: IssueMessage }) {
  const office = useSession().permissions.includes('issues.triage');
  const isOfficial = message.uid_to !== null;
  const isOwnSide = message.own || (office && isOfficial);
  const label = isOfficial ? texts.administration : undefined;
  const author = message.author ?? undefined;
  return (
    <div className={messageClasses.message} data-own={isOwnSide || undefined}>
      <div className={messageClasses.bubble}>
        {message.text !== '' && <MessageText text={message.text} />}
        {message.file !== null && message.attachment && (
          <AttachmentLink address={issueAttachmentAddress(message.file)} {...message.attachment} />
        )}
      </div>
      <p className={messageClasses.meta}>
        {[label, office || !isOfficial ? author : undefined, timeOf(message.datetime)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
