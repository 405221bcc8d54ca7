import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { CourseGrades } from './course-grades.tsx';
import { studentTexts as texts } from './evaluations.texts.ts';
import type { OpenInJournal } from './journal-dialogs.tsx';

const JournalDialogs = lazyPart(async () => (await import('./journal-dialogs.tsx')).JournalDialogs);

/** The grades of one student, a card for each course. */
export function StudentGrades({ courses }: { courses: readonly (readonly Evaluation[])[] }) {
  const { show, of, anyOpen } = useOpen<OpenInJournal>('student-grades');
  return (
    <>
      {courses.length === 0 && <EmptyState {...texts.empty} />}
      {courses.map((rows) => (
        <CourseGrades key={makeKey(rows)} rows={rows} onHistory={(row) => show({ kind: 'history', row })} />
      ))}
      <WhenOpened opened={anyOpen}>
        <JournalDialogs of={of} />
      </WhenOpened>
    </>
  );
}

const makeKey = ([row]: readonly Evaluation[]): string => `${row?.eid}-${row?.cid}`;

/** The rows of a student by course. */
export const groupByCourse = (rows: readonly Evaluation[]): Evaluation[][] => [
  ...Map.groupBy(rows, ({ eid, cid }) => `${eid}-${cid}`).values(),
];
