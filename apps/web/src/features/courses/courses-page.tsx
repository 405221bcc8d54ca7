import type { Course } from '@indeks/contract/courses/courses.schemas';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { fetchCoursesCsv } from '#data/courses.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { coursesListOptions, coursesQueryOf, CoursesTable } from './courses-list.tsx';
import { coursesTexts as texts } from './courses.texts.ts';

const CourseDialogs = lazy(() =>
  import('./course-dialogs.tsx').then((file) => ({ default: file.CourseDialogs })),
);

export function CoursesPage() {
  const list = useListState(coursesListOptions);
  const [selected, setSelected] = useState<readonly Course[]>([]);
  const { show, of, anyOpen } = useOpen<OpenEntry<Course>>('courses');
  const csv = useDownload(() => fetchCoursesCsv(coursesQueryOf(list)));
  const add = () => show({ kind: 'form' });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        main={{ label: texts.add, icon: IconPlus, onClick: add }}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
      />
      <CoursesTable
        list={list}
        selected={selected}
        onSelect={setSelected}
        onAdd={add}
        onEdit={(course) => show({ kind: 'form', row: course })}
        onRemove={(courses) => show({ kind: 'remove', rows: courses })}
      />
      <WhenOpened opened={anyOpen}>
        <CourseDialogs of={of} show={show} onRemoved={() => setSelected([])} />
      </WhenOpened>
    </>
  );
}
