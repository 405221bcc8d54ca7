import type { PlacesToday } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { IconBuildingCommunity, IconSchool } from '@tabler/icons-react';
import { placesTodayQuery } from '#data/home/dashboard.ts';
import classes from './dashboard-cards.module.css';
import { OfficeCard } from './office-card.tsx';
import { officeTexts } from './office.texts.ts';
import { TodayPage } from './today-page.tsx';
import { CandidatesCard, FoldersCard } from './waiting-cards.tsx';

const { studies: studiesTexts, weekend: weekendTexts } = officeTexts;

/** A coordinator's day: what waits at the own places. */
export function PlacesDashboard() {
  return (
    <TodayPage query={placesTodayQuery}>
      {({ candidates, folders, studies, weekend }) => (
        <>
          <CandidatesCard candidates={candidates} />
          <FoldersCard folders={folders} />
          <StudiesCard studies={studies} />
          <OwnWeekendCard weekend={weekend} />
        </>
      )}
    </TodayPage>
  );
}

/** How many study what; each number leads to these students. */
function StudiesCard({ studies: { intakes, total, courses } }: Pick<PlacesToday, 'studies'>) {
  const list = `/students?${intakes.map((intake) => `date=${intake}`).join('&')}`;
  return (
    <OfficeCard
      texts={studiesTexts}
      icon={IconSchool}
      count={total}
      to={list}
      lines={courses.slice(0, shown).map(({ id, name, students }) => ({
        key: id,
        to: `${list}&cid=${id}`,
        words: name,
        chip: studiesTexts.students(students),
      }))}
    >
      {courses.length > shown && (
        <p className={classes.context}>{studiesTexts.more(courses.length - shown)}</p>
      )}
    </OfficeCard>
  );
}

/** Who comes to which of the own places at the next weekend; each leads to the students there, and says so. */
function OwnWeekendCard({ weekend }: Pick<PlacesToday, 'weekend'>) {
  const places = weekend?.places ?? [];
  const busy = places.filter(({ lecturers }) => lecturers > 0).length;
  return (
    <OfficeCard
      texts={{
        title: weekend
          ? `${weekendTexts.title}, ${weekendTexts.days(weekend.start, weekend.end)}`
          : weekendTexts.title,
        unit: weekendTexts.places,
        none: weekendTexts.nothingPlanned,
      }}
      icon={IconBuildingCommunity}
      count={busy}
      lines={places.slice(0, shown).map(({ id, name, lecturers }) => ({
        key: id,
        to: `/students?pid=${id}`,
        words: name,
        detail: weekendTexts.students,
        chip: lecturers === 0 ? weekendTexts.noMeeting : weekendTexts.lecturers(lecturers),
        tone: lecturers === 0 ? 'neutral' : 'ok',
      }))}
    />
  );
}

const shown = 8;
