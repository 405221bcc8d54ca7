import type { Course } from '@indeks/contract/studies/courses/courses.schemas';
import { IconCertificate2, IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { Suspense } from 'react';
import { courseQuery, fetchPlanCsv, fetchPlanPdf } from '#data/studies/courses.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { CourseForm } from './course-form.tsx';
import classes from './courses.module.css';
import { coursesTexts, courseTexts as texts } from './courses.texts.ts';
import { useMessageToStudents } from './use-message-to-students.ts';

const LecturerChanges = lazyPart(() => import('./lecturer-changes.tsx').then((file) => file.LecturerChanges));

export function CoursePage() {
  return (
    <RecordPage query={courseQuery} texts={texts}>
      {(course) => <KnownCourse course={course} />}
    </RecordPage>
  );
}

function KnownCourse({ course }: { course: Course }) {
  const csv = useDownload(() => fetchPlanCsv(course.id));
  const pdf = useDownload(() => fetchPlanPdf(course.id));
  const issues = useSession().permissions.includes('certificates.issue');
  const message = useMessageToStudents(course.id);
  const { show, of } = useOpen<{ kind: 'saved'; name: string }>('course');
  const saved = of('saved');
  return (
    <>
      <PageHeader
        title={course.name}
        back={texts.back}
        secondary={[
          ...(issues
            ? [
                {
                  label: texts.certificate,
                  icon: IconCertificate2,
                  to: `/admin/courses/${course.id}/certificate`,
                },
              ]
            : []),
          message,
          { label: coursesTexts.csv, icon: IconDownload, ...csv },
          { label: coursesTexts.pdf, icon: IconFileTypePdf, ...pdf },
        ]}
      />
      <div className={classes.page}>
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
