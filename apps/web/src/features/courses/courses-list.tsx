import { isOn } from '@indeks/contract/common/flags';
import { courseSortKeys, type CourseSortKey as SortKey } from '@indeks/contract/courses/courses.keys';
import type { Course } from '@indeks/contract/courses/courses.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconEye, IconListNumbers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { coursesPageQuery } from '#data/courses.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { ActiveFilter, readActiveFilter } from '#shared/ui/table/active-filter.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import classes from './courses.module.css';
import { coursesTexts as texts } from './courses.texts.ts';

export type CoursesList = List<SortKey, { active: string }>;

export const coursesListOptions: ListOptions<SortKey, { active: string }> = {
  screen: 'courses',
  sortKeys: courseSortKeys,
  sortBy: 'name',
  filters: { active: '' },
};

export const coursesQueryOf = ({ state }: CoursesList) => ({
  ...pagingOf(state),
  active: readActiveFilter(state.filters),
});

interface CoursesTableProps {
  list: CoursesList;
  selected: readonly Course[];
  onSelect: (courses: readonly Course[]) => void;
  onAdd: () => void;
  onEdit: (course: Course) => void;
  onRemove: (courses: readonly Course[]) => void;
}

export function CoursesTable({ list, selected, onSelect, onAdd, onEdit, onRemove }: CoursesTableProps) {
  const result = useQuery(coursesPageQuery(coursesQueryOf(list)));
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result}
      columns={columns}
      filters={<ActiveFilter list={list} texts={texts.statusFilter} />}
      emptyAction={{ label: texts.add, onClick: onAdd }}
      rowKey={(course) => course.id}
      rowName={(course) => course.name}
      rowActions={(course) => [
        { label: texts.details, icon: IconEye, to: addressOf(course) },
        ...(course.can.edit ? [{ ...readyActions.edit, onClick: () => onEdit(course) }] : []),
      ]}
      selection={{
        rows: selected,
        onChange: onSelect,
        actions: [{ ...readyActions.delete, onClick: onRemove }],
      }}
      card={(course) => <CourseCard course={course} />}
    />
  );
}

const addressOf = ({ id }: Course): string => `/admin/courses/${id}`;

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
    cell: (course) => <ActiveChip active={course.active} />,
  },
];

function CourseName({ course }: { course: Course }) {
  return (
    <span className={classes['name']}>
      <Link to={addressOf(course)} className={classes['link']}>
        {course.name}
      </Link>
      {course.mba && <StatusChip tone="brand">{texts.mba}</StatusChip>}
    </span>
  );
}

function ActiveChip({ active }: Pick<Course, 'active'>) {
  return <StatusChip tone={isOn(active) ? 'ok' : 'neutral'}>{texts.status[active]}</StatusChip>;
}

function CourseCard({ course }: { course: Course }) {
  return (
    <>
      <CourseName course={course} />
      <div className={classes['chips']}>
        <ActiveChip active={course.active} />
      </div>
      <CardLine icon={IconListNumbers}>{texts.subjectCount(course.courseSubjects.length)}</CardLine>
    </>
  );
}
