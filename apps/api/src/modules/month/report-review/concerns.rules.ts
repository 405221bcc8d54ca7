import { formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { daysAfter } from '@indeks/contract/common/months.rules';
import { formatRate, statutoryLimit } from '@indeks/contract/month/rates/rates.rules';
import {
  concernTexts as texts,
  shortConcernTexts as shortTexts,
} from '@indeks/contract/month/report-review/concerns.texts';
import type { Concern } from '@indeks/contract/month/report-review/report-review.schemas';
import { totalHours } from '@indeks/contract/month/work-times/work-times.rules';
import { online } from '@indeks/contract/month/work-times/work-times.schemas';

/** The entries of one person in a month, and the surrounding ones that explain a trip. */
export interface RecordedMonth {
  readonly from: string;
  readonly to: string;
  /** Also of the days around the month. */
  readonly times: readonly RecordedHours[];
  readonly trips: readonly RecordedTrip[];
  /** Also those that reach into the month's trips from outside. */
  readonly meetings: readonly { readonly start: string; readonly end: string }[];
}

interface RecordedHours {
  readonly id: number;
  readonly date: string;
  readonly city: string;
  readonly hours: number;
}

interface RecordedTrip {
  readonly id: number;
  readonly date: string;
  readonly return_date: string | null;
  readonly start: string;
  readonly destination: string;
  /** One way. */
  readonly km: number;
  /** One way, of the person's earlier trips between the same two places. */
  readonly earlierKm: readonly number[];
  /** Hundredths of a złoty per km; null when none covers the day. */
  readonly rate: number | null;
  readonly engine: number;
}

const longDayAbove = 12;
const unusualTimes = 2;

/** Everything that somebody should look at before the month is accepted, by day. */
export const findConcerns = (month: RecordedMonth): Concern[] =>
  [
    ...hoursConcerns(month),
    ...month.trips.flatMap((trip) => tripConcerns(trip, month)),
    ...doubles(month.trips),
  ].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

const hoursConcerns = ({ from, to, times }: RecordedMonth): Concern[] => {
  const own = times.filter(({ date }) => date >= from && date <= to);
  const days = [...Map.groupBy(own, ({ date }) => date)];
  return [...days.flatMap(longDay), ...days.flatMap(twoCities)];
};

type Day = readonly [date: string, entries: readonly RecordedHours[]];

const longDay = ([date, entries]: Day): Concern[] => {
  const hours = totalHours(entries);
  if (hours <= longDayAbove) return [];
  const words = {
    text: texts.longDay(formatNumericDate(date), formatNumber(hours)),
    short: shortTexts.longDay(shortDay(date), formatNumber(hours)),
  };
  return [aboutHours('long-day', date, words, entries)];
};

const twoCities = ([date, entries]: Day): Concern[] => {
  const cities = listCities(entries);
  if (cities.length < 2) return [];
  const words = {
    text: texts.twoCities(formatNumericDate(date), cities.join(', ')),
    short: shortTexts.twoCities(shortDay(date)),
  };
  return [aboutHours('two-cities', date, words, entries)];
};

/** Online work is no second city: it can be done from anywhere. */
const listCities = (entries: readonly RecordedHours[]): string[] => {
  const byName = new Map(entries.map(({ city }) => [plain(city), city]));
  byName.delete(online);
  return [...byName.values()];
};

const tripConcerns = (trip: RecordedTrip, month: RecordedMonth): Concern[] => [
  ...kmConcerns(trip),
  ...(isExplained(trip, month) ? [] : [lonelyTrip(trip)]),
  ...rateConcerns(trip),
];

const kmConcerns = (trip: RecordedTrip): Concern[] => {
  const { date, km } = trip;
  const usual = median(trip.earlierKm);
  if (usual === undefined || (km <= usual * unusualTimes && km * unusualTimes >= usual)) return [];
  const words = {
    text: texts.unusualKm(formatNumericDate(date), formatRoute(trip), formatNumber(km), formatNumber(usual)),
    short: shortTexts.unusualKm(shortDay(date), formatNumber(km)),
  };
  return [aboutTrip('unusual-km', date, words, [trip])];
};

const lonelyTrip = (trip: RecordedTrip): Concern => {
  const { date } = trip;
  const words = {
    text: texts.lonelyTrip(formatNumericDate(date), formatRoute(trip)),
    short: shortTexts.lonelyTrip(shortDay(date)),
  };
  return aboutTrip('lonely-trip', date, words, [trip]);
};

/** A trip without a rate cannot be accepted; one above the statutory ceiling of its day is looked at. */
const rateConcerns = (trip: RecordedTrip): Concern[] => {
  const { date, rate, engine } = trip;
  const day = formatNumericDate(date);
  if (rate === null) {
    const words = { text: texts.noRate(day, formatRoute(trip)), short: shortTexts.noRate(shortDay(date)) };
    return [aboutTrip('no-rate', date, words, [trip])];
  }
  const limit = statutoryLimit(engine, date);
  if (limit === undefined || rate <= limit) return [];
  const words = {
    text: texts.highRate(day, formatRate(rate), String(engine), formatRate(limit)),
    short: shortTexts.highRate(shortDay(date)),
  };
  return [aboutTrip('high-rate', date, words, [trip])];
};

/** A trip is explained by hours or a weekend on its days, on the day before or on the day after. */
const isExplained = (trip: RecordedTrip, { times, meetings }: RecordedMonth): boolean => {
  const first = daysAfter(trip.date, -1);
  const last = daysAfter(trip.return_date ?? trip.date, 1);
  return (
    times.some(({ date }) => date >= first && date <= last) ||
    meetings.some(({ start, end }) => end >= first && start <= last)
  );
};

const doubles = (trips: readonly RecordedTrip[]): Concern[] =>
  [
    ...Map.groupBy(trips, ({ date, start, destination }) =>
      [date, plain(start), plain(destination)].join('\n'),
    ),
  ].flatMap(([, same]) => {
    const [first] = same;
    if (!first || same.length < 2) return [];
    const words = {
      text: texts.doubleTrip(formatNumericDate(first.date), formatRoute(first), same.length),
      short: shortTexts.doubleTrip(shortDay(first.date), same.length),
    };
    return [aboutTrip('double-trip', first.date, words, same)];
  });

const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined || sorted.length % 2 === 1) return upper;
  return ((sorted[middle - 1] ?? upper) + upper) / 2;
};

const plain = (name: string): string => name.trim().toLowerCase();
/** '2026-10-03' as '03.10'. */
const shortDay = (date: string): string => formatNumericDate(date.slice('YYYY-'.length));
const formatRoute = ({ start, destination }: RecordedTrip): string => `${start} – ${destination}`;

/** The concern names the entries it speaks of. */
const about =
  (type: Concern['type']) =>
  (
    kind: Concern['kind'],
    date: string,
    words: Pick<Concern, 'text' | 'short'>,
    entries: readonly { readonly id: number }[],
  ): Concern => ({
    kind,
    type,
    date,
    ids: entries.map(({ id }) => id),
    ...words,
  });
const aboutHours = about('czas');
const aboutTrip = about('przejazd');
