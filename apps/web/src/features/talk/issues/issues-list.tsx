import { Anchor } from '@mantine/core';
import {
  issueNumber,
  issueSortKeys,
  issueStatuses,
  issueStatusNames,
  type IssueSortKey as SortKey,
} from '@indeks/contract/talk/issues/issues.keys';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconCalendar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { issuesPageQuery } from '#data/talk/issues.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { MultiSelectControl } from '#shared/ui/form/choices/multi-select-control.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf, type ListState } from '#shared/ui/table/list-state.ts';
import { opensRow } from '#shared/ui/table/open-row.ts';
import type { List } from '#shared/ui/table/list.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import { ageWords } from './age.ts';
import { FilesMark, PriorityMark, StatusWord, TypeChip } from './issue-looks.tsx';
import classes from './issues.module.css';
import { issuesTexts as texts, issueTexts } from './issues.texts.ts';

type Filters = { status: readonly string[]; mine: string };
export type IssuesList = List<SortKey, Filters>;

const shared = { screen: 'issues', sortKeys: issueSortKeys, filters: { status: [], mine: '' } as Filters };
/** The secretariat begins with who waits longest, others with their newest. */
export const officeOptions = { ...shared, sortBy: 'waiting' as SortKey };
export const ownOptions = { ...shared, sortBy: 'timestamp' as SortKey, sortDesc: true };

/** What is no status in the address is left out. */
export const readStatuses = ({ filters }: ListState<SortKey, Filters>): readonly string[] =>
  filters.status.filter((status) => issueStatuses.some((known) => String(known) === status));

interface IssuesTableProps {
  list: IssuesList;
  office: boolean;
  add: PageAction;
  selected: Selected<Issue>;
  onEdit: (row: Issue) => void;
  onRemove: (rows: readonly Issue[]) => void;
}

export function IssuesTable({ list, office, add, selected, onEdit, onRemove }: IssuesTableProps) {
  const statuses = readStatuses(list.state).join(',');
  const result = useQuery(
    issuesPageQuery({
      ...pagingOf(list.state),
      ...(statuses !== '' && { status: statuses }),
      ...(showsMine(list) && { mine: 'true' }),
    }),
  );
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result}
      columns={office ? officeColumns : ownColumns}
      filters={
        <>
          <StatusFilter list={list} />
          {office && <MineFilter list={list} />}
        </>
      }
      emptyAction={add}
      rowName={({ id, title }) => `${issueNumber(id)} ${title}`}
      rowActions={(row) => (row.can.edit ? [{ ...readyActions.edit, onClick: () => onEdit(row) }] : [])}
      selection={{
        ...selected,
        actions: [{ ...readyActions.delete, onClick: onRemove }],
      }}
      card={(row) => <IssueCard issue={row} />}
    />
  );
}

export const pathOf = ({ id }: Issue): string => `/issue-tracker/${id}`;

export function StatusFilter({ list }: { list: IssuesList }) {
  return (
    <MultiSelectControl
      label={texts.only}
      labelHidden
      placeholder={texts.all}
      choices={issueStatuses.map((status) => ({ value: String(status), label: issueStatusNames[status] }))}
      value={[...readStatuses(list.state)]}
      onChange={(status) => list.setFilters({ status })}
      clearable
    />
  );
}

export const showsMine = ({ state }: IssuesList): boolean => state.filters.mine === 'true';

/** Those in one's own hands, or everybody's. */
export function MineFilter({ list }: { list: IssuesList }) {
  return (
    <Segments
      label={texts.whose.label}
      choices={[
        { value: '', label: texts.whose.all },
        { value: 'true', label: texts.whose.mine },
      ]}
      value={list.state.filters.mine}
      onChange={(mine) => list.setFilters({ mine })}
    />
  );
}

function TitleLink({ issue }: { issue: Issue }) {
  return (
    <Anchor component={Link} to={pathOf(issue)} className={classes.titleLink} {...opensRow}>
      {issue.title}
    </Anchor>
  );
}

const ownColumns: readonly Column<Issue, SortKey>[] = [
  {
    id: 'title',
    header: texts.columns.title,
    sortable: true,
    width: '30%',
    cell: (issue) => <TitleLink issue={issue} />,
  },
  { id: 'number', header: texts.columns.number, wrap: 'never', cell: ({ id }) => issueNumber(id) },
  {
    id: 'type',
    header: texts.columns.type,
    sortable: true,
    wrap: 'never',
    cell: ({ type }) => <TypeChip type={type} />,
  },
  { id: 'files', header: texts.columns.files, cell: (issue) => <FilesMark issue={issue} /> },
  {
    id: 'timestamp',
    header: texts.columns.timestamp,
    sortable: true,
    wrap: 'never',
    cell: ({ timestamp }) => formatDateTime(timestamp),
  },
  {
    id: 'status',
    header: texts.columns.status,
    sortable: true,
    wrap: 'never',
    cell: ({ status }) => <StatusWord status={status} />,
  },
];

const officeColumns: readonly Column<Issue, SortKey>[] = [
  ...ownColumns,
  {
    id: 'priority',
    header: texts.columns.priority,
    sortable: true,
    wrap: 'never',
    cell: ({ priority }) => priority !== null && <PriorityMark priority={priority} />,
  },
  {
    id: 'assignee',
    header: texts.columns.assignee,
    cell: ({ assignee }) => assignee?.name ?? issueTexts.nobody,
  },
  {
    id: 'waiting',
    header: texts.columns.waiting,
    sortable: true,
    wrap: 'never',
    cell: (issue) => <Waiting issue={issue} />,
  },
];

/** Since when the reporter waits, and when the last answer went. */
function Waiting({ issue: { waiting_since: since, answered_at: answered } }: { issue: Issue }) {
  return (
    <>
      <div>{since === null ? texts.notWaiting : ageWords(since)}</div>
      <div className={classes.detail}>
        {answered === null ? texts.unanswered : texts.answered(ageWords(answered))}
      </div>
    </>
  );
}

function IssueCard({ issue }: { issue: Issue }) {
  return (
    <>
      <div className={classes.number}>{issueNumber(issue.id)}</div>
      <TitleLink issue={issue} />
      <div className={classes.marks}>
        <TypeChip type={issue.type} />
        <StatusWord status={issue.status} />
        {issue.priority !== null && <PriorityMark priority={issue.priority} />}
        <FilesMark issue={issue} />
        {issue.assignee && <span className={classes.detail}>{texts.takenBy(issue.assignee.name)}</span>}
      </div>
      <CardLine icon={IconCalendar}>{formatDateTime(issue.timestamp)}</CardLine>
    </>
  );
}
