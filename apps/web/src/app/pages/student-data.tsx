import { HistoryList } from '#features/employment/questionnaire/history/history-list.tsx';
import { studentFormHistory } from '#features/studies/student-forms/student-form-history.ts';
import { StudentFormTab } from '#features/studies/student-forms/student-form-tab.tsx';
import { useSession } from '#shared/api/session-context.tsx';

/** The registration form of a student, and below it what changed there. */
export function StudentData({ user }: { user: number }) {
  const hasHistory = useSession().permissions.includes('people.history');
  const whole = hasHistory ? { whole: '?tab=historia' } : {};
  return (
    <StudentFormTab user={user} history={<HistoryList user={user} form={studentFormHistory} {...whole} />} />
  );
}
