import { role } from '@indeks/contract/access/roles';
import { currentIntake, intakeAfter } from '@indeks/contract/courses/intakes.rules';
import { evaluationSortKeys } from '@indeks/contract/evaluations/evaluations.keys';
import { evaluationRoutes as routes } from '@indeks/contract/evaluations/evaluations.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import type { MeasuredList } from './lists.ts';

const words = { rare: 'brzeczyszczykiewicz', common: 'ski', short: 'ko' };
const old = { route: routes.list, sortKeys: evaluationSortKeys, words };

/** The first course of the demo has most students; its first subject is of the newer programme. */
const group = { cid: 1, sid: 1 };

export const listsOfEvaluations = (today: string): MeasuredList[] => {
  const session = currentIntake(today);
  const joined = { route: routes.joined, sortKeys: evaluationSortKeys, words };
  return [
    old,
    { ...old, filter: 'semester', query: { date: '2023-10-01' } },
    { ...old, filter: 'courses', query: { cid: '1,2,3' } },
    { ...old, filter: 'semester, course', query: { date: '2023-10-01', cid: '1' } },
    { ...joined, filter: 'group', query: { ...group, date: session, half: 2 } },
    { route: routes.sheet, filter: 'old group', query: { sid: group.sid, date: intakeAfter(session, -5) } },
    { route: routes.subjects, query: { after_join: 1, cid: '1' } },
    { route: routes.gradeBook },
    { route: routes.ofUser, params: { id: getDemoAccount(role.student).id } },
    { route: routes.history, params: { eid: 1, sid: group.sid } },
  ];
};
