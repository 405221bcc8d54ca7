import type { SettledEnrolment, SettledStudent } from '@indeks/contract/money/payments/payments.schemas';

/** A student whose studies cost 4 200 zł in two instalments. */
export const settledPerson: Omit<SettledStudent, 'sums' | 'dues' | 'enrolments' | 'reminded'> = {
  id: 7,
  name: 'Ewa Łoś',
  listed_name: 'Łoś Ewa',
  email: 'ewa@test.example',
  telephone: null,
  avatar: null,
};

export const settledEnrolment: Omit<SettledEnrolment, 'sums'> = {
  id: 3,
  date: '2020-10-01',
  cityName: 'Łódź',
  cid: 1,
  courseName: 'Kadry i płace',
  courseName2: null,
  prices: [420_000],
  studentCourseBankAccount: null,
  archived: false,
  dues: {
    owed: 40_000,
    overdueDays: 12,
    due: '2020-11-01',
    toPay: 40_000,
    next: { due: '2021-03-01', amount: 80_000 },
  },
  planned: 2,
  version: 1,
};
