import {
  evaluationSortKeys,
  type EvaluationSortKey as SortKey,
} from '@indeks/contract/studies/evaluations/evaluations.keys';
import { intakeInSession, lastOldIntake } from '@indeks/contract/studies/evaluations/grades.rules';
import { intakeAfter, intakesTo } from '@indeks/contract/studies/courses/intakes.rules';
import { useQuery } from '@tanstack/react-query';
import { IconNotebook } from '@tabler/icons-react';
import { oldJournalQuery } from '#data/studies/evaluations.ts';
import { isSemesterDay } from '#parts/studies/students/semester-day.ts';
import { readId } from '#shared/lib/read-id.ts';
import { ProtocolBar } from '#parts/studies/protocols/protocol-bar.tsx';
import { SemesterControl } from '#parts/studies/courses/semester-control.tsx';
import { MultiSelectControl } from '#shared/ui/form/choices/multi-select-control.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { ChosenSheet } from './chosen-sheet.tsx';
import classes from './evaluations.module.css';
import { filterTexts, oldJournalTexts as texts } from './evaluations.texts.ts';
import { JournalSwitch } from './journal-switch.tsx';
import { SubjectFilter } from './journal-filters.tsx';
import { makeOldJournalColumns } from './journal-rows.tsx';
import { JournalTable } from './journal-table.tsx';
import { useGroupSheet } from './use-group-sheet.ts';
import { useJournalChoices } from './use-journal-choices.ts';

interface Filters extends Record<string, string | readonly string[]> {
  date: string;
  cid: readonly string[];
  sid: string;
}

const options: ListOptions<SortKey, Filters> = {
  screen: 'evaluations',
  sortKeys: evaluationSortKeys,
  sortBy: 'name',
  filters: { date: '', cid: [], sid: '' },
};

/** Semesters in which somebody of the older programme still studied. */
const lastSemester = intakeAfter(lastOldIntake, 2);

/** Students of the older programme, in the subjects of their semesters. */
export function OldJournalPage() {
  const list = useListState(options);
  const { state } = list;
  const { date, cids, sid } = readFilters(state.filters);
  const result = useQuery(
    oldJournalQuery({
      ...pagingOf(state),
      ...(date !== undefined && { date }),
      ...(cids.length > 0 && { cid: cids.join(',') }),
      ...(sid !== null && { sid }),
    }),
  );
  const { subjects } = useJournalChoices(0, cids);
  const subject = date === undefined ? undefined : subjects.find(({ id }) => id === sid);
  const isOneCourse = cids.length === 1 && cids[0] === subject?.cid;
  const sheet = useGroupSheet(texts.gradeGroup, subject ? undefined : texts.chooseGroup);
  if (date !== undefined && subject && sheet.isOpen)
    return (
      <ChosenSheet
        sid={subject.id}
        intake={intakeInSession(date, subject.semester)}
        protocol={{ date, cid: subject.cid, sid: subject.id }}
        back={sheet.back}
      />
    );
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        controls={<JournalSwitch value="old" />}
        main={sheet.action}
      />
      <JournalTable
        texts={{ ...texts, empty: { ...texts.empty, icon: IconNotebook } }}
        list={list}
        result={result}
        columns={makeOldJournalColumns}
        filters={<OldFilters list={list} />}
      />
      <div className={classes.below}>
        <ProtocolBar
          group={
            isOneCourse && date !== undefined && subject
              ? { date, cid: subject.cid, sid: subject.id }
              : undefined
          }
          choose={texts.chooseForProtocol}
          students={result.data?.total}
        />
      </div>
    </>
  );
}

const readFilters = ({ date, cid, sid }: Filters) => ({
  date: isSemesterDay(date) ? date : undefined,
  cids: cid.map(readId).filter((one) => one !== null),
  sid: readId(sid),
});

function OldFilters({ list }: { list: List<SortKey, Filters> }) {
  const { date, cids, sid } = readFilters(list.state.filters);
  const { courses, subjects } = useJournalChoices(0, cids);
  return (
    <>
      <SemesterControl
        labelHidden
        placeholder={texts.everySemester}
        offered={intakesTo(lastSemester).filter((day) => day <= lastSemester)}
        value={date ?? null}
        onChange={(day) => list.setFilters({ date: day ?? '' })}
        clearable
      />
      <MultiSelectControl
        label={filterTexts.courses}
        labelHidden
        placeholder={filterTexts.courses}
        searchable
        clearable
        maxValues={50}
        choices={courses}
        value={cids}
        onChange={(chosen) => list.setFilters({ cid: chosen.map(String), sid: '' })}
      />
      <SubjectFilter
        subjects={subjects}
        disabled={subjects.length === 0}
        value={sid}
        onChange={(chosen) => list.setFilters({ sid: String(chosen ?? '') })}
      />
    </>
  );
}
