import { OwnHistory } from '#features/home/person-history/own-history.tsx';
import { HistoryList } from '#features/employment/questionnaire/history/history-list.tsx';
import { studentFormHistory } from '#features/studies/student-forms/student-form-history.ts';
import { OwnStudentForm } from '#features/studies/student-forms/own-student-form.tsx';
import { OwnStudies, ownDataId } from '#features/home/dashboard/student/own-studies.tsx';
import classes from '#features/home/dashboard/student/student-pages.module.css';
import { useSession } from '#shared/api/session-context.tsx';

/** The first page of a student: accounts and centre, their data, and what was changed in them. */
export function StudentPersonalData() {
  const { user } = useSession();
  return (
    <div className={classes.page}>
      <OwnStudies />
      <div id={ownDataId} className={classes.ownData}>
        <OwnStudentForm user={user.id} />
      </div>
      <HistoryList user={user.id} form={studentFormHistory} />
      <OwnHistory />
    </div>
  );
}
