import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ShareBar } from '#shared/ui/feedback/share-bar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import { listRequirements, type Requirement } from './finish-requirements.ts';
import classes from './student-pages.module.css';
import { finishTexts as texts } from './student-pages.texts.ts';

/** What the one course takes to be finished, a line for each part. */
export function FinishCard({ course }: { course: OwnCourse }) {
  const requirements = listRequirements(course);
  const done = requirements.filter((one) => one.done).length;
  return (
    <Card title={texts.title} aside={texts.done(done, requirements.length)} flush>
      <ul className={classes.requirements}>
        {requirements.map((one) => (
          <li key={one.name} className={classes.requirement}>
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
      <div className={classes.requirementWords}>
        <strong>{name}</strong>
        <div className={classes.quiet}>{words}</div>
        {percent !== undefined && <ShareBar percent={percent} />}
      </div>
      <Anchor component={Link} to={more.to} aria-label={`${more.label}: ${course.name}`}>
        {more.label}
      </Anchor>
    </>
  );
}
