import {
  issueStatus,
  issueStatuses,
  issueStatusNames,
  type IssueStatus,
} from '@indeks/contract/talk/issues/issues.keys';
import type { Issue, IssueCounts } from '@indeks/contract/talk/issues/issues.schemas';
import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { issueCountsQuery } from '#data/talk/issues.ts';
import { writeMinutes } from '#parts/talk/conversation/waiting-words.ts';
import { readId } from '#shared/lib/read-id.ts';
import { usePreference } from '#shared/storage/storage-owner.tsx';
import { formatNumber } from '#shared/lib/format.ts';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { SearchField } from '#shared/ui/table/search-field.tsx';
import { lengthWords } from './age.ts';
import { Board, BoardColumn } from './board.tsx';
import { IssuePanel } from './issue-panel.tsx';
import {
  IssuesTable,
  MineFilter,
  officeOptions,
  pathOf,
  readStatuses,
  showsMine,
  StatusFilter,
  type IssuesList,
} from './issues-list.tsx';
import classes from './issues.module.css';
import { issuesTexts as texts } from './issues.texts.ts';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';

interface OfficePageProps {
  add: PageAction;
  selected: Selected<Issue>;
  onEdit: (row: Issue) => void;
  onRemove: (rows: readonly Issue[]) => void;
}

/** Everybody's issues: on a board with the opened one beside it, or as a list. */
export function OfficePage(props: OfficePageProps) {
  const phone = usePhone();
  const list = useListState(officeOptions);
  const { data: counts } = useQuery(issueCountsQuery);
  const { view, changeView, opened, addressWith } = useView();
  return (
    <>
      <PageHeader
        title={texts.title}
        // Keeps its line while the counts are on their way.
        help={counts ? describe(counts, view) : '\u00a0'}
        main={props.add}
        controls={
          <>
            {view === 'board' && !phone && <BoardFilters list={list} />}
            <ViewSwitch view={view} onChange={changeView} />
          </>
        }
      />
      {view === 'list' && (
        <>
          {counts && <Summary counts={counts} />}
          <h2 className={classes.heading}>{texts.list}</h2>
          <IssuesTable list={list} office {...props} />
        </>
      )}
      {view === 'board' && phone && <PhoneBoard list={list} counts={counts} />}
      {view === 'board' && !phone && (
        <div className={classes.office} data-opened={opened !== undefined || undefined}>
          <Board
            statuses={shownStatuses(list)}
            search={list.state.search}
            mine={showsMine(list)}
            opened={opened}
            toIssue={({ id }) => addressWith({ issue: String(id) })}
            toList={(status) => addressWith({ view: 'list', status: String(status) })}
          />
          {opened !== undefined && <IssuePanel key={opened} id={opened} closed={addressWith({})} />}
        </div>
      )}
    </>
  );
}

/** Beside the list the medians stand among its figures. */
const describe = (counts: IssueCounts, view: View): string => {
  const figures = view === 'board' ? medians(counts) : [];
  return [waitingWords(counts), ...figures.map(({ label, value }) => `${label} ${value}`)].join(' · ');
};

const waitingWords = ({ waiting, total, oldest }: IssueCounts): string =>
  oldest === null ? texts.noneWaits(total) : texts.waiting(waiting, total, lengthWords(oldest));

const shownStatuses = ({ state }: IssuesList): readonly IssueStatus[] => {
  const chosen = readStatuses(state);
  return chosen.length === 0 ? issueStatuses : issueStatuses.filter((one) => chosen.includes(String(one)));
};

type View = 'board' | 'list';

/**
 * Which view is chosen and which issue is open stands in the address, beside the state of the list. The view is remembered for
 * coming back from an issue.
 */
function useView() {
  const [params, setParams] = useSearchParams();
  const [preferred, prefer] = usePreference<View>('issues-view', views);
  const issue = params.get('issue') ?? '';
  const addressWith = (next: Readonly<Record<string, string>>): string => {
    const to = new URLSearchParams(params);
    to.delete('issue');
    for (const [name, value] of Object.entries(next)) to.set(name, value);
    return `?${to.toString()}`;
  };
  const changeView = (next: View) => {
    const to = new URLSearchParams(params);
    to.delete('issue');
    to.set('view', next);
    prefer(next);
    setParams(to, { replace: true });
  };
  const named = views.find((view) => view === params.get('view'));
  return {
    view: named ?? preferred,
    changeView,
    opened: readId(issue) ?? undefined,
    addressWith,
  };
}

const views = ['board', 'list'] as const;

function ViewSwitch({ view, onChange }: { view: View; onChange: (next: View) => void }) {
  return (
    <Segments
      label={texts.views.label}
      choices={[
        { value: 'board', label: texts.views.board, icon: IconLayoutKanban },
        { value: 'list', label: texts.views.list, icon: IconList },
      ]}
      value={view}
      onChange={onChange}
      wide
    />
  );
}

function BoardFilters({ list }: { list: IssuesList }) {
  return (
    <div className={classes.filters}>
      <SearchField value={list.state.search} onChange={list.setSearch} placeholder={texts.search} />
      <StatusFilter list={list} />
      <MineFilter list={list} />
    </div>
  );
}

function Summary({ counts }: { counts: IssueCounts }) {
  const numbers = [counts.accepted, counts.in_progress, counts.resolved];
  return (
    <div className={classes.summary}>
      <Figures
        figures={[
          ...issueStatuses.map((status, place) => ({
            label: issueStatusNames[status],
            value: formatNumber(numbers[place] ?? 0),
          })),
          { label: texts.total, value: formatNumber(counts.total) },
          ...medians(counts),
        ]}
      />
    </div>
  );
}

/** How long answers and solutions take, where there were any. */
const medians = ({ median_first: first, median_closed: closed }: IssueCounts) =>
  [
    { label: texts.medianFirst, minutes: first },
    { label: texts.medianClosed, minutes: closed },
  ].flatMap(({ label, minutes }) => (minutes === null ? [] : { label, value: writeMinutes(minutes) }));

/** One column at a time; an issue opens on its own page. */
function PhoneBoard({ list, counts }: { list: IssuesList; counts: IssueCounts | undefined }) {
  const [status = issueStatus.accepted] = shownStatuses(list);
  const numbers = counts && [counts.accepted, counts.in_progress];
  return (
    <>
      <div className={classes.phoneSearch}>
        <SearchField value={list.state.search} onChange={list.setSearch} placeholder={texts.search} />
        <MineFilter list={list} />
      </div>
      <div className={classes.segments}>
        <Segments
          label={texts.columns.status}
          choices={issueStatuses.map((one) => ({
            value: String(one),
            label: issueStatusNames[one],
            // Nobody waits for an answer in a resolved issue.
            count: numbers?.[one] ?? 0,
          }))}
          value={String(status)}
          onChange={(next) => list.setFilters({ status: [next] })}
          wide
        />
      </div>
      <BoardColumn
        status={status}
        search={list.state.search}
        mine={showsMine(list)}
        opened={undefined}
        toIssue={pathOf}
        toList={(of) => `?view=list&status=${of}`}
      />
    </>
  );
}
