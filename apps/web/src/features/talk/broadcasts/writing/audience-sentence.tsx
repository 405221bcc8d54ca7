import { formatMonth } from '@indeks/contract/common/format';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { everyPlaceChoicesQuery } from '#data/provider/places.ts';
import { courseChoicesQuery, courseQuery } from '#data/studies/courses.ts';
import type { Asked } from './asked.ts';
import { audienceTexts as texts } from './audience.texts.ts';

/** A part of the sentence; what stands out is the value of a filter. */
type Part = readonly [before: string, strong: string];

/** Whom the message is for and by what they were found, in one sentence. */
export function AudienceSentence({ asked }: { asked: Asked }) {
  const { audience, isTicked } = asked;
  const ofList = useListParts(asked);
  const ofNarrowing = useNarrowingParts(asked);
  const parts = [...(isTicked ? [] : ofList), ...ofNarrowing];
  const whole = parts.length > 0 ? texts.some : texts.all;
  return (
    <p>
      {isTicked ? texts.ticked[audience] : whole[audience]}
      {parts.map(([before, strong], place) => (
        <Fragment key={`${before}${strong}`}>
          {place > 0 && ','} {before !== '' && `${before} `}
          <strong>{strong}</strong>
        </Fragment>
      ))}
    </p>
  );
}

function useListParts({ chosen, isTicked, audience }: Asked): Part[] {
  const { cid, pid, date, search, courses, folder, graduation, concern } = chosen;
  const ofStudents = audience === 'students' && !isTicked;
  const knownCourses = useQuery({ ...courseChoicesQuery, enabled: ofStudents && cid !== undefined }).data;
  const knownPlaces = useQuery({ ...everyPlaceChoicesQuery, enabled: ofStudents && pid !== undefined }).data;
  return [
    cid !== undefined && ([texts.ofCourse, findName(knownCourses, cid) ?? texts.chosenCourse] as const),
    pid !== undefined && ([texts.ofPlace, findName(knownPlaces, pid) ?? texts.chosenPlace] as const),
    date !== undefined && ([texts.since, listMonths(date)] as const),
    courses !== undefined && ([texts.on, texts.courses(Number(courses))] as const),
    folder !== undefined && texts.narrowed.papers,
    graduation !== undefined && (['', texts.graduation[graduation]] as const),
    concern !== undefined && (['', texts.narrowedList] as const),
    search !== undefined && ([texts.found, `„${search}”`] as const),
  ].filter((part) => part !== false);
}

function useNarrowingParts({ narrowing, cid, ungraded }: Asked): Part[] {
  const { data: course } = useQuery({ ...courseQuery(cid), enabled: narrowing === 'ungraded' && cid > 0 });
  if (narrowing === 'ungraded') {
    const subject = course?.courseSubjects.find(({ id }) => id === ungraded);
    return subject ? [[texts.ungraded, subject.name]] : [];
  }
  return narrowing === '' ? [] : [texts.narrowed[narrowing]];
}

interface Choice {
  readonly value: number;
  readonly label: string;
}
// The address gives numbers as texts.
const findName = (choices: readonly Choice[] | undefined, id: unknown): string | undefined =>
  choices?.find(({ value }) => value === Number(id))?.label;

const listMonths = (days: string): string =>
  days
    .split(',')
    .map((day) => formatMonth(day.slice(0, 7)))
    .join(' i\u00a0');
