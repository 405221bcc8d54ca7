import { role } from '@indeks/contract/access/roles';
import { currentIntake, intakeAfter } from '@indeks/contract/courses/intakes.rules';
import { settlementSortKeys } from '@indeks/contract/payments/payments.keys';
import { paymentRoutes } from '@indeks/contract/payments/payments.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import type { MeasuredList } from './lists.ts';

const students = {
  route: paymentRoutes.students,
  sortKeys: settlementSortKeys,
  words: { rare: 'nowy-sluchacz@demo', common: 'ski', short: 'ko' },
};

/** A place or an intake of many is sorted by name. A word that many have is compared with whoever is in the state, one person after another: that grows with their number. */
const inState = { route: paymentRoutes.students, sortKeys: settlementSortKeys };

export const listsOfSettlements = (today: string): MeasuredList[] => {
  const newest = currentIntake(today);
  const old = intakeAfter(newest, -8);
  return [
    students,
    { ...inState, filter: 'owed', query: { state: 'owed' } },
    { ...inState, filter: 'overpaid', query: { state: 'overpaid' } },
    { ...inState, filter: 'unpaid', query: { state: 'unpaid' } },
    { ...inState, filter: 'overpaid, course', query: { state: 'overpaid', cid: 1 } },
    { ...students, filter: 'intake', query: { date: newest } },
    { ...students, filter: 'old intake', query: { date: old } },
    { ...students, filter: 'place', query: { pid: 1 } },
    { ...students, filter: 'course', query: { cid: 1 } },
    { ...students, filter: 'archived', query: { archived: true } },
    { route: paymentRoutes.ofPerson, params: { id: getDemoAccount(role.student).id } },
  ];
};
