import type { Enrolment, Student } from '@indeks/contract/studies/students/students.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { studentQuery } from '#data/studies/students.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { InArchive } from './archive/in-archive.tsx';
import { EnrolmentCard } from './enrolment-card.tsx';
import type { OpenEnrolment } from './enrolment-dialogs.tsx';
import classes from './student-tabs.module.css';
import { coursesTabTexts as texts } from './student-tabs.texts.ts';

const EnrolmentDialogs = lazyPart(async () => (await import('./enrolment-dialogs.tsx')).EnrolmentDialogs);

interface CoursesTabProps {
  user: number;
  /** How far an enrolment has come, below what is known of it. */
  progress: (row: Enrolment) => ReactNode;
  /** Beside the cards. */
  aside: ReactNode;
}

/** Everything that one person studies, a card for each enrolment. */
export function CoursesTab({ user, ...shown }: CoursesTabProps) {
  const result = useQuery(studentQuery(user));
  const { data } = result;
  if (data) return <Courses student={data.student} archived={data.archived} {...shown} />;
  return <AwaitedState result={result} failed={texts.failed} columns={3} />;
}

interface CoursesProps extends Omit<CoursesTabProps, 'user'> {
  student: Student;
  archived: number;
}

function Courses({ student, archived, progress, aside }: CoursesProps) {
  const { enrolments } = student;
  const { show, of, anyOpen } = useOpen<OpenEnrolment>('student-courses');
  return (
    <div className={classes.root}>
      {archived > 0 && <InArchive name={student.listed_name} count={archived} />}
      {enrolments.length === 0 && <EmptyState {...texts.empty} />}
      <div className={aside === null ? undefined : classes.columns}>
        <div className={classes.cards}>
          {enrolments.map((row) => (
            <EnrolmentCard
              key={row.id}
              row={row}
              progress={progress(row)}
              onEdit={() => show({ kind: 'edit', row })}
              onRemove={() => show({ kind: 'remove', rows: [row] })}
            />
          ))}
        </div>
        {aside}
      </div>
      <WhenOpened opened={anyOpen}>
        <EnrolmentDialogs of={of} show={show} />
      </WhenOpened>
    </div>
  );
}
