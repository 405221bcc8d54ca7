import { accountRoutes } from '@indeks/contract/accounts/accounts.routes';
import { role } from '@indeks/contract/access/roles';
import { billRoutes } from '@indeks/contract/bills/bills.routes';
import { carRoutes } from '@indeks/contract/cars/cars.routes';
import type { Route } from '@indeks/contract/common/route';
import { contractRoutes } from '@indeks/contract/contracts/contracts.routes';
import { dashboardRoutes } from '@indeks/contract/dashboard/dashboard.routes';
import { historyRoutes } from '@indeks/contract/history/history.routes';
import { meetingRoutes } from '@indeks/contract/meetings/meetings.routes';
import { daysAfter, firstDay, lastDay, monthAfter, weekday } from '@indeks/contract/months/months.rules';
import { personSortKeys, rolePersonSortKeys } from '@indeks/contract/people/people.keys';
import { peopleRoutes } from '@indeks/contract/people/people.routes';
import { staffRoutes } from '@indeks/contract/people/staff.routes';
import { placeSortKeys } from '@indeks/contract/places/places.keys';
import { placeRoutes } from '@indeks/contract/places/places.routes';
import { rateRoutes } from '@indeks/contract/rates/rates.routes';
import { lecturerReportSortKeys } from '@indeks/contract/reports/reports.keys';
import { reportRoutes } from '@indeks/contract/reports/reports.routes';
import { allTripsSortKeys } from '@indeks/contract/trips/trips.keys';
import { tripRoutes } from '@indeks/contract/trips/trips.routes';
import { allTimesSortKeys } from '@indeks/contract/work-times/work-times.keys';
import { workTimeRoutes } from '@indeks/contract/work-times/work-times.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';

/** A word for each way in which a search can cost too much. */
export interface SearchWords {
  /** Found once, at any scale. */
  readonly rare: string;
  /** Found more often than totals are counted. */
  readonly common: string;
  /** Too short for the trigrams inside a word: found at the beginning of words. */
  readonly short: string;
}

/** One way of asking a list of the contract. */
export interface MeasuredList {
  readonly route: Route;
  /** Tells this way from the others of the same route. */
  readonly filter?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Left out where the list has no pages: it is asked as it is. */
  readonly sortKeys?: readonly string[];
  readonly words?: SearchWords;
}

/**
 * Every list of the contract, in every way that has a cost of its own. `pnpm scale` measures them all, and the matrix
 * fails for a list without a line.
 */
export const measuredLists = (today: string): readonly MeasuredList[] => [
  ...listsOfEverybody(today),
  ...listsOfPerson(today),
];

const listsOfEverybody = (today: string): readonly MeasuredList[] => {
  const { lastMonth, old, ofLastMonth, ofOldMonth, ofYear } = rangesOn(today);
  const times = { route: workTimeRoutes.listAll, sortKeys: allTimesSortKeys, words };
  const trips = { route: tripRoutes.listAll, sortKeys: allTripsSortKeys, words };
  const reports = { route: reportRoutes.listAll, sortKeys: lecturerReportSortKeys, words };
  const staff = { route: staffRoutes.list, sortKeys: personSortKeys, words };
  const people = { route: staffRoutes.ofRole, sortKeys: rolePersonSortKeys, words };
  return [
    { ...times, filter: 'month', query: ofLastMonth },
    { ...times, filter: 'year', query: ofYear },
    { ...trips, filter: 'month', query: ofLastMonth },
    { ...trips, filter: 'year', query: ofYear },
    { ...reports, filter: 'month', query: ofLastMonth },
    { ...reports, filter: 'waiting', query: { ...ofLastMonth, waiting: 'true' } },
    { ...reports, filter: 'waiting, old month', query: { ...ofOldMonth, waiting: 'true' } },
    { route: reportRoutes.waiting, filter: 'month', query: { month: lastMonth } },
    { route: reportRoutes.waiting, filter: 'old month', query: { month: old } },
    { ...staff, filter: 'lecturers', query: { group: 'lecturers' } },
    { ...staff, filter: 'administrative', query: { group: 'administrative' } },
    { ...people, filter: 'students', params: { role: role.student } },
    { ...people, filter: 'coordinators', params: { role: role.coordinator } },
    { route: placeRoutes.list, sortKeys: placeSortKeys, words: wordsOfPlaces },
    { route: placeRoutes.list, filter: 'active', query: { active: '1' }, sortKeys: placeSortKeys },
    { route: historyRoutes.list, sortKeys: ['date'], words },
    { route: meetingRoutes.listAll, query: { start: ofLastMonth.from, end: ofLastMonth.to } },
    { route: meetingRoutes.ofDay, query: { day: saturdayOf(lastMonth) }, sortKeys: ['start'] },
    ...Object.values(words).map((search) => ({
      route: peopleRoutes.choices,
      filter: `search ${search}`,
      query: { type: 'czas', search },
    })),
    { route: peopleRoutes.choices, query: { type: 'czas' } },
    { route: placeRoutes.coordinators },
  ];
};

const listsOfPerson = (today: string): readonly MeasuredList[] => {
  const { lastMonth, ofLastMonth, ofYear } = rangesOn(today);
  const ofPerson = { user: lecturer };
  return [
    { route: historyRoutes.ofUser, params: { id: lecturer }, sortKeys: ['date'], words },
    { route: workTimeRoutes.list, query: { ...ofLastMonth, ...ofPerson } },
    { route: tripRoutes.list, query: { ...ofLastMonth, ...ofPerson } },
    { route: meetingRoutes.list, query: { ...ofLastMonth, ...ofPerson } },
    { route: reportRoutes.list, query: { ...ofYear, ...ofPerson } },
    { route: billRoutes.list, query: { ...ofLastMonth, ...ofPerson } },
    { route: dashboardRoutes.proposals, query: { month: lastMonth, ...ofPerson } },
    { route: carRoutes.list, query: ofPerson },
    { route: contractRoutes.list, query: ofPerson },
    { route: rateRoutes.list, params: { id: lecturer } },
    { route: placeRoutes.ofUser },
    { route: accountRoutes.ownSessions },
  ];
};

const rangesOn = (today: string) => {
  const month = today.slice(0, 7);
  const [lastMonth, old] = [monthAfter(month, -1), monthAfter(month, -14)];
  return {
    lastMonth,
    old,
    ofLastMonth: { from: firstDay(lastMonth), to: lastDay(lastMonth) },
    ofOldMonth: { from: firstDay(old), to: lastDay(old) },
    ofYear: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  };
};

/** Whether an answer is a list: the matrix asks for a line of each. */
export const isList = ({ method, answer }: Route): boolean =>
  method === 'GET' &&
  'shape' in answer &&
  typeof answer.shape === 'object' &&
  'items' in (answer.shape ?? {});

/** The second of a month, when most sessions are. */
const saturdayOf = (month: string): string => daysAfter(firstDay(month), 13 - weekday(firstDay(month)));

const lecturer = getDemoAccount(role.lecturer).id;

const words: SearchWords = { rare: 'wykladowca@demo', common: 'ski', short: 'ko' };
/** Their addresses all stand under one domain. */
const wordsOfPlaces: SearchWords = { rare: '001000007', common: 'osrodki', short: 'ko' };
