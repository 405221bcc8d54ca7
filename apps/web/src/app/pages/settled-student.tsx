import { role } from '@indeks/contract/access/roles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { lazyTab } from '#app/lazy-tab.tsx';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { settlementsQuery } from '#data/payments.ts';
import { SettledStudentHeader } from '#features/payments/settled-student-header.tsx';
import { isCallError } from '#shared/api/call-error.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

const PaymentsTab = lazyTab(() =>
  import('#features/payments/payments-tab.tsx').then((file) => file.PaymentsTab),
);
const StudentData = lazyTab(() => import('#app/pages/student-data.tsx').then((file) => file.StudentData));
const CoursesTab = lazyTab(() =>
  import('#features/students/courses-tab.tsx').then((file) => file.CoursesTab),
);

const texts = pagesTexts.settledStudent;

/** A student as those see them who settle payments. */
export function SettledStudent() {
  const user = Number(useParams()['id']);
  const isNumber = Number.isInteger(user) && user > 0;
  const { data, error, isFetching, refetch } = useQuery({ ...settlementsQuery(user), enabled: isNumber });
  const missing = !isNumber || isCallError(error, 'record/not-found');
  if (data && !missing)
    return (
      <div key={user}>
        <SettledStudentHeader person={data.person} enrolments={data.enrolments} back={texts.back} />
        <Tabs user={user} />
      </div>
    );
  return (
    <>
      <PageHeader title={texts.title} back={texts.back} />
      {missing && <EmptyState title={pagesTexts.person.missing} text={pagesTexts.person.missingHelp} />}
      {!missing && error !== null && (
        <ErrorState title={pagesTexts.person.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </>
  );
}

/** Data and courses are hidden from the administrator here, who has them on the page of the student. */
function Tabs({ user }: { user: number }) {
  const { permissions, user: reader } = useSession();
  const shown = reader.is_admin !== role.administrator && permissions.includes('students.view');
  const others = [
    { slug: 'dane', label: pagesTexts.student.data, render: () => <StudentData user={user} /> },
    { slug: 'kierunki', label: pagesTexts.student.courses, render: () => <CoursesTab user={user} /> },
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
