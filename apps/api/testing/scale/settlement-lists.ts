import { role } from '@indeks/contract/access/roles';
import { currentIntake, intakeAfter } from '@indeks/contract/courses/intakes.rules';
import { settlementSortKeys, settlementStates } from '@indeks/contract/payments/payments.keys';
import { paymentRoutes } from '@indeks/contract/payments/payments.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import type { MeasuredList } from './lists.ts';

const students = {
  route: paymentRoutes.students,
  sortKeys: settlementSortKeys,
  words: { rare: 'nowy-sluchacz@demo', common: 'ski', short: 'ko' },
};

export const listsOfSettlements = (today: string): MeasuredList[] => {
  const newest = currentIntake(today);
  const old = intakeAfter(newest, -8);
  return [
    students,
    // In the order of names, and with words, a state is asked of one person after another: that grows with their number.
    ...settlementStates.map((state) => ({
      route: paymentRoutes.students,
      sortKeys: ['balance'],
      filter: state,
      query: { state },
    })),
    { ...students, filter: 'intake', query: { date: newest } },
    { ...students, filter: 'old intake', query: { date: old } },
    { ...students, filter: 'place', query: { pid: 1 } },
    { ...students, filter: 'course', query: { cid: 1 } },
    { ...students, filter: 'archived', query: { archived: true } },
    { route: paymentRoutes.ofPerson, params: { id: getDemoAccount(role.student).id } },
  ];
};
