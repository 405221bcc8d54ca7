import { averageIn, missingOf } from '@indeks/contract/studies/evaluations/grade-book.rules';
import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { Anchor } from '@mantine/core';
import {
  IconCheck,
  IconCoins,
  IconNotebook,
  IconPencil,
  IconTools,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney, formatNumber } from '#shared/lib/format.ts';
import { ShareBar } from '#shared/ui/feedback/share-bar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import classes from './student-pages.module.css';
import { finishTexts as texts } from './student-pages.texts.ts';

interface Requirement {
  name: string;
  icon: TablerIcon;
  done: boolean;
  words: string;
  /** How much of it is there, where that can be counted. */
  percent?: number;
  /** Where more of it stands. */
  more: { to: string; label: string };
}

interface FinishCardProps {
  course: OwnCourse;
  named: boolean;
  /** Another course of the enrolment, which says what is owed. */
  paidWith: string | undefined;
}

/** What a course takes to be finished, and how much of it is there. */
export function FinishCard({ course, named, paidWith }: FinishCardProps) {
  const requirements = listRequirements(course, paidWith);
  const done = requirements.filter((one) => one.done).length;
  return (
    <Card
      title={named ? texts.titleOf(course.name) : texts.title}
      aside={texts.done(done, requirements.length)}
      flush
    >
      <ul className={classes['requirements']}>
        {requirements.map((one) => (
          <li key={one.name} className={classes['requirement']}>
            <RequirementLine requirement={one} course={course} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RequirementLine({ requirement, course }: { requirement: Requirement; course: OwnCourse }) {
  const { name, icon, done, words, percent, more } = requirement;
  return (
    <>
      <TintedIcon of={done ? IconCheck : icon} tone={done ? 'ok' : 'brand'} size="mark" />
      <div className={classes['requirementWords']}>
        <strong>{name}</strong>
        <div className={classes['quiet']}>{words}</div>
        {percent !== undefined && <ShareBar percent={percent} />}
      </div>
      <Anchor component={Link} to={more.to} aria-label={`${more.label}: ${course.name}`}>
        {more.label}
      </Anchor>
    </>
  );
}

function listRequirements(course: OwnCourse, paidWith: string | undefined): Requirement[] {
  const { thesis, practice, owed } = missingOf(course);
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
      words: owed > 0 ? tellOwed(owed, paidWith) : texts.paid,
      more: { to: '/student-payments', label: texts.openPayments },
    },
  ];
}

const tellOwed = (owed: number, paidWith: string | undefined): string =>
  paidWith === undefined ? texts.left(formatMoney(owed)) : texts.together(paidWith);

function requireSubjects(course: OwnCourse): Requirement {
  const { grades, failed } = missingOf(course);
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
    percent: all === 0 ? 0 : Math.floor(((all - grades - failed) / all) * 100),
    more: book,
  };
}

const book = { to: '/student-grades', label: texts.openBook };
