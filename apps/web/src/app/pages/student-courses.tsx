import { EnrolmentProgress } from '#features/money/payments/enrolment-progress.tsx';
import { StudentAside } from '#features/money/payments/student-aside.tsx';
import { CoursesTab } from '#features/studies/students/courses-tab.tsx';
import { useSession } from '#shared/api/session-context.tsx';

/** The courses of a student, with payments and grades for people who may see them. */
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
