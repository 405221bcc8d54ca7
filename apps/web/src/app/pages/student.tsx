import type { Student as StudentRecord } from '@indeks/contract/studies/students/students.schemas';
import { lazyTab } from '#app/lazy-tab.tsx';
import { useIsWoman } from '#app/shell/use-vocative.ts';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { studentQuery } from '#data/studies/students.ts';
import { StudentHeader } from '#features/studies/students/student-header.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';

const StudentData = lazyTab(() => import('#app/pages/student-data.tsx').then((file) => file.StudentData));
const StudentCourses = lazyTab(() =>
  import('#app/pages/student-courses.tsx').then((file) => file.StudentCourses),
);
const FinishTab = lazyTab(() =>
  import('#features/studies/students/finish-tab.tsx').then((file) => file.FinishTab),
);
const DiaryTab = lazyTab(() =>
  import('#features/studies/evaluations/diary-tab.tsx').then((file) => file.DiaryTab),
);

const PaymentsTab = lazyTab(() =>
  import('#features/money/payments/payments-tab.tsx').then((file) => file.PaymentsTab),
);
const PersonHistory = lazyTab(() =>
  import('#features/home/person-history/person-history.tsx').then((file) => file.PersonHistory),
);

const texts = pagesTexts.student;

/** A student as the secretariat and the coordinators see them. */
export function Student() {
  return (
    <RecordPage query={studentQuery} texts={{ ...pagesTexts.anyPerson, ...texts }}>
      {({ student }) => <KnownStudent student={student} />}
    </RecordPage>
  );
}

function KnownStudent({ student }: { student: StudentRecord }) {
  const { id, name, enrolments, can } = student;
  const { permissions } = useSession();
  return (
    <>
      <StudentHeader student={student} back={texts.back} />
      <RoutedTabs
        label={texts.tabs}
        initial="kierunki"
        // In the order of the specification.
        tabs={[
          ...(can.openForm
            ? [{ slug: 'dane', label: texts.data, render: () => <OwnData user={id} name={name} /> }]
            : []),
          {
            slug: 'kierunki',
            label: texts.courses,
            count: enrolments.length,
            render: () => <StudentCourses user={id} />,
          },
          { slug: 'zaliczenie', label: texts.finish, render: () => <FinishTab user={id} /> },
          ...(permissions.includes('journals.open')
            ? [{ slug: 'dziennik', label: texts.diary, render: () => <DiaryTab user={id} /> }]
            : []),
          ...(permissions.includes('settlements.manage')
            ? [{ slug: 'rozliczenia', label: texts.payments, render: () => <PaymentsTab user={id} /> }]
            : []),
          ...(permissions.includes('people.history')
            ? [{ slug: 'historia', label: texts.history, render: () => <HistoryTab user={id} name={name} /> }]
            : []),
        ]}
      />
    </>
  );
}

function HistoryTab({ user, name }: { user: number; name: string }) {
  return <PersonHistory user={user} seen={useIsWoman(name) ? 'woman' : 'man'} />;
}

/** Names the person for whom something is typed, if that is somebody else. */
function OwnData({ user, name }: { user: number; name: string }) {
  const { permissions } = useSession();
  return (
    <>
      {permissions.includes('account.act-for-person') && <ActingBanner name={name} />}
      <StudentData user={user} />
    </>
  );
}
