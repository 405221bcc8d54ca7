import { lazyPart } from '#shared/ui/lazy-part.ts';
import { isAddingBlocked } from '@indeks/contract/students/students.rules';
import type { Student } from '@indeks/contract/students/students.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { studentQuery } from '#data/students.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { EnrolmentCard } from './enrolment-card.tsx';
import type { OpenEnrolment } from './enrolment-dialogs.tsx';
import classes from './student-tabs.module.css';
import { coursesTabTexts as texts, studentsTexts } from './students.texts.ts';

const EnrolmentDialogs = lazyPart(async () => (await import('./enrolment-dialogs.tsx')).EnrolmentDialogs);

/** Everything that one person studies, a card for each enrolment. */
export function CoursesTab({ user }: { user: number }) {
  const { data, isFetching, isError, refetch } = useQuery(studentQuery(user));
  if (data) return <Courses student={data.student} />;
  if (!isError) return <LoadingState columns={3} />;
  return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />;
}

function Courses({ student: { id: uid, name, enrolments } }: { student: Student }) {
  const { show, of, anyOpen } = useOpen<OpenEnrolment>('student-courses');
  const { user, permissions } = useSession();
  const mayAssign = permissions.includes('students.view');
  const assign = {
    label: texts.assign,
    icon: IconPlus,
    onClick: () => show({ kind: 'add', of: { uid, name } }),
    blocked: isAddingBlocked(user.is_admin, today()) ? studentsTexts.addingBlocked : undefined,
  };
  return (
    <div className={classes['root']}>
      {enrolments.length === 0 ? (
        <EmptyState {...texts.empty} {...(mayAssign && { action: assign })} />
      ) : (
        mayAssign && (
          <div className={classes['actions']}>
            <ActionButton action={assign} main />
          </div>
        )
      )}
      {enrolments.map((row) => (
        <EnrolmentCard
          key={row.id}
          row={row}
          onEdit={() => show({ kind: 'edit', row })}
          onRemove={() => show({ kind: 'remove', rows: [row] })}
        />
      ))}
      <WhenOpened opened={anyOpen}>
        <EnrolmentDialogs of={of} show={show} />
      </WhenOpened>
    </div>
  );
}
