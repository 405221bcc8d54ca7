import { ActionIcon, Tooltip } from '@mantine/core';
import { issueNumber } from '@indeks/contract/talk/issues/issues.keys';
import { useQuery } from '@tanstack/react-query';
import { IconArrowsDiagonal, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { issueQuery } from '#data/talk/issues.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { IssueConversation } from './issue-conversation.tsx';
import { IssueFacts } from './issue-facts.tsx';
import { pathOf } from './issues-list.tsx';
import classes from './issue.module.css';
import { issuesTexts, issueTexts as texts } from './issues.texts.ts';

interface IssuePanelProps {
  id: number;
  /** The address without it. */
  closed: string;
}

/** An issue beside the board. */
export function IssuePanel({ id, closed }: IssuePanelProps) {
  const { data: issue, error, isFetching, refetch } = useQuery(issueQuery(id));
  return (
    <section className={classes.panel} aria-label={issueNumber(id)}>
      <div className={classes.panelHead}>
        <div className={classes.panelLine}>
          <span className={classes.number}>{issueNumber(id)}</span>
          {issue && (
            <Tooltip label={issuesTexts.expand}>
              <ActionIcon {...look} component={Link} to={pathOf(issue)} aria-label={issuesTexts.expand}>
                <Icon of={IconArrowsDiagonal} />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label={issuesTexts.close}>
            <ActionIcon
              {...look}
              component={Link}
              to={closed}
              onClick={focusCard}
              aria-label={issuesTexts.close}
              preventScrollReset
            >
              <Icon of={IconX} />
            </ActionIcon>
          </Tooltip>
        </div>
        {issue && (
          <h2 className={classes.panelTitle} tabIndex={-1} ref={takeFocus}>
            {issue.title}
          </h2>
        )}
        {issue && <IssueFacts issue={issue} brief />}
      </div>
      {issue && <IssueConversation issue={issue} />}
      {!issue && error && isCallError(error, 'record/not-found') && <EmptyState {...texts.missing} />}
      {!issue && error && !isCallError(error, 'record/not-found') && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!issue && !error && <LoadingState rows={5} columns={1} />}
    </section>
  );
}

/** The focus moves to the opened issue without scrolling the board. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** Back to where it was opened. */
const focusCard = () => document.querySelector<HTMLElement>('a[data-opened]')?.focus({ preventScroll: true });

const look = { variant: 'subtle', color: 'gray', size: 34 } as const;
