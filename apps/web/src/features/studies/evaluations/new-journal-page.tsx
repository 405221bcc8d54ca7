import {
  halves,
  evaluationSortKeys,
  type EvaluationSortKey as SortKey,
} from '@indeks/contract/studies/evaluations/evaluations.keys';
import { intakeInSession } from '@indeks/contract/studies/evaluations/grades.rules';
import { currentIntake } from '@indeks/contract/studies/courses/intakes.rules';
import { useQuery } from '@tanstack/react-query';
import { IconNotebook } from '@tabler/icons-react';
import { newJournalQuery } from '#data/studies/evaluations.ts';
import { isSemesterDay } from '#parts/studies/students/semester-day.ts';
import { readId } from '#shared/lib/read-id.ts';
import { ProtocolBar } from '#parts/studies/protocols/protocol-bar.tsx';
import { today } from '#shared/lib/today.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { ChosenSheet } from './chosen-sheet.tsx';
import classes from './evaluations.module.css';
import { filterTexts, newJournalTexts as texts } from './evaluations.texts.ts';
import { JournalSwitch } from './journal-switch.tsx';
import { IntakeFilter, SessionFilter, SubjectFilter } from './journal-filters.tsx';
import { makeNewJournalColumns } from './journal-rows.tsx';
import { JournalTable } from './journal-table.tsx';
import { useGroupSheet } from './use-group-sheet.ts';
import { useJournalChoices } from './use-journal-choices.ts';

interface Filters extends Record<string, string> {
  date: string;
  cid: string;
  sid: string;
  half: string;
}
type JournalList = List<SortKey, Filters>;

const options: ListOptions<SortKey, Filters> = {
  screen: 'evaluationsJoined',
  sortKeys: evaluationSortKeys,
  sortBy: 'name',
  filters: { date: '', cid: '', sid: '', half: '' },
};

/** The students of one intake in one subject; nobody before the group is chosen. */
export function NewJournalPage() {
  const list = useListState(options);
  const { date, cid, sid, half } = readFilters(list.state.filters);
  const group = cid !== null && sid !== null && half !== undefined ? { date, cid, sid, half } : undefined;
  const sheet = useGroupSheet(texts.gradeGroup, group ? undefined : texts.chooseGroup);
  if (group && sheet.isOpen)
    return (
      <ChosenSheet
        sid={group.sid}
        intake={intakeInSession(date, group.half)}
        protocol={group}
        back={sheet.back}
      />
    );
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        controls={<JournalSwitch value="new" />}
        main={sheet.action}
      />
      {group ? (
        <Group list={list} group={group} />
      ) : (
        <div className={classes.unchosen}>
          <div className={classes.filters}>
            <NewFilters list={list} />
          </div>
          <EmptyState {...texts.unchosen} icon={IconNotebook} />
        </div>
      )}
      {!group && (
        <div className={classes.below}>
          <ProtocolBar group={undefined} choose={texts.chooseForProtocol} students={undefined} />
        </div>
      )}
    </>
  );
}

interface ChosenGroup {
  date: string;
  cid: number;
  sid: number;
  half: (typeof halves)[number];
}

function Group({ list, group }: { list: JournalList; group: ChosenGroup }) {
  const result = useQuery(newJournalQuery({ ...pagingOf(list.state), ...group }));
  return (
    <>
      <JournalTable
        texts={{ ...texts, empty: { ...texts.empty, icon: IconNotebook } }}
        list={list}
        result={result}
        columns={makeNewJournalColumns}
        filters={<NewFilters list={list} />}
      />
      <div className={classes.below}>
        <ProtocolBar group={group} choose={texts.chooseForProtocol} students={result.data?.total} />
      </div>
    </>
  );
}

/** Without a session the newest that has begun. */
const readFilters = ({ date, cid, sid, half }: Filters) => ({
  date: isSemesterDay(date) ? date : currentIntake(today()),
  cid: readId(cid),
  sid: readId(sid),
  half: halves.find((known) => String(known) === half),
});

/** Another session, course or subject has other intakes: the chosen one is cleared. */
function NewFilters({ list }: { list: JournalList }) {
  const { date, cid, sid, half } = readFilters(list.state.filters);
  const { courses, subjects, loading } = useJournalChoices(1, cid === null ? [] : [cid]);
  return (
    <>
      <SessionFilter value={date} onChange={(day) => list.setFilters({ date: day ?? '', half: '' })} />
      <SelectControl
        label={filterTexts.course}
        labelHidden
        placeholder={filterTexts.course}
        searchable
        clearable
        loading={loading}
        choices={courses}
        value={cid}
        onChange={(chosen) => list.setFilters({ cid: String(chosen ?? ''), sid: '', half: '' })}
      />
      <SubjectFilter
        subjects={cid === null ? [] : subjects}
        disabled={cid === null}
        value={sid}
        onChange={(chosen) => list.setFilters({ sid: String(chosen ?? ''), half: '' })}
      />
      <IntakeFilter
        session={date}
        value={half ?? null}
        onChange={(chosen) => list.setFilters({ half: String(chosen ?? '') })}
      />
    </>
  );
}
