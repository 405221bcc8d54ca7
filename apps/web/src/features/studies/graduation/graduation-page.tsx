import {
  graduationSortKeys,
  graduationStates,
  type GraduationSortKey as SortKey,
} from '@indeks/contract/studies/graduation/graduation.keys';
import { useQuery } from '@tanstack/react-query';
import { IconCertificate2, IconDownload, IconListNumbers, IconSchool, IconUsers } from '@tabler/icons-react';
import { fetchGraduationCsv, graduationPageQuery } from '#data/studies/graduation.ts';
import { CourseControl } from '#parts/studies/courses/course-control.tsx';
import { SemesterControl } from '#parts/studies/courses/semester-control.tsx';
import { nearStudentsQuery } from '#data/studies/students.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { readIntakes, readStudies } from '#parts/studies/students/studies-filters.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { GraduateCard, graduationColumns } from './graduation-cells.tsx';
import { graduationTexts as texts } from './graduation.texts.ts';

interface Filters extends Record<string, string> {
  date: string;
  cid: string;
  state: string;
}
type GraduationList = List<SortKey, Filters>;

const options: ListOptions<SortKey, Filters> = {
  screen: 'graduation',
  sortKeys: graduationSortKeys,
  sortBy: 'state',
  filters: { date: '', cid: '', state: '' },
};

/** Values in the address that are no semester, number or state are ignored. */
const readQuery = ({ state }: GraduationList) => {
  const { date, cid, state: word } = state.filters;
  const chosen = readState(word);
  return {
    ...pagingOf(state),
    ...readIntakes({ date: [date] }),
    ...readStudies({ pid: '', cid }),
    ...(chosen && { state: chosen }),
  };
};

const readState = (word: string) => graduationStates.find((state) => state === word);

/** The same people in the list of students, where they are written to and printed. */
const linkStudents = ({ state }: GraduationList): string => {
  const { date, cid, state: graduation } = state.filters;
  const asked = Object.entries({ date, cid, graduation }).filter(([, word]) => word !== '');
  return `/students?${new URLSearchParams(asked).toString()}`;
};

/** A chosen group can be completed. */
const linkCompletion = ({ state }: GraduationList) => {
  const { date, cid } = state.filters;
  if (date === '' || cid === '') return {};
  const to = `/students/completion?${new URLSearchParams({ date, cid }).toString()}`;
  return { main: { label: texts.complete, icon: IconCertificate2, to } };
};

/** Students who may finish, and what the others lack. */
export function GraduationPage() {
  const list = useListState(options);
  const query = readQuery(list);
  const completing = linkCompletion(list);
  const csv = useDownload(() => fetchGraduationCsv(query));
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        back={{ to: '/students', label: texts.back }}
        {...completing}
        secondary={[
          { label: texts.students, icon: IconUsers, to: linkStudents(list) },
          { label: texts.csv, icon: IconDownload, ...csv },
          { label: texts.register, icon: IconListNumbers, to: '/certificates' },
        ]}
      />
      <DataTable
        texts={{ ...texts, empty: { ...texts.empty, icon: IconSchool } }}
        list={list}
        result={useQuery(graduationPageQuery(query))}
        columns={graduationColumns}
        filters={<GraduationFilters list={list} />}
        near={(search) => <NearNames query={nearStudentsQuery(search)} onChoose={list.setSearch} />}
        emptyAction={{ label: texts.openStudents, to: '/students' }}
        rowName={({ name, courseName }) => `${name}, ${courseName}`}
        card={(row) => <GraduateCard row={row} />}
      />
    </>
  );
}

function GraduationFilters({ list }: { list: GraduationList }) {
  const { date, cid, state } = list.state.filters;
  return (
    <>
      <SemesterControl
        label={texts.filters.intake}
        placeholder={texts.filters.everyIntake}
        value={date === '' ? null : date}
        onChange={(chosen) => list.setFilters({ date: chosen ?? '' })}
        clearable
      />
      <CourseControl
        label={texts.filters.course}
        placeholder={texts.filters.course}
        value={cid === '' ? null : Number(cid)}
        onChange={(chosen) => list.setFilters({ cid: String(chosen ?? '') })}
        clearable
      />
      <SelectControl
        label={texts.filters.state}
        value={readState(state) ?? ''}
        onChange={(chosen) => list.setFilters({ state: chosen ?? '' })}
        choices={(['', ...graduationStates] as const).map((value) => ({ value, label: texts.states[value] }))}
      />
    </>
  );
}
