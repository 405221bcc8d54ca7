import { role } from '@indeks/contract/access/roles';
import { currentIntake, intakeAfter } from '@indeks/contract/studies/courses/intakes.rules';
import {
  overdueStates,
  settlementSortKeys,
  settlementStates,
} from '@indeks/contract/money/payments/payments.keys';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import type { MeasuredList } from './lists.ts';

const ordered = { route: paymentRoutes.students, sortKeys: settlementSortKeys };
const students = {
  ...ordered,
  words: { rare: 'nowy-sluchacz@demo', common: 'ski', short: 'ko' },
};

/** Who is overdue comes in the order of days alone; words among them grow with the list (0084). */
const inDays = { route: paymentRoutes.students, sortKeys: ['overdue'] as const };

export const listsOfSettlements = (today: string): MeasuredList[] => {
  const newest = currentIntake(today);
  const old = intakeAfter(newest, -8);
  const narrowed = [
    { filter: 'intake', query: { date: newest } },
    { filter: 'place', query: { pid: 1 } },
    { filter: 'course', query: { cid: 1 } },
  ];
  return [
    students,
    ...settlementStates.map((state) => ({ ...students, filter: state, query: { state } })),
    ...narrowed.map((narrow) => ({ ...students, ...narrow })),
    ...overdueStates.map((state) => Object.assign({ filter: state, query: { state } }, inDays)),
    ...narrowed.map(({ filter, query }) => {
      const asked = Object.assign({ state: 'overdue-longer' }, query);
      return Object.assign({ filter: `overdue, ${filter}`, query: asked }, inDays);
    }),
    ...settlementStates.flatMap((state) =>
      narrowed.map(({ filter, query }) => {
        const asked = { filter: `${state}, ${filter}`, query: Object.assign({ state }, query) };
        // An intake with words, too; the others have the same shape.
        return Object.assign(asked, filter === 'intake' ? students : ordered);
      }),
    ),
    { ...students, filter: 'old intake', query: { date: old } },
    { ...students, filter: 'two intakes', query: { date: `${newest},${intakeAfter(newest, -1)}` } },
    { ...students, filter: 'owed, two intakes', query: { state: 'owed', date: `${newest},${old}` } },
    { ...students, filter: 'archived', query: { archived: true } },
    { ...ordered, filter: 'place, course, intake', query: { pid: 1, cid: 1, date: newest } },
    { route: paymentRoutes.ofPerson, params: { id: getDemoAccount(role.student).id } },
  ];
};
