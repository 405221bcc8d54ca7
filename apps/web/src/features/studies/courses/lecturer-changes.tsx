import { Title } from '@mantine/core';
import type { LecturerChange } from '@indeks/contract/studies/courses/courses.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconCalendar, IconUser } from '@tabler/icons-react';
import { useId } from 'react';
import { lecturerChangesQuery } from '#data/studies/courses.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { useNewestFirst } from '#shared/ui/table/use-newest-first.ts';
import classes from './courses.module.css';
import { lecturerChangesTexts as texts } from './courses.texts.ts';

/** The lecturers of the course's subjects over time, the newest change first. */
export function LecturerChanges({ course }: { course: number }) {
  const titleId = useId();
  const list = useNewestFirst();
  const { page, itemsPerPage, sortDesc } = list.state;
  const result = useQuery(lecturerChangesQuery(course, { page, itemsPerPage, sortBy: 'date', sortDesc }));
  return (
    <section aria-labelledby={titleId} className={classes.history}>
      <Title order={2} size="h3" id={titleId}>
        {texts.list}
      </Title>
      <DataTable
        texts={texts}
        list={list}
        result={result}
        columns={columns}
        search={false}
        rowName={({ subjectName, date }) => texts.rowName(subjectName, formatNumericDate(date))}
        card={(change) => <ChangeCard change={change} />}
      />
    </section>
  );
}

const columns: readonly Column<LecturerChange, 'date'>[] = [
  {
    id: 'date',
    header: texts.columns.date,
    sortable: true,
    width: '10rem',
    wrap: 'never',
    cell: ({ date }) => formatNumericDate(date),
  },
  { id: 'subject', header: texts.columns.subject, cell: ({ subjectName }) => subjectName },
  { id: 'lecturer', header: texts.columns.lecturer, cell: ({ username }) => username ?? texts.nobody },
];

function ChangeCard({ change }: { change: LecturerChange }) {
  return (
    <>
      <div className={classes.name}>{change.subjectName}</div>
      <CardLine icon={IconUser}>{change.username ?? texts.nobody}</CardLine>
      <CardLine icon={IconCalendar}>{formatNumericDate(change.date)}</CardLine>
    </>
  );
}
