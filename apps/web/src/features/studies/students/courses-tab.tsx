import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { Student } from '@indeks/contract/students/students.schemas';
import { useQuery } from '@tanstack/react-query';
import { studentQuery } from '#data/students.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { EnrolmentCard } from './enrolment-card.tsx';
import type { OpenEnrolment } from './enrolment-dialogs.tsx';
import { StudentAside } from './student-aside.tsx';
import progress from './student-progress.module.css';
import classes from './student-tabs.module.css';
import { coursesTabTexts as texts } from './student-tabs.texts.ts';

const EnrolmentDialogs = lazyPart(async () => (await import('./enrolment-dialogs.tsx')).EnrolmentDialogs);

/** Everything that one person studies, a card for each enrolment. */
export function CoursesTab({ user }: { user: number }) {
  const result = useQuery(studentQuery(user));
  const { data } = result;
  if (data) return <Courses student={data.student} />;
  return <AwaitedState result={result} failed={texts.failed} columns={3} />;
}

function Courses({ student: { id: uid, enrolments } }: { student: Student }) {
  const { show, of, anyOpen } = useOpen<OpenEnrolment>('student-courses');
  const { permissions } = useSession();
  return (
    <div className={classes['root']}>
      {enrolments.length === 0 && <EmptyState {...texts.empty} />}
      <div className={permissions.includes('settlements.manage') ? progress['columns'] : undefined}>
        <div className={progress['cards']}>
          {enrolments.map((row) => (
            <EnrolmentCard
              key={row.id}
              row={row}
              onEdit={() => show({ kind: 'edit', row })}
              onRemove={() => show({ kind: 'remove', rows: [row] })}
            />
          ))}
        </div>
        {permissions.includes('settlements.manage') && <StudentAside user={uid} />}
      </div>
      <WhenOpened opened={anyOpen}>
        <EnrolmentDialogs of={of} show={show} />
      </WhenOpened>
    </div>
  );
}
