import type { Student as StudentRecord } from '@indeks/contract/students/students.schemas';
import { lazyTab } from '#app/lazy-tab.tsx';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { studentQuery } from '#data/students.ts';
import { StudentHeader } from '#features/students/student-header.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { RoutedTabs } from '#shared/ui/feedback/routed-tabs.tsx';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';

const StudentData = lazyTab(() => import('#app/pages/student-data.tsx').then((file) => file.StudentData));
const CoursesTab = lazyTab(() =>
  import('#features/students/courses-tab.tsx').then((file) => file.CoursesTab),
);
const FinishTab = lazyTab(() => import('#features/students/finish-tab.tsx').then((file) => file.FinishTab));
const DiaryTab = lazyTab(() => import('#features/evaluations/diary-tab.tsx').then((file) => file.DiaryTab));

const PaymentsTab = lazyTab(() =>
  import('#features/payments/payments-tab.tsx').then((file) => file.PaymentsTab),
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
      {permissions.includes('account.act-for-person') && <ActingBanner name={name} />}
      <RoutedTabs
        label={texts.tabs}
        // In the order of the specification.
        tabs={[
          ...(can.openForm
            ? [{ slug: 'dane', label: texts.data, render: () => <StudentData user={id} /> }]
            : []),
          {
            slug: 'kierunki',
            label: texts.courses,
            count: enrolments.length,
            render: () => <CoursesTab user={id} />,
          },
          { slug: 'zaliczenie', label: texts.finish, render: () => <FinishTab user={id} /> },
          ...(permissions.includes('journals.open')
            ? [{ slug: 'dziennik', label: texts.diary, render: () => <DiaryTab user={id} /> }]
            : []),
          ...(permissions.includes('settlements.manage')
            ? [{ slug: 'rozliczenia', label: texts.payments, render: () => <PaymentsTab user={id} /> }]
            : []),
        ]}
      />
    </>
  );
}
