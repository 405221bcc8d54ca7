import { HistoryList } from '#features/history/history-list.tsx';
import { OwnStudentForm } from '#features/student-forms/own-student-form.tsx';
import { OwnStudies } from '#features/student-pages/own-studies.tsx';
import classes from '#features/student-pages/student-pages.module.css';
import { useSession } from '#shared/api/session-context.tsx';

/** The first page of a student: accounts and centre, their data, and what was changed in them. */
export function StudentPersonalData() {
  const { user } = useSession();
  return (
    <div className={classes['page']}>
      <OwnStudies />
      <OwnStudentForm user={user.id} />
      <HistoryList user={user.id} form="student" />
    </div>
  );
}
