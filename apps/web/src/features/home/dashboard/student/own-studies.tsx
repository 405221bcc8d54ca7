import { countMissing } from '@indeks/contract/studies/evaluations/grade-book.rules';
import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { gradeBookQuery } from '#data/studies/evaluations.ts';
import { ownPaymentsQuery } from '#data/money/own-payments.ts';
import { ownStudiesQuery } from '#data/studies/own-studies.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { AverageCard } from './average-card.tsx';
import { NewDocuments, NextMeeting } from './coming-up.tsx';
import { FinishCard } from './finish-card.tsx';
import { FinishCourses } from './finish-courses.tsx';
import { OwnPlaceCard } from './own-place-card.tsx';
import { EndedStudies, StudiesCards } from './studies-cards.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';
import { joinNames, describeWhen } from './studies-words.ts';

/** Where a student's own data begin on the page. */
export const ownDataId = 'dane';

/** The head of the student's first page: the next meeting, what is to be paid, the average, what is left, and their centre. */
export function OwnStudies() {
  const result = useQuery(ownStudiesQuery);
  const { data } = result;
  const money = useQuery(ownPaymentsQuery);
  const newest = data?.enrolments[0];
  const help = newest && [joinNames(newest), ...describeWhen(newest, today()), newest.place.name].join(' · ');
  return (
    <>
      <PageHeader title={texts.title} help={help} controls={toOwnData} />
      {data && data.enrolments.length > 0 ? (
        <>
          <div className={classes.cards}>
            <NextMeeting />
            <StudiesCards enrolments={data.enrolments} money={money.data} />
            <AverageCard />
          </div>
          {!money.data && money.isError && (
            <Card>
              <ErrorState
                title={texts.paymentsFailed}
                onRetry={() => void money.refetch()}
                retrying={money.isFetching}
              />
            </Card>
          )}
          {money.data?.lastReport && (
            <p className={classes.quiet}>{texts.asOf(formatNumericDate(money.data.lastReport))}</p>
          )}
          <div className={classes.below}>
            <StillToFinish />
            <div className={classes.page}>
              <NewDocuments />
              <OwnPlaceCard enrolments={data.enrolments} />
            </div>
          </div>
          <EndedStudies enrolments={data.enrolments} money={money.data} />
        </>
      ) : (
        <Card>
          {data && <EmptyState title={texts.noStudies} text={texts.noStudiesHelp} />}
          {!data && (
            <AwaitedState result={result} failed={texts.failed} text={texts.loading} rows={3} columns={2} />
          )}
        </Card>
      )}
    </>
  );
}

/** The courses of the newest studies, and older ones that lack something. The grade book says when it cannot be read. */
function StillToFinish() {
  const { data } = useQuery(gradeBookQuery);
  const shown = (data?.courses ?? []).filter(
    (course) => course.eid === data?.courses[0]?.eid || lacks(course),
  );
  const [only, another] = shown;
  if (!only) return null;
  return another ? <FinishCourses courses={shown} /> : <FinishCard course={only} />;
}

const lacks = (course: OwnCourse): boolean => Object.values(countMissing(course)).some(Boolean);

/** The data stand below the studies: on a phone that is far. */
const toOwnData = (
  <Anchor component={Link} to={`#${ownDataId}`} className={classes.toData}>
    {texts.toOwnData}
  </Anchor>
);
