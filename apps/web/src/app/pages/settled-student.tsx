import { role } from '@indeks/contract/access/roles';
import { lazyTab } from '#app/lazy-tab.tsx';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { settlementsQuery } from '#data/money/payments.ts';
import { SettledStudentHeader } from '#features/money/payments/settled-student-header.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';

const PaymentsTab = lazyTab(() =>
  import('#features/money/payments/payments-tab.tsx').then((file) => file.PaymentsTab),
);
const StudentData = lazyTab(() => import('#app/pages/student-data.tsx').then((file) => file.StudentData));
const StudentCourses = lazyTab(() =>
  import('#app/pages/student-courses.tsx').then((file) => file.StudentCourses),
);

const texts = pagesTexts.settledStudent;

/** A student as those see them who settle payments. */
export function SettledStudent() {
  return (
    <RecordPage query={settlementsQuery} texts={{ ...pagesTexts.anyPerson, ...texts }}>
      {({ person, enrolments, sums, dues, reminded }) => (
        <>
          <SettledStudentHeader {...{ person, enrolments, sums, dues, reminded }} back={texts.back} />
          <Tabs user={person.id} />
        </>
      )}
    </RecordPage>
  );
}

/** Data and courses are hidden from the administrator here, who has them on the page of the student. */
function Tabs({ user }: { user: number }) {
  const { permissions, user: reader } = useSession();
  const shown = reader.is_admin !== role.administrator && permissions.includes('students.open');
  const others = [
    { slug: 'dane', label: pagesTexts.student.data, render: () => <StudentData user={user} /> },
    { slug: 'kierunki', label: pagesTexts.student.courses, render: () => <StudentCourses user={user} /> },
  ];
  return (
    <RoutedTabs
      label={texts.tabs}
      tabs={[
        {
          slug: 'rozliczenia',
          label: pagesTexts.student.payments,
          render: () => <PaymentsTab user={user} />,
        },
        ...(shown ? others : []),
      ]}
    />
  );
}
