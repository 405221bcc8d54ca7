import { role } from '@indeks/contract/access/roles';
import { currentIntake, intakeAfter } from '@indeks/contract/studies/courses/intakes.rules';
import { evaluationSortKeys } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import type { MeasuredList } from './lists.ts';

const words = { rare: 'brzeczyszczykiewicz', common: 'ski', short: 'ko' };
const old = { route: routes.list, sortKeys: evaluationSortKeys, words };

/** The first course of the demo has most students; its first subject is of the newer programme. */
const group = { cid: 1, sid: 1 };

/** Each student is asked for the subjects of the semester, until as many rows are met as are counted. */
const pagesOfSubjects = 4_000;

/** A sheet shows the whole group, up to 500 students. */
const pagesOfSheet = 4_000;

export const listsOfEvaluations = (today: string): MeasuredList[] => {
  const session = currentIntake(today);
  const joined = { route: routes.joined, sortKeys: evaluationSortKeys, words };
  return [
    { ...old, pages: 1_000 },
    { ...old, filter: 'semester', query: { date: '2023-10-01' }, pages: pagesOfSubjects },
    { ...old, filter: 'courses', query: { cid: '1,2,3' }, pages: pagesOfSubjects },
    { ...old, filter: 'semester, course', query: { date: '2023-10-01', cid: '1' }, pages: 300 },
    { ...joined, filter: 'group', query: { ...group, date: session, half: 2 } },
    {
      route: routes.sheet,
      filter: 'old group',
      query: { sid: group.sid, date: intakeAfter(session, -5) },
      pages: pagesOfSheet,
    },
    // Counts everybody in the groups of one lecturer, whom the demo gives a hundred times as many at 100×.
    { route: routes.groups, as: role.lecturer, within: 3_000 },
    { route: routes.subjects, query: { after_join: 1, cid: '1' } },
    { route: routes.ofUser, params: { id: getDemoAccount(role.student).id } },
    { route: routes.history, params: { eid: 1, sid: group.sid } },
  ];
};
