import { missingOf } from '@indeks/contract/studies/evaluations/grade-book.rules';
import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { useQuery } from '@tanstack/react-query';
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
import { AccountCard } from './account-card.tsx';
import { AverageCard } from './average-card.tsx';
import { NewDocuments, NextMeeting } from './coming-up.tsx';
import { FinishCard } from './finish-card.tsx';
import { OwnPlaceCard } from './own-place-card.tsx';
import classes from './student-pages.module.css';
import { studentPagesTexts as texts } from './student-pages.texts.ts';
import { joinNames, describeWhen } from './studies-words.ts';

/** The head of the student's first page: the next meeting, what is to be paid, the average, what is left, and their centre. */
export function OwnStudies() {
  const result = useQuery(ownStudiesQuery);
  const { data } = result;
  const money = useQuery(ownPaymentsQuery);
  const newest = data?.enrolments[0];
  const help = newest && [joinNames(newest), ...describeWhen(newest, today()), newest.place.name].join(' · ');
  return (
    <>
      <PageHeader title={texts.title} help={help} />
      {data && data.enrolments.length > 0 ? (
        <>
          <div className={classes['cards']}>
            <NextMeeting />
            {data.enrolments.map((enrolment) => (
              <AccountCard
                key={enrolment.id}
                enrolment={enrolment}
                dues={money.data?.enrolments.find(({ id }) => id === enrolment.id)}
              />
            ))}
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
            <p className={classes['quiet']}>{texts.asOf(formatNumericDate(money.data.lastReport))}</p>
          )}
          <div className={classes['below']}>
            <StillToFinish />
            <div className={classes['page']}>
              <NewDocuments />
              <OwnPlaceCard enrolments={data.enrolments} />
            </div>
          </div>
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
  if (shown.length === 0) return null;
  return (
    <div className={classes['page']}>
      {shown.map((course) => (
        <FinishCard
          key={`${course.eid}-${course.cid}`}
          course={course}
          named={shown.length > 1}
          paidWith={findPaidWith(shown, course)}
        />
      ))}
    </div>
  );
}

/** One enrolment owes once: the course that says how much, for the others of the enrolment. */
const findPaidWith = (courses: readonly OwnCourse[], course: OwnCourse): string | undefined => {
  const first = courses.find(({ eid }) => eid === course.eid);
  return first && first.cid !== course.cid ? first.name : undefined;
};

const lacks = (course: OwnCourse): boolean => Object.values(missingOf(course)).some(Boolean);
