import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { role, type Role } from '@indeks/contract/access/roles';
import { billRoutes } from '@indeks/contract/month/bills/bills.routes';
import { carRoutes } from '@indeks/contract/month/cars/cars.routes';
import type { Route } from '@indeks/contract/common/route';
import { contractRoutes } from '@indeks/contract/employment/contracts/contracts.routes';
import { courseSortKeys, subjectSortKeys } from '@indeks/contract/studies/courses/courses.keys';
import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import { subjectHistoryRoutes, subjectRoutes } from '@indeks/contract/studies/courses/subjects.routes';
import { dashboardRoutes } from '@indeks/contract/home/dashboard/dashboard.routes';
import { proposalRoutes } from '@indeks/contract/month/proposals/proposals.routes';
import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import { meetingRoutes } from '@indeks/contract/month/meetings/meetings.routes';
import { firstDay, lastDay, monthAfter } from '@indeks/contract/common/months.rules';
import { rolePersonSortKeys } from '@indeks/contract/identity/people/people.keys';
import { peopleRoutes } from '@indeks/contract/identity/people/people.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { userAccountRoutes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import { placeSortKeys } from '@indeks/contract/provider/places/places.keys';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { postalCodeRoutes } from '@indeks/contract/provider/postal-codes/postal-codes.routes';
import { rateRoutes } from '@indeks/contract/month/rates/rates.routes';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { securityEventSortKeys } from '@indeks/contract/identity/security-events/security-events.keys';
import { securityEventRoutes } from '@indeks/contract/identity/security-events/security-events.routes';
import { studentFormRoutes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { allTripsSortKeys } from '@indeks/contract/month/trips/trips.keys';
import { ownStudiesRoutes } from '@indeks/contract/studies/students/own-studies.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { allTimesSortKeys } from '@indeks/contract/month/work-times/work-times.keys';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import { listsOfReports } from './report-lists.ts';
import { listsOfBankReports } from './bank-report-lists.ts';
import { listsOfCandidates } from './candidate-lists.ts';
import { listsOfStaff } from './staff-lists.ts';
import { listsOfCommunication } from './communication-lists.ts';
import { listsOfIssues } from './issue-lists.ts';
import { listsOfMentors } from './mentor-lists.ts';
import { listHistories, listsOfStudents } from './student-lists.ts';

/** A word for each way in which a search can cost too much. */
export interface SearchWords {
  /** Found once, at any scale. */
  readonly rare: string;
  /** Found more often than totals are counted. */
  readonly common: string;
  /** Too short for the trigrams inside a word: found at the beginning of words. */
  readonly short: string;
  /** In groups, as people write it; kept without separators. */
  readonly number?: string;
}

/** One way of asking a list of the contract. */
export interface MeasuredList {
  readonly route: Route;
  /** Asked by the demo account of this role; by the superadministrator unless told. */
  readonly as?: Role;
  /** At most so many statements; 6 unless told. */
  readonly statements?: number;
  /** How many pages beyond the usual limit may be read at any size. */
  readonly pages?: number;
  /** Tells this way from the others of the same route. */
  readonly filter?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Left out where the list has no pages: it is asked as it is. */
  readonly sortKeys?: readonly string[];
  readonly words?: SearchWords;
  /** It reads everybody: not a ratio but so many milliseconds at 100×. */
  readonly within?: number;
}

/**
 * Every list of the contract, in every way that has a cost of its own. `pnpm scale` measures them all, and the matrix
 * fails for a list without a line.
 */
export const measuredLists = (today: string): readonly MeasuredList[] => {
  const periods = periodsOf(today);
  return [
    ...entriesOfEverybody(periods),
    ...listsOfReports(periods, { lecturer, place, words }),
    ...listsOfPeople,
    ...listsOfPlaces,
    ...listsOfCourses,
    ...listsOfCandidates,
    ...listsOfBankReports,
    ...listsOfStudents(today),
    ...listsOfOnePerson(periods),
    ...securityEvents(periods),
    ...listsOfCommunication,
    ...listsOfIssues,
    ...listsOfMentors,
  ];
};

export type Periods = ReturnType<typeof periodsOf>;
const periodsOf = (today: string) => {
  const month = monthAfter(today.slice(0, 7), -1);
  const old = monthAfter(month, -13);
  return {
    month,
    old,
    ofMonth: { from: firstDay(month), to: lastDay(month) },
    ofOldMonth: { from: firstDay(old), to: lastDay(old) },
    ofYear: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  };
};

const lecturer = getDemoAccount(role.lecturer).id;
const student = getDemoAccount(role.student).id;
/** The first of the demo. */
const place = 1;

/** Found among the people whom lists name; in entries also by their own words. */
const words: SearchWords = { rare: 'wykladowca@demo', common: 'ski', short: 'ko', number: '600 100' };
/** Their addresses all stand under one domain. */
const wordsOfPlaces: SearchWords = { rare: '001000007', common: 'osrodki', short: 'ko' };

const entriesOfEverybody = ({ ofMonth, ofYear }: Periods): MeasuredList[] => {
  const times = { route: workTimeRoutes.listAll, sortKeys: allTimesSortKeys, words };
  const trips = { route: tripRoutes.listAll, sortKeys: allTripsSortKeys, words };
  return [
    { ...times, filter: 'month', query: ofMonth, pages: 1_500 },
    { ...times, filter: 'year', query: ofYear },
    { ...trips, filter: 'month', query: ofMonth },
    { ...trips, filter: 'year', query: ofYear },
    ...calendarOfEverybody({ start: ofMonth.from, end: ofMonth.to }),
  ];
};

const calendarOfEverybody = (days: { start: string; end: string }): MeasuredList[] => [
  { route: meetingRoutes.listAll, filter: 'all', query: days },
  { route: meetingRoutes.listAll, filter: 'place', query: { ...days, pid: place } },
  { route: meetingRoutes.listAll, filter: 'lecturer', query: { ...days, uid: lecturer } },
  { route: meetingRoutes.listAll, filter: 'place, lecturer', query: { ...days, pid: place, uid: lecturer } },
  { route: meetingRoutes.listOfPlace, query: { ...days, pid: place }, sortKeys: ['start'] },
  {
    route: meetingRoutes.listOfPlace,
    filter: 'lecturer',
    query: { ...days, pid: place, uid: lecturer },
    sortKeys: ['start'],
  },
];

const people = { route: staffRoutes.ofRole, sortKeys: rolePersonSortKeys, words };

const accounts = { route: userAccountRoutes.list, sortKeys: rolePersonSortKeys, words };

const listsOfPeople: readonly MeasuredList[] = [
  ...listsOfStaff(words),
  { ...people, filter: 'students', params: { role: role.student } },
  { ...people, filter: 'coordinators', params: { role: role.coordinator } },
  { ...accounts, filter: 'all' },
  { ...accounts, filter: 'students', query: { role: role.student } },
  { ...accounts, filter: 'staff', query: { group: 'staff' } },
  { route: peopleRoutes.choices, query: { type: 'czas' } },
  ...Object.values(words).map((search) => ({
    route: peopleRoutes.choices,
    filter: `search ${search}`,
    query: { type: 'czas', search },
  })),
  ...[...Object.values(words), 'kowalkskii', 'Koawlska'].map((search) => ({
    route: peopleRoutes.find,
    filter: `search ${search}`,
    query: { search },
  })),
];

const listsOfPlaces: readonly MeasuredList[] = [
  { route: placeRoutes.list, sortKeys: placeSortKeys, words: wordsOfPlaces },
  { route: placeRoutes.list, filter: 'active', query: { active: '1' }, sortKeys: placeSortKeys },
  { route: placeRoutes.ofUser },
  { route: placeRoutes.coordinators },
];

/** Courses are as many at any scale; the first is one of the demo lecturer's. */
const listsOfCourses: readonly MeasuredList[] = [
  {
    route: courseRoutes.list,
    sortKeys: courseSortKeys,
    words: { rare: 'oligofreno', common: 'zarzadzanie', short: 'ko' },
  },
  { route: courseRoutes.list, filter: 'active', query: { active: '1' }, sortKeys: courseSortKeys },
  { route: courseRoutes.choices },
  {
    route: subjectRoutes.list,
    sortKeys: subjectSortKeys,
    words: { rare: 'arteterapia', common: 'zarzadzanie', short: 'ko' },
  },
  { route: subjectRoutes.list, filter: 'lecturer', query: { uid: lecturer }, sortKeys: subjectSortKeys },
  { route: subjectRoutes.ofCourse, params: { id: 1 } },
  { route: subjectHistoryRoutes.ofCourse, params: { id: 1 }, sortKeys: ['date'] },
  { route: peopleRoutes.choices, filter: 'teaching', query: { type: 'przedmiot' } },
];

const listsOfOnePerson = ({ month, ofMonth, ofYear }: Periods): MeasuredList[] => {
  const ofPerson = { user: lecturer };
  return [
    { route: workTimeRoutes.list, query: { ...ofMonth, ...ofPerson } },
    { route: tripRoutes.list, query: { ...ofMonth, ...ofPerson } },
    { route: meetingRoutes.list, query: { ...ofMonth, ...ofPerson } },
    { route: reportRoutes.list, query: { ...ofYear, ...ofPerson } },
    { route: billRoutes.list, query: { ...ofMonth, ...ofPerson } },
    // Six cards, each with its count and its lines.
    { route: dashboardRoutes.office, statements: 12, pages: 1_000 },
    { route: dashboardRoutes.places, as: role.coordinator, statements: 12, pages: 1_000 },
    { route: dashboardRoutes.settlements, as: role.accountant, statements: 10, pages: 1_000 },
    { route: ownStudiesRoutes.list, as: role.student, statements: 3 },
    { route: proposalRoutes.list, query: { month, ...ofPerson } },
    { route: carRoutes.list, query: ofPerson },
    { route: contractRoutes.list, query: ofPerson },
    { route: rateRoutes.list, params: { id: lecturer } },
    { route: historyRoutes.ofUser, params: { id: lecturer }, sortKeys: ['date'], words },
    { route: studentFormRoutes.history, params: { uid: student }, sortKeys: ['date'] },
    ...listHistories(student),
    { route: accountRoutes.ownSessions },
    { route: postalCodeRoutes.places, params: { code: '99-998' } },
  ];
};

const securityEvents = ({ ofMonth }: Periods): MeasuredList[] => {
  const events = { route: securityEventRoutes.list, sortKeys: securityEventSortKeys };
  return [
    { ...events, words: { rare: 'jastrzab', common: 'ski', short: 'ko' } },
    { ...events, filter: 'kind', query: { kind: 'login-failed' } },
    { ...events, filter: 'kind, month', query: { kind: 'sealed-read', ...ofMonth } },
    { ...events, filter: 'address', query: { address: '192.0.2.7' } },
    { ...events, filter: 'account', query: { search: 'nikt@demo.example' } },
  ];
};
