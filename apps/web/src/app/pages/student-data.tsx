import { HistoryList } from '#features/employment/questionnaire/history/history-list.tsx';
import { studentFormHistory } from '#features/studies/student-forms/student-form-history.ts';
import { StudentFormTab } from '#features/studies/student-forms/student-form-tab.tsx';
import { LastMessages } from '#features/talk/chat/last-messages.tsx';
import { useSession } from '#shared/api/session-context.tsx';

/** The registration form of a student, and below it the messages with them and what changed in the form. */
export function StudentData({ user }: { user: number }) {
  const { permissions } = useSession();
  const whole = permissions.includes('people.history') ? { whole: '?tab=historia' } : {};
  const below = (
    <>
      {permissions.includes('chat.use') && <LastMessages user={user} />}
      <HistoryList user={user} form={studentFormHistory} {...whole} />
    </>
  );
  return <StudentFormTab user={user} history={below} />;
}
