import type { Collisions } from '@indeks/contract/talk/online-meetings/collisions.schemas';
import type { MeetingDuration } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { collisionsQuery } from '#data/talk/online-meetings.ts';
import { timeOf } from '#shared/lib/moments.ts';
import { remarkTexts as texts } from './remarks.texts.ts';

interface PlannedRow {
  readonly date: string | undefined;
  readonly time: string | undefined;
}

interface Planned {
  /** The host; null means the secretariat, undefined that none is chosen yet and nothing is fetched. */
  readonly uid: number | null | undefined;
  readonly cid: number | null | undefined;
  readonly users: readonly number[];
  readonly duration: number | null | undefined;
  readonly rows: readonly PlannedRow[];
  readonly except: number | null;
}

/** Remarks are fetched after this pause in typing. */
const quietMs = 400;

/** What stands in the way of each row, in sentences. A row without a day or a time has none. */
export function useRemarks(planned: Planned): (row: number) => string[] {
  const asked = JSON.stringify(readAsked(planned));
  const [settled] = useDebouncedValue(asked, quietMs);
  const body = JSON.parse(settled) as ReturnType<typeof readAsked>; // it was made above
  const { data } = useQuery({ ...collisionsQuery(body.call), enabled: body.call.rows.length > 0 });
  return (row) => {
    const place = body.places.indexOf(row);
    const found = settled === asked && place >= 0 ? data?.items[place] : undefined;
    return found ? [...new Set(describe(found, (other) => body.places[other] ?? other))] : [];
  };
}

const readAsked = ({ uid, cid, users, duration, rows, except }: Planned) => {
  const complete = rows.flatMap(({ date, time }, index) =>
    uid !== undefined && cid && duration && isDay(date) && isTime(time) ? [{ index, date, time }] : [],
  );
  return {
    places: complete.map(({ index }) => index),
    call: {
      uid: uid ?? null,
      cid: cid ?? 0,
      users: [...users],
      // The form offers no other.
      duration: (duration ?? 60) as MeetingDuration,
      rows: complete.map(({ date, time }) => ({ date, time })),
      except,
    },
  };
};

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
const isTime = (text: string | undefined): text is string => /^\d{2}:\d{2}$/.test(text ?? '');

const describe = (found: Collisions, rowOf: (other: number) => number): string[] => {
  const ofStudents = found.weekends.filter(({ people }) => people > 0);
  return [
    ...found.host.map((one) => texts.host(one.topic, timeOf(one.starts_at), timeOf(one.ends_at))),
    ...found.students.map((one) => texts.students(one.people, one.topic, timeOf(one.starts_at))),
    ...found.weekends.filter(({ host }) => host).map(({ place }) => texts.hostWeekend(place)),
    ...(ofStudents.length > 0 ? [texts.weekends(ofStudents)] : []),
    ...found.rows.map((other) => texts.row(rowOf(other) + 1)),
  ];
};
