import { formatNumericDate } from '@indeks/contract/common/format';

/** What the student is told. */
export const certificateTold = {
  title: 'Świadectwo jest do odbioru',
  text: (course: string, day: string) => `${course}: świadectwo wystawiono ${formatNumericDate(day)}.`,
} as const;

export const annulledTold = {
  title: 'Świadectwo unieważnione',
  text: (number: string, course: string, day: string) =>
    `${course}: świadectwo nr ${number} unieważniono ${formatNumericDate(day)}. O\u00a0powód zapytaj w\u00a0sekretariacie.`,
} as const;
