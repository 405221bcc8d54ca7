import type { Flag } from '@indeks/contract/common/flags';
import type { JournalSubject } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { useQuery } from '@tanstack/react-query';
import { courseChoicesQuery } from '#data/studies/courses.ts';
import { journalSubjectsQuery } from '#data/studies/evaluations.ts';
import { useSession } from '#shared/api/session-context.tsx';
import type { Choice } from '#shared/ui/form/choices/choice.ts';

interface JournalChoices {
  courses: readonly Choice<number>[];
  /** Subjects of the chosen courses. */
  subjects: readonly JournalSubject[];
  loading: boolean;
}

/** What can be chosen in a journal: a lecturer has own subjects and their courses, the secretariat all. */
export function useJournalChoices(programme: Flag, chosen: readonly number[]): JournalChoices {
  const gradesAny = useSession().permissions.includes('journals.grade-any');
  const everyCourse = useQuery({ ...courseChoicesQuery, enabled: gradesAny });
  const ofCourses = useQuery({
    ...journalSubjectsQuery(programme, gradesAny ? chosen : []),
    enabled: !gradesAny || chosen.length > 0,
  });
  const subjects = ofCourses.data?.items ?? [];
  const isChosen = ({ cid }: JournalSubject) => chosen.length === 0 || chosen.includes(cid);
  return {
    courses: gradesAny ? (everyCourse.data ?? []) : listCourses(subjects),
    subjects: subjects.filter(isChosen),
    loading: gradesAny ? everyCourse.isPending : ofCourses.isPending,
  };
}

const listCourses = (subjects: readonly JournalSubject[]): Choice<number>[] =>
  [...new Map(subjects.map(({ cid, courseName }) => [cid, courseName]))].map(([value, label]) => ({
    value,
    label,
  }));
