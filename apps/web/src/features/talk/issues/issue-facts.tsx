import { Anchor } from '@mantine/core';
import type { Issue, IssuePerson } from '@indeks/contract/talk/issues/issues.schemas';
import { Fragment, type ReactNode } from 'react';
import { issueFileAddress } from '#data/talk/issues.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { Assignee } from './assignee.tsx';
import { MergedIssues } from './merged-issues.tsx';
import { PriorityMark, StatusWord, TypeChip } from './issue-looks.tsx';
import classes from './issue.module.css';
import { issueTexts as texts } from './issues.texts.ts';

/** What is known of an issue; people and urgency for the secretariat alone. */
export function IssueFacts({
  issue,
  brief = false,
}: {
  issue: Issue;
  /** Beside the board, which shows the rest. */ brief?: boolean;
}) {
  const office = useSession().permissions.includes('issues.triage');
  const facts: [string, ReactNode][] = [
    ...(brief ? [] : plainFacts(issue)),
    ...(office ? officeFacts(issue, brief) : []),
    [texts.facts.files, <Files key="files" issue={issue} />],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

const plainFacts = (issue: Issue): [string, ReactNode][] => [
  [texts.facts.timestamp, formatDateTime(issue.timestamp)],
  [texts.facts.type, <TypeChip key="type" type={issue.type} />],
  [texts.facts.status, <StatusWord key="status" status={issue.status} />],
];

/** Beside the board, where the conversation needs the room, whom it concerns is said only when it is somebody else. */
const officeFacts = (issue: Issue, brief: boolean): [string, ReactNode][] => [
  [
    texts.facts.priority,
    issue.priority !== null && <PriorityMark key="priority" priority={issue.priority} />,
  ],
  [texts.facts.assignee, <Assignee key="assignee" issue={issue} />],
  ...mergedFacts(issue, brief),
  [texts.facts.reporter, personWords(issue.reporter)],
  ...(brief && issue.concerned?.id === issue.uid
    ? []
    : [[texts.facts.concerned, personWords(issue.concerned)] satisfies [string, ReactNode]]),
  [
    texts.facts.waiting,
    issue.waiting_since === null ? texts.notWaiting : formatDateTime(issue.waiting_since),
  ],
  [texts.facts.answered, issue.answered_at === null ? texts.none : formatDateTime(issue.answered_at)],
];

/** The issue that it is a duplicate of, or its duplicates; what is neither may become one. */
const mergedFacts = (issue: Issue, brief: boolean): [string, ReactNode][] => {
  const { merged_into: into, duplicates, can } = issue;
  const others = into === null ? duplicates : [into];
  const isOffered = can.merge && !brief;
  if (others.length === 0 && !isOffered) return [];
  return [
    [
      into === null ? texts.facts.duplicates : texts.facts.merged,
      <MergedIssues key="merged" {...{ issue, others, isOffered }} />,
    ],
  ];
};

const personWords = (person: IssuePerson | null): string =>
  person === null ? texts.nobody : `${person.full_name}, ${texts.roleOf(person.is_admin)}`;

/** Names with commas, each a download. */
function Files({ issue: { files } }: { issue: Issue }) {
  if (files.length === 0) return texts.none;
  return files.map(({ id, name, url }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <Anchor href={issueFileAddress(url)} download={name}>
        {name}
      </Anchor>
    </Fragment>
  ));
}
