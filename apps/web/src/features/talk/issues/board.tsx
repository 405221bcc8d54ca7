import { Anchor, VisuallyHidden } from '@mantine/core';
import {
  issueNumber,
  issueStatuses,
  issueStatusNames,
  type IssueStatus,
} from '@indeks/contract/talk/issues/issues.keys';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconMessage, IconMessageExclamation, IconPaperclip } from '@tabler/icons-react';
import { Link } from 'react-router';
import { issuesPageQuery } from '#data/talk/issues.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { ageWords } from './age.ts';
import classes from './board.module.css';
import { PriorityMark, StatusWord, TypeChip } from './issue-looks.tsx';
import { issuesTexts as texts } from './issues.texts.ts';

interface BoardProps {
  /** The columns that are shown. */
  statuses: readonly IssueStatus[];
  search: string;
  /** Only those in one's own hands. */
  mine: boolean;
  opened: number | undefined;
  /** The address of an issue: beside the board, or its own page. */
  toIssue: (issue: Issue) => string;
  /** The whole list of a status. */
  toList: (status: IssueStatus) => string;
}

export function Board({ statuses, ...column }: BoardProps) {
  return (
    <div className={classes.board}>
      {issueStatuses
        .filter((status) => statuses.includes(status))
        .map((status) => (
          <BoardColumn key={status} status={status} {...column} />
        ))}
    </div>
  );
}

const shownAtOnce = 20;

type BoardColumnProps = Omit<BoardProps, 'statuses'> & { status: IssueStatus };

/** One status: who waits longest first; of those that are resolved the newest. */
export function BoardColumn({ status, search, mine, opened, toIssue, toList }: BoardColumnProps) {
  const order =
    status === 2 ? ({ sortBy: 'timestamp', sortDesc: true } as const) : ({ sortBy: 'waiting' } as const);
  const query = useQuery(
    issuesPageQuery({
      page: 1,
      itemsPerPage: shownAtOnce,
      status: String(status),
      ...order,
      ...(search !== '' && { search }),
      ...(mine && { mine: 'true' }),
    }),
  );
  const total = query.data?.total ?? 0;
  return (
    <section className={classes.column} aria-label={issueStatusNames[status]}>
      <h2 className={classes.head}>
        <StatusWord status={status} />
        <span className={classes.count}>{total}</span>
      </h2>
      {query.isError && !query.data && (
        <ErrorState
          title={texts.failedToRead}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isPending && <LoadingState rows={3} columns={1} />}
      <ul className={classes.cards}>
        {query.data?.items.map((issue) => (
          <li key={issue.id}>
            <IssueCard issue={issue} opened={issue.id === opened} to={toIssue(issue)} />
          </li>
        ))}
      </ul>
      {query.data?.items.length === 0 && <p className={classes.none}>{texts.emptyColumn}</p>}
      {total > shownAtOnce && (
        <Anchor component={Link} to={toList(status)} className={classes.all}>
          {texts.seeAll(total)}
        </Anchor>
      )}
    </section>
  );
}

function IssueCard({ issue, opened, to }: { issue: Issue; opened: boolean; to: string }) {
  const { reporter, priority, files, messages } = issue;
  return (
    <Link className={classes.card} to={to} data-opened={opened || undefined} preventScrollReset>
      <span className={classes.line}>
        <span className={classes.number}>{issueNumber(issue.id)}</span>
        <span className={classes.age}>{ageWords(issue.waiting_since ?? issue.timestamp)}</span>
      </span>
      <span className={classes.title}>{issue.title}</span>
      <span className={classes.marks}>
        <TypeChip type={issue.type} />
        {priority !== null && <PriorityMark priority={priority} />}
        {issue.assignee && <span className={classes.age}>{texts.takenBy(issue.assignee.name)}</span>}
        {issue.merged_into && (
          <span className={classes.age}>{texts.mergedInto(issueNumber(issue.merged_into.id))}</span>
        )}
        {issue.status === 1 && issue.waiting_since !== null && (
          <StatusChip tone="warning" icon={IconMessageExclamation}>
            {texts.waitsForUs}
          </StatusChip>
        )}
      </span>
      <span className={classes.line}>
        {reporter && <InitialsAvatar name={reporter.name} size={28} />}
        <span className={classes.who}>{reporter?.full_name}</span>
        {files.length > 0 && (
          <Amount icon={IconPaperclip} count={files.length} words={texts.attachedOf(files.length)} />
        )}
        {messages > 0 && <Amount icon={IconMessage} count={messages} words={texts.messagesOf(messages)} />}
      </span>
    </Link>
  );
}

function Amount({ icon, count, words }: { icon: typeof IconMessage; count: number; words: string }) {
  return (
    <span className={classes.amount}>
      <Icon of={icon} size={16} />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
