import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { Anchor } from '@mantine/core';
import { IconBook, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ShareBar } from '#shared/ui/feedback/share-bar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import { listRequirements, shareOfSubjects, type Requirement } from './finish-requirements.ts';
import classes from './student-pages.module.css';
import { finishTexts as texts } from './student-pages.texts.ts';

/** For a student with several courses: a line for each course, with what it lacks. */
export function FinishCourses({ courses }: { courses: readonly OwnCourse[] }) {
  return (
    <Card title={texts.title} flush>
      <ul className={classes.requirements}>
        {courses.map((course, index) => (
          <li key={`${course.eid}-${course.cid}`} className={classes.requirement}>
            <CourseLine
              course={course}
              sameDebt={courses.findIndex(({ eid }) => eid === course.eid) < index}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CourseLineProps {
  course: OwnCourse;
  /** A line above says already what is owed: one enrolment owes once. */
  sameDebt: boolean;
}

function CourseLine({ course, sameDebt }: CourseLineProps) {
  const requirements = listRequirements(course);
  const done = requirements.filter((one) => one.done).length;
  const lacking = requirements.filter((one) => !one.done && !(sameDebt && one.name === texts.payments));
  const complete = done === requirements.length;
  return (
    <>
      <TintedIcon of={complete ? IconCheck : IconBook} tone={complete ? 'ok' : 'brand'} size="mark" />
      <div className={classes.requirementWords}>
        <strong className={classes.named}>{course.name}</strong>
        <div className={classes.quiet}>
          {[texts.done(done, requirements.length), ...lacking.map(tell)].join(' · ')}
        </div>
        <ShareBar percent={shareOfSubjects(course)} />
      </div>
      <Anchor component={Link} to="/student-grades" aria-label={`${texts.openBook}: ${course.name}`}>
        {texts.openBook}
      </Anchor>
    </>
  );
}

/** 'Praca końcowa: jeszcze niezłożona' */
const tell = ({ name, words }: Requirement): string => `${name.toLocaleLowerCase('pl')}: ${words}`;
