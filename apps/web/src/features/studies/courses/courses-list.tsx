import { courseSortKeys, type CourseSortKey as SortKey } from '@indeks/contract/studies/courses/courses.keys';
import type { Course } from '@indeks/contract/studies/courses/courses.schemas';
import { IconListNumbers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fetchCoursesCsv, coursesPageQuery } from '#data/studies/courses.ts';
import { cutCourseName } from '#parts/studies/students/course-name.ts';
import type { Register } from '#shared/ui/entry/register-page.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { ActiveChip, ActiveFilter, readActiveFilter } from '#shared/ui/table/active-rows.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { pagingOf, type ListState } from '#shared/ui/table/list-state.ts';
import { opensRow } from '#shared/ui/table/open-row.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import classes from './courses.module.css';
import { coursesTexts as texts } from './courses.texts.ts';

const writeAddress = ({ id }: Course): string => `/admin/courses/${id}`;

const columns: readonly Column<Course, SortKey>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    cell: (course) => <CourseName course={course} />,
  },
  {
    id: 'subjects',
    header: texts.columns.subjects,
    width: '16%',
    wrap: 'never',
    cell: (course) => texts.subjectCount(course.courseSubjects.length),
  },
  {
    id: 'active',
    header: texts.columns.active,
    sortable: true,
    width: '14%',
    wrap: 'never',
    cell: (course) => <ActiveChip active={course.active} texts={texts.status} />,
  },
];

type Filters = { active: string };

const readQuery = (state: ListState<SortKey, Filters>) => ({
  ...pagingOf(state),
  active: readActiveFilter(state.filters),
});

export const coursesRegister: Omit<Register<Course, SortKey, Filters>, 'Dialogs'> = {
  texts,
  options: { screen: 'courses', sortKeys: courseSortKeys, sortBy: 'name', filters: { active: '' } },
  readPage: ({ state }) => coursesPageQuery(readQuery(state)),
  fetchCsv: ({ state }) => fetchCoursesCsv(readQuery(state)),
  filters: (list) => <ActiveFilter list={list} texts={texts.statusFilter} />,
  columns,
  rowName: ({ name }) => name,
  card: (course) => <CourseCard course={course} />,
};

function CourseName({ course }: { course: Course }) {
  return (
    <span className={classes.name}>
      <Link to={writeAddress(course)} className={classes.link} title={course.name} {...opensRow}>
        {cutCourseName(course.name)}
      </Link>
      {course.mba && <StatusChip tone="brand">{texts.mba}</StatusChip>}
    </span>
  );
}

function CourseCard({ course }: { course: Course }) {
  return (
    <>
      <CourseName course={course} />
      <div className={classes.chips}>
        <ActiveChip active={course.active} texts={texts.status} />
      </div>
      <CardLine icon={IconListNumbers}>{texts.subjectCount(course.courseSubjects.length)}</CardLine>
    </>
  );
}
