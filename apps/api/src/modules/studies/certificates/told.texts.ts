import { formatNumericDate } from '@indeks/contract/common/format';

/** What the student is told. */
export const certificateTold = {
  title: 'Świadectwo jest do odbioru',
  text: (course: string, day: string) => `${course}: świadectwo wystawiono ${formatNumericDate(day)}.`,
} as const;
