import { averageIn, countMissing } from '@indeks/contract/studies/evaluations/grade-book.rules';
import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { IconCoins, IconNotebook, IconPencil, IconTools, type TablerIcon } from '@tabler/icons-react';
import { formatMoney, formatNumber } from '#shared/lib/format.ts';
import { finishTexts as texts } from './student-pages.texts.ts';

export interface Requirement {
  name: string;
  icon: TablerIcon;
  done: boolean;
  words: string;
  /** How much of it is there, where that can be counted. */
  percent?: number;
  /** Where more of it stands. */
  more: { to: string; label: string };
}

/** What a course takes to be finished, and how much of it is there. */
export function listRequirements(course: OwnCourse): Requirement[] {
  const { thesis, practice, owed } = countMissing(course);
  const promoter = course.promoterName === null ? [] : [texts.promoter(course.promoterName)];
  return [
    requireSubjects(course),
    {
      name: texts.practice,
      icon: IconTools,
      done: !practice,
      words: practice ? texts.practiceOpen : texts.practiceDone,
      more: book,
    },
    {
      name: texts.thesis,
      icon: IconPencil,
      done: !thesis,
      words: [thesis ? texts.thesisOpen : texts.thesisDone, ...promoter].join(' · '),
      more: book,
    },
    {
      name: texts.payments,
      icon: IconCoins,
      done: owed === 0,
      words: owed > 0 ? texts.left(formatMoney(owed)) : texts.paid,
      more: { to: '/student-payments', label: texts.openPayments },
    },
  ];
}

function requireSubjects(course: OwnCourse): Requirement {
  const { grades, failed } = countMissing(course);
  const all = course.grades.length;
  const average = averageIn(course);
  const words = [
    texts.grades(all - grades, all),
    ...(failed > 0 ? [texts.failed(failed)] : []),
    ...(average === undefined ? [] : [texts.average(formatNumber(average, 2))]),
  ];
  return {
    name: texts.subjects,
    icon: IconNotebook,
    done: grades + failed === 0,
    words: words.join(' · '),
    percent: shareOfSubjects(course),
    more: book,
  };
}

const book = { to: '/student-grades', label: texts.openBook };

/** How many of a hundred grades are there and passed. */
export const shareOfSubjects = (course: OwnCourse): number => {
  const { grades, failed } = countMissing(course);
  const all = course.grades.length;
  return all === 0 ? 0 : Math.floor(((all - grades - failed) / all) * 100);
};
