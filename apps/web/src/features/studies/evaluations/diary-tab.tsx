import { useQuery } from '@tanstack/react-query';
import { studentEvaluationsQuery } from '#data/studies/evaluations.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import classes from './evaluations.module.css';
import { studentTexts as texts } from './evaluations.texts.ts';
import { groupByCourse, StudentGrades } from './student-grades.tsx';

/** The grades of a student on the student's page, of both journals. */
export function DiaryTab({ user }: { user: number }) {
  const { data, error, isFetching, refetch } = useQuery(studentEvaluationsQuery(user));
  // Somebody without subjects is not in the journals.
  if (isCallError(error, 'record/not-found')) return <EmptyState {...texts.empty} />;
  if (!data)
    return error === null ? (
      <LoadingState columns={4} />
    ) : (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <div className={classes.page}>
      <StudentGrades courses={groupByCourse(data.items)} />
    </div>
  );
}
