import { role } from '@indeks/contract/access/roles';
import { currentIntake, intakeAfter } from '@indeks/contract/studies/courses/intakes.rules';
import { personHistoryRoutes } from '@indeks/contract/home/person-history/person-history.routes';
import { graduationSortKeys } from '@indeks/contract/studies/graduation/graduation.keys';
import { graduationRoutes } from '@indeks/contract/studies/graduation/graduation.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { archiveSortKeys } from '@indeks/contract/studies/students/archive.schemas';
import { studentSortKeys } from '@indeks/contract/studies/students/students.keys';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import { listsOfEvaluations } from './evaluation-lists.ts';
import { listsOfCertificates } from './certificate-lists.ts';
import { listsOfProtocols } from './protocol-lists.ts';
import type { MeasuredList } from './lists.ts';
import { listsOfSettlements } from './settlement-lists.ts';
import { listsOfStatistics } from './statistics.ts';

const students = {
  route: studentRoutes.list,
  sortKeys: studentSortKeys,
  words: { rare: 'nowy-sluchacz@demo', common: 'ski', short: 'ko', number: '600 100 200' },
};

/** Three statements more, for what hangs on the rows and for those who archived. */
const archive = { ...students, route: archiveRoutes.list, sortKeys: archiveSortKeys, statements: 9 };

const listsOfArchive: readonly MeasuredList[] = [
  archive,
  { ...archive, filter: 'course', query: { cid: 1 } },
  { ...archive, filter: 'reason', query: { reason: 'Rezygnacja' } },
  { ...archive, filter: 'actor', query: { actor: 2 } },
  { ...archive, filter: 'since', query: { since: '2026-10-20' } },
  { ...archive, as: role.coordinator, filter: 'own' },
  { route: archiveRoutes.count },
  { route: archiveRoutes.count, as: role.coordinator, filter: 'own places' },
  { route: archiveRoutes.hanging, query: { ids: '1,2,3' } },
];

const listsOfPromoters: readonly MeasuredList[] = [
  { route: studentRoutes.promoters },
  { route: studentRoutes.promoters, filter: 'search', query: { search: 'ko' } },
];

const graduates = { ...students, route: graduationRoutes.list, sortKeys: graduationSortKeys };

/** A coordinator sees the students of their own places. */
const ofCoordinator = { ...students, as: role.coordinator };

/** The first place of the demo. */
const place = 1;

/** Slips of the hand and an account in groups among them. */
const searchesOverEverything = [
  ...Object.values(students.words),
  'kowalkskii',
  'Koawlska Anna',
  '04 0000 0000 7000 2595',
].map((search) => ({ route: studentRoutes.find, filter: `search ${search}`, query: { search } }));

/** An intake of which a quarter of all are, an old one, and the first of the demo's places and courses, which have the most. */
export const listsOfStudents = (today: string): MeasuredList[] => {
  const newest = currentIntake(today);
  const [old, older] = [intakeAfter(newest, -8), intakeAfter(newest, -9)];
  return [
    students,
    { ...students, filter: 'intake', query: { date: newest } },
    { ...students, filter: 'intakes', query: { date: `${newest},${old}` } },
    { ...students, filter: 'old intake', query: { date: old } },
    { ...students, filter: 'place', query: { pid: place } },
    { ...students, filter: 'course', query: { cid: 1 } },
    { ...students, filter: 'place, course, intake', query: { pid: place, cid: 1, date: newest } },
    { ...students, filter: 'folder', query: { folder: 'incomplete' } },
    { ...students, filter: 'folder, course, intake', query: { folder: 'incomplete', cid: 1, date: newest } },
    { ...students, filter: 'folder, course', query: { folder: 'incomplete', cid: 1 } },
    { ...students, filter: 'folder, place', query: { folder: 'incomplete', pid: place } },
    { ...students, filter: 'ready', query: { graduation: 'ready' } },
    { ...students, filter: 'lacking', query: { graduation: 'lacking' } },
    { ...students, filter: 'ready, course', query: { graduation: 'ready', cid: 1 } },
    { ...students, filter: 'ready, place', query: { graduation: 'ready', pid: place } },
    { ...students, filter: 'ready, intakes', query: { graduation: 'ready', date: `${old},${older}` } },
    { ...students, filter: 'lacking, intake', query: { graduation: 'lacking', date: old } },
    ...listsOfSeveralCourses(newest),
    ...listsOfArchive,
    { ...ofCoordinator, filter: 'own places' },
    { ...ofCoordinator, filter: 'own places, course', query: { cid: 1 } },
    { ...ofCoordinator, filter: 'own places, folder', query: { folder: 'incomplete' } },
    ...listsOfGraduates(old),
    ...searchesOverEverything,
    { route: studentRoutes.ofUser, params: { id: getDemoAccount(role.student).id } },
    { route: studentRoutes.coordinators, query: { pid: place } },
    ...listsOfPromoters,
    ...listsOfSettlements(today),
    ...listsOfEvaluations(today),
    ...listsOfProtocols,
    ...listsOfCertificates,
    ...listsOfStatistics(today),
  ];
};

/** Everybody is counted to know who studies several courses: a second, as the statistics that lead here. */
const listsOfSeveralCourses = (newest: string): MeasuredList[] =>
  [{}, { date: newest }, { pid: place }].map(studentsOfTwoCourses);

const studentsOfTwoCourses = (query: MeasuredList['query']): MeasuredList => ({
  ...students,
  filter: ['two courses', ...Object.keys(query ?? {})].join(', '),
  query: { courses: '2', ...query },
  within: 1_000,
});

const listsOfGraduates = (old: string): MeasuredList[] => [
  graduates,
  { ...graduates, filter: 'ready', query: { state: 'ready' } },
  { ...graduates, filter: 'ready, course', query: { state: 'ready', cid: 1 } },
  { ...graduates, filter: 'lacking, course, intake', query: { state: 'lacking', cid: 1, date: old } },
  { ...graduates, filter: 'intake', query: { date: old } },
];

/** The log, and the forms of the person with their changes. */
export const listHistories = (id: number): MeasuredList[] => [
  { route: personHistoryRoutes.ofPerson, params: { id }, statements: 9 },
  { route: personHistoryRoutes.own, as: role.student, statements: 9 },
];
