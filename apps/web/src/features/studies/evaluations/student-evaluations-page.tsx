import type { Flag } from '@indeks/contract/common/flags';
import type {
  Evaluation,
  StudentEvaluations,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { studentEvaluationsQuery } from '#data/studies/evaluations.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { formatMonth, formatPhone } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { NamedValue, NamedValues } from '#shared/ui/page/named-values.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import classes from './evaluations.module.css';
import { studentTexts as texts } from './evaluations.texts.ts';
import { groupByCourse, StudentGrades } from './student-grades.tsx';

/** One student in the old journal. */
export function OldStudentPage() {
  return <StudentPage programme={0} />;
}

/** One student in the new journal. */
export function NewStudentPage() {
  return <StudentPage programme={1} />;
}

function StudentPage({ programme }: { programme: Flag }) {
  const params = useParams();
  const id = Number(params['uid']);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useQuery({
    ...studentEvaluationsQuery(id),
    enabled: isNumber,
  });
  const missing = !isNumber || isCallError(error, 'record/not-found');
  const back =
    programme === 0
      ? { to: '/evaluations', label: texts.back.old }
      : { to: '/evaluations-joined', label: texts.back.joined };
  if (data && !missing)
    return (
      <>
        <PageHeader title={texts.title(data.student.name)} back={back} />
        <KnownStudent
          key={id}
          evaluations={data}
          programme={programme}
          withData={params['evaluationDataVisible'] === 'true'}
        />
      </>
    );
  return (
    <>
      <PageHeader title={texts.untitled} back={back} />
      {missing && <EmptyState {...texts.missing} />}
      {!missing && error !== null && (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!missing && error === null && <LoadingState columns={4} />}
    </>
  );
}

interface KnownStudentProps {
  evaluations: StudentEvaluations;
  programme: Flag;
  /** Whether the data of the person stand above the grades. */
  withData: boolean;
}

function KnownStudent({ evaluations, programme, withData }: KnownStudentProps) {
  const courses = groupByCourse(evaluations.items.filter(({ after_join }) => after_join === programme));
  return (
    <div className={classes.page}>
      {withData && <StudentData student={evaluations.student} courses={courses} />}
      <StudentGrades courses={courses} />
    </div>
  );
}

interface StudentDataProps {
  student: StudentEvaluations['student'];
  courses: readonly (readonly Evaluation[])[];
}

function StudentData({ student, courses }: StudentDataProps) {
  const named = courses.flatMap(([row]) => (row ? [row] : []));
  return (
    <Card title={texts.data}>
      <NamedValues className={classes.facts}>
        <NamedValue name={texts.email}>{student.email}</NamedValue>
        <NamedValue name={texts.telephone}>{formatPhone(student.telephone)}</NamedValue>
        <div>
          <dt>{texts.courses}</dt>
          {named.map(({ id, courseName, student_course_date }, index) => (
            <dd key={id}>
              {texts.courseLine(index + 1, courseName, formatMonth(student_course_date.slice(0, 7)))}
            </dd>
          ))}
        </div>
      </NamedValues>
    </Card>
  );
}
