import type { Course } from '@indeks/contract/courses/courses.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { courseQuery, fetchPlanCsv, fetchPlanPdf } from '#data/courses.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { CourseForm } from './course-form.tsx';
import classes from './courses.module.css';
import { coursesTexts, courseTexts as texts } from './courses.texts.ts';

const LecturerChanges = lazyPart(() => import('./lecturer-changes.tsx').then((file) => file.LecturerChanges));

export function CoursePage() {
  const id = Number(useParams()['id']);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useQuery({ ...courseQuery(id), enabled: isNumber });
  const missing = !isNumber || isCallError(error, 'record/not-found');
  // The key begins anew for another course, so that nothing typed is saved in the wrong one.
  if (data && !missing) return <KnownCourse key={id} course={data} />;
  return (
    <>
      <PageHeader title={texts.title} back={texts.back} />
      {missing && <EmptyState {...texts.missing} />}
      {!missing && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!missing && error === null && <LoadingState columns={5} />}
    </>
  );
}

function KnownCourse({ course }: { course: Course }) {
  const csv = useDownload(() => fetchPlanCsv(course.id));
  const pdf = useDownload(() => fetchPlanPdf(course.id));
  const { show, of } = useOpen<{ kind: 'saved'; name: string }>('course');
  const saved = of('saved');
  return (
    <>
      <PageHeader
        title={course.name}
        back={texts.back}
        secondary={[
          { label: coursesTexts.csv, icon: IconDownload, ...csv },
          { label: coursesTexts.pdf, icon: IconFileTypePdf, ...pdf },
        ]}
      />
      <div className={classes['page']}>
        <CourseForm course={course} onSaved={({ name }) => show({ kind: 'saved', name })} />
        <Suspense>
          <LecturerChanges course={course.id} />
        </Suspense>
      </div>
      <SuccessDialog
        opened={saved.opened}
        onClose={saved.close}
        sentence={texts.saved}
        detail={saved.value?.name}
        autoClose
      />
    </>
  );
}
