import { HistoryList } from '#features/history/history-list.tsx';
import { StudentFormTab } from '#features/student-forms/student-form-tab.tsx';

/** The registration form of a student, and below it what changed there. */
export function StudentData({ user }: { user: number }) {
  return <StudentFormTab user={user} history={<HistoryList user={user} form="student" />} />;
}
