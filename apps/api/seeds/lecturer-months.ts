import { role, type Role } from '@indeks/contract/access/roles';
import { lastDay, monthAfter, monthOf, weekday } from '@indeks/contract/common/months.rules';
import type { ReportType } from '@indeks/contract/common/report-types';
import type { ReportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import { reportingPeople, type ReportingPerson } from './people.ts';
import { pickPlaceId, townOf } from './places.ts';
import type { Plan } from './plan.ts';
import { itemAt, randomFor, type Random } from './random.ts';

/** One weekend of teaching; its hours, trip and session are made apart from it and still agree. */
export interface Weekend {
  readonly placeId: number;
  /** The name of the place: the city of the hours, the destination of the trip. */
  readonly town: string;
  /** One to three days in a row, Friday to Sunday, all of one month. */
  readonly days: readonly [string, ...string[]];
  /** It is over: hours and trips exist. Otherwise it is only planned. */
  readonly over: boolean;
  /** Gone to by car and back, so it has a trip; a lecturer's own town needs none. */
  readonly byCar: boolean;
}

export interface LecturerMonth {
  readonly person: ReportingPerson;
  /** Where the person lives: trips start there. */
  readonly home: string;
  readonly month: string;
  readonly weekends: readonly Weekend[];
  /** The state of the three reports; undefined is not sent. */
  readonly status: Readonly<Record<ReportType, ReportStatus | undefined>>;
}

/** Everybody who reports months, month by month. */
export function* lecturerMonths(plan: Plan): Generator<LecturerMonth> {
  const calendar = seededMonths(plan).map((month, index) => ({
    month,
    age: seededAge - index,
    saturdays: listSaturdays(month),
  }));
  for (const person of reportingPeople(plan)) {
    const habits = chooseHabits(plan, person);
    for (const page of calendar) {
      if (page.month < monthOf(person.since)) continue;
      const weekends = planWeekends(plan, person, habits, page);
      const status = chooseStatuses(person, page, weekends);
      yield { person, home: habits.home, month: page.month, weekends, status };
    }
  }
}

/** Two years up to this month, and the next one for what is planned; oldest first. */
const seededMonths = ({ today }: Plan): readonly string[] =>
  Array.from({ length: 25 }, (_, index) => monthAfter(monthOf(today), index - seededAge));

const seededAge = 23;

interface CalendarPage {
  readonly month: string;
  /** How many months ago; below zero is ahead. */
  readonly age: number;
  readonly saturdays: readonly string[];
}

interface Habits {
  readonly home: string;
  /** One to three, the usual one first. */
  readonly places: readonly number[];
}

const chooseHabits = (plan: Plan, { id }: ReportingPerson): Habits => {
  const random = randomFor('habits', id);
  const wanted = random.pick([1, 1, 2, 2, 3]);
  const places = new Set(isDemo(id) ? [1, 3] : [pickPlaceId(plan, random, true)]);
  while (places.size < wanted) places.add(pickPlaceId(plan, random, true));
  const home = isDemo(id) ? 5 : pickPlaceId(plan, random, true);
  return { home: townOf(home), places: [...places] };
};

const planWeekends = (plan: Plan, person: ReportingPerson, habits: Habits, page: CalendarPage): Weekend[] => {
  if (person.role === role.zoomAdministrator) return [];
  const random = randomFor(`weekends ${page.month}`, person.id);
  const count = isDemo(person.id) ? 2 : random.pick(weekendCounts);
  // Hardly anybody teaches in the summer; the demo account does, so that its charts have no holes.
  const holidays = /-(07|08)$/.test(page.month) && !isDemo(person.id) && random.chance(0.85);
  if (holidays || (!person.active && page.age < 6)) return [];
  return pickSome(page.saturdays, random, count).map((saturday) => {
    const placeId = random.chance(0.7) ? itemAt(habits.places, 0) : random.pick(habits.places);
    const days = daysAround(saturday, random, isDemo(person.id));
    const over = (days.at(-1) ?? saturday) <= plan.today;
    const byCar = townOf(placeId) !== habits.home && random.chance(0.92);
    return { placeId, town: townOf(placeId), days, over, byCar };
  });
};

const listSaturdays = (month: string): string[] =>
  Array.from({ length: Number(lastDay(month).slice(8)) }, (_, index) =>
    daysAfter(`${month}-01`, index),
  ).filter((day) => weekday(day) === 6);

const pickSome = (saturdays: readonly string[], random: Random, count: number): string[] => {
  const left = [...saturdays];
  while (left.length > count) left.splice(random.below(left.length), 1);
  return left;
};

/** Friday and Sunday only if they belong to the same month. */
const daysAround = (saturday: string, random: Random, whole: boolean): [string, ...string[]] => {
  const [from, to] = whole ? ([0, 1] as const) : random.pick(weekendShapes);
  const wanted = [-1, 0, 1].filter((offset) => offset >= from && offset <= to);
  const days = wanted.map((offset) => daysAfter(saturday, offset));
  const [first, ...rest] = days.filter((day) => monthOf(day) === monthOf(saturday));
  return first === undefined ? [saturday] : [first, ...rest];
};

const chooseStatuses = (
  person: ReportingPerson,
  page: CalendarPage,
  weekends: readonly Weekend[],
): LecturerMonth['status'] => {
  const over = weekends.some((weekend) => weekend.over);
  const status = (type: ReportType, hasEntries: boolean) =>
    hasEntries ? reportStatus(person, page, type) : undefined;
  return {
    // Administrators of the calls have hours without weekends.
    czas: status('czas', over || person.role === role.zoomAdministrator),
    przejazd: status(
      'przejazd',
      weekends.some((weekend) => weekend.over && weekend.byCar),
    ),
    zjazd: status('zjazd', over),
  };
};

const reportStatus = (
  { id, role: kind }: ReportingPerson,
  { month, age }: CalendarPage,
  type: ReportType,
): ReportStatus | undefined => {
  if (age < 1 || (type !== 'czas' && !sendsEverything(kind))) return undefined;
  if (isDemo(id)) return demoStatus(age, type);
  const random = randomFor(`report ${month} ${type}`, id);
  if (age === 1) return statesOfLastMonth[random.below(10)];
  if (age === 2) return random.chance(0.96) ? 2 : random.pick([0, 1]);
  return random.chance(0.995) ? 2 : 0;
};

/** Last month waits for the secretariat, the trips of the month before it were rejected, older ones are accepted. */
const demoStatus = (age: number, type: ReportType): ReportStatus => {
  if (age === 1) return 1;
  return age === 2 && type === 'przejazd' ? 0 : 2;
};

const sendsEverything = (kind: Role): boolean => kind === role.lecturer || kind === role.lecturerAndStudent;

const demoId = getDemoAccount(role.lecturer).id;
const isDemo = (id: number): boolean => id === demoId;

const weekendCounts = [0, 0, 1, 1, 1, 1, 2, 2, 3] as const;
/** Days counted from Saturday: first and last. */
const weekendShapes = [
  [0, 1],
  [0, 1],
  [0, 1],
  [0, 0],
  [1, 1],
  [-1, 1],
  [-1, 0],
] as const;
const statesOfLastMonth = [1, 1, 1, 1, 1, 2, 2, 2, 0, undefined] as const;
