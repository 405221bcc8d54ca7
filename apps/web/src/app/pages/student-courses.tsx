import { EnrolmentProgress } from '#features/money/payments/enrolment-progress.tsx';
import { StudentAside } from '#features/money/payments/student-aside.tsx';
import { CoursesTab } from '#features/studies/students/courses-tab.tsx';
import { useSession } from '#shared/api/session-context.tsx';

/** What a student studies, with what is paid and graded for those who may see it. */
export function StudentCourses({ user }: { user: number }) {
  const settles = useSession().permissions.includes('settlements.manage');
  return (
    <CoursesTab
      user={user}
      progress={(row) => <EnrolmentProgress row={row} />}
      aside={settles ? <StudentAside user={user} /> : null}
    />
  );
}
