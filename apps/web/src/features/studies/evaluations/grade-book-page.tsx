import type { OwnCourse, OwnGrade } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { averageIn, listTabs } from '@indeks/contract/studies/evaluations/grade-book.rules';
import { useQuery } from '@tanstack/react-query';
import { IconNotebook } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { gradeBookQuery } from '#data/studies/evaluations.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { TabsBySlug } from '#shared/ui/feedback/tabs-by-slug.tsx';
import { ReadOnlyValue } from '#shared/ui/form/read-only-value.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { CourseHead, shortMonth } from './course-head.tsx';
import classes from './evaluations.module.css';
import { gradeBookTexts as texts, gradesDialogTexts, studentTexts } from './evaluations.texts.ts';
import { OwnCertificates } from './own-certificates.tsx';
import { MissingParts } from './missing-parts.tsx';
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
      <div className={classes.page}>
        <OwnCertificates />
        {data?.courses.map((course, index, all) => (
          <BookOfCourse
            key={`${course.eid}-${course.cid}`}
            course={course}
            // One enrolment owes once, whatever courses it has.
            owed={all.findIndex(({ eid }) => eid === course.eid) === index ? course.owed : 0}
          />
        ))}
      </div>
    </>
  );
}

function BookOfCourse({ course, owed }: { course: OwnCourse; owed: number }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const tabs = listTabs(course).map(({ semester, date, grades }) => ({
    slug: semester === null ? 'nabor' : `semestr-${semester}`,
    label: semester === null ? texts.intake(shortMonth(date)) : texts.semester(semester, shortMonth(date)),
    render: () => <Grades grades={grades} />,
  }));
  return (
    <section aria-labelledby={id}>
      <Card flush>
        <CourseHead
          id={id}
          name={course.name}
          average={averageIn(course)}
          note={<MissingParts course={course} owed={owed} />}
        />
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

/** By semester, where there are several. */
function Grades({ grades }: { grades: readonly OwnGrade[] }) {
  const semesters = [...Map.groupBy(grades, ({ semester }) => semester)];
  return (
    <GradesTable columns={texts.columns}>
      {semesters.map(([semester, subjects]) => (
        <Fragment key={semester}>
          {semesters.length > 1 && <SemesterHead semester={semester} date={subjects[0]?.date ?? ''} />}
          {subjects.map((subject) => (
            <SubjectRow key={subject.sid} subject={subject} />
          ))}
        </Fragment>
      ))}
    </GradesTable>
  );
}

/** Says of a semester that has not begun that it comes later. */
function SemesterHead({ semester, date }: Pick<OwnGrade, 'semester' | 'date'>) {
  return (
    <tr className={classes.semesterHead}>
      <th scope="rowgroup" colSpan={4}>
        {texts.semester(semester, shortMonth(date))}
        {date > today() && ` · ${texts.later}`}
      </th>
    </tr>
  );
}

function SubjectRow({ subject }: { subject: OwnGrade }) {
  const { subject_name, exam, grade, absent, examDay, professor_name, date } = subject;
  return (
    <tr>
      <td>
        {subject_name}
        <div className={`${classes.quiet} ${classes.phoneOnly}`}>{professor_name}</div>
      </td>
      <td className={classes.wideOnly}>{studentTexts.endings[exam]}</td>
      <td>
        {grade === null && !absent && date > today() ? (
          <span className={classes.noGrade}>{texts.later}</span>
        ) : (
          <GradeChip grade={absent ? didNotCome : grade} inWords />
        )}
        {examDay !== null && <div className={classes.quiet}>{formatNumericDate(examDay)}</div>}
      </td>
      <td className={classes.wideOnly}>{professor_name ?? gradesDialogTexts.nobody}</td>
    </tr>
  );
}

function Finish({ course }: { course: OwnCourse }) {
  const { fields } = texts;
  return (
    <div className={classes.finish}>
      <ReadOnlyValue label={fields.thesis} value={texts.thesis[course.thesis]} />
      <ReadOnlyValue label={fields.practice} value={texts.practice[course.practice]} />
      <ReadOnlyValue label={fields.promoter} value={course.promoterName ?? texts.noPromoter} />
    </div>
  );
}
