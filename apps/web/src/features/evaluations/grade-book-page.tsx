import type { OwnCourse, OwnGrade } from '@indeks/contract/evaluations/grade-book.schemas';
import { averageIn, missingOf, tabsOf } from '@indeks/contract/evaluations/grade-book.rules';
import { useQuery } from '@tanstack/react-query';
import { IconNotebook } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { gradeBookQuery } from '#data/evaluations.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { TabsBySlug } from '#shared/ui/feedback/tabs-by-slug.tsx';
import { ReadOnlyValue } from '#shared/ui/form/read-only-value.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { CourseHead, shortMonth } from './course-head.tsx';
import classes from './evaluations.module.css';
import { gradeBookTexts as texts, gradesDialogTexts, studentTexts } from './evaluations.texts.ts';
import { GradesTable } from './grades-table.tsx';
import { GradeChip } from './grade-chip.tsx';

/** The student's own grades, a card for each course. */
export function GradeBookPage() {
  const result = useQuery(gradeBookQuery);
  const { data } = result;
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      {!data && <AwaitedState result={result} failed={texts.failed} columns={4} />}
      {data?.courses.length === 0 && <EmptyState {...texts.empty} icon={IconNotebook} />}
      <div className={classes['page']}>
        {data?.courses.map((course) => (
          <BookOfCourse key={`${course.eid}-${course.cid}`} course={course} />
        ))}
      </div>
    </>
  );
}

function BookOfCourse({ course }: { course: OwnCourse }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const tabs = tabsOf(course).map(({ semester, date, grades }) => ({
    slug: semester === null ? 'nabor' : `semestr-${semester}`,
    label: semester === null ? texts.intake(shortMonth(date)) : texts.semester(semester, shortMonth(date)),
    render: () => <Grades grades={grades} />,
  }));
  return (
    <section aria-labelledby={id}>
      <Card flush>
        <CourseHead id={id} name={course.name} average={averageIn(course)} note={missingInWords(course)} />
        <TabsBySlug
          flush
          label={texts.tabs(course.name)}
          value={chosen}
          onChange={setChosen}
          tabs={[
            ...tabs,
            { slug: 'zaliczenie', label: texts.finish, render: () => <Finish course={course} /> },
          ]}
        />
      </Card>
    </section>
  );
}

function Grades({ grades }: { grades: readonly OwnGrade[] }) {
  return (
    <GradesTable columns={texts.columns}>
      {grades.map(({ sid, subject_name, exam, grade, professor_name }) => (
        <tr key={sid}>
          <td>
            {subject_name}
            <div className={`${classes['quiet']} ${classes['phoneOnly']}`}>{professor_name}</div>
          </td>
          <td className={classes['wideOnly']}>{studentTexts.endings[exam]}</td>
          <td>
            <GradeChip grade={grade} inWords />
          </td>
          <td className={classes['wideOnly']}>{professor_name ?? gradesDialogTexts.nobody}</td>
        </tr>
      ))}
    </GradesTable>
  );
}

function Finish({ course }: { course: OwnCourse }) {
  const { fields } = texts;
  return (
    <div className={classes['finish']}>
      <ReadOnlyValue label={fields.thesis} value={texts.thesis[course.thesis]} />
      <ReadOnlyValue label={fields.practice} value={texts.practice[course.practice]} />
      <ReadOnlyValue label={fields.promoter} value={course.promoterName ?? texts.noPromoter} />
    </div>
  );
}

/** What a student still needs, in one sentence. */
function missingInWords(course: OwnCourse): string {
  const { grades, failed, thesis, practice, owed } = missingOf(course);
  const parts = [
    ...(grades > 0 ? [texts.missingGrades(grades)] : []),
    ...(failed > 0 ? [texts.missingFailed(failed)] : []),
    ...(thesis ? [texts.missingThesis] : []),
    ...(practice ? [texts.missingPractice] : []),
    ...(owed > 0 ? [texts.missingPayment(formatMoney(owed))] : []),
  ];
  return parts.length === 0 ? texts.complete : `${texts.missing}: ${parts.join(', ')}.`;
}
