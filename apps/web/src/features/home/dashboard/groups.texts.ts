import type { OwnGroup } from '@indeks/contract/studies/evaluations/groups.schemas';
import { formatDay } from '#shared/lib/format.ts';
import { counted, type PluralForms } from '#shared/lib/plural.ts';

const groups: PluralForms = { one: 'grupa', few: 'grupy', many: 'grup' };
const towns: PluralForms = { one: 'miejscowość', few: 'miejscowości', many: 'miejscowości' };
/** After 'z' and a number. */
const grades: PluralForms = { one: 'oceny', few: 'ocen', many: 'ocen' };
const resits: PluralForms = { one: 'poprawki', few: 'poprawek', many: 'poprawek' };

const unbroken = (day: string): string => formatDay(day).replaceAll(' ', '\u00a0');

export const groupsTexts = {
  title: 'Moje grupy',
  count: (count: number) => `${counted(count, groups)} w\u00a0tym semestrze`,
  protocols: 'Moje protokoły',
  forms: ['zaliczenie', 'egzamin'],
  /** One or two by name. */
  places: (names: readonly string[]) => (names.length > 2 ? counted(names.length, towns) : names.join(', ')),
  showAll: (count: number) => `Pokaż wszystkie (${count})`,
  intake: (intake: string) => `nabór ${intake.slice(5, 7)}.${intake.slice(0, 4)}`,
  graded: ({ graded, students }: OwnGroup) => `${graded} z\u00a0${counted(students, grades)}`,
  regraded: (group: OwnGroup) => `${group.regraded} z\u00a0${counted(group.resits, resits)}`,
  until: (day: string) => `protokół do ${unbroken(day)}`,
  resitUntil: (day: string) => `poprawka do ${unbroken(day)}`,
  whole: 'komplet ocen',
  closedBy: (number: string) => `protokół ${number}`,
  firstClosed: (number: string) => `I\u00a0termin: protokół ${number}`,
  /** By step. */
  actions: {
    grade: 'Oceń',
    close: 'Zamknij protokół',
    resit: 'Oceń',
    'close-resit': 'Zamknij protokół',
    closed: 'Otwórz',
  },
  gradeGroup: 'Oceń grupę',
  of: (action: string, { subjectName, courseName, intake }: OwnGroup) =>
    `${action}: ${subjectName}, ${courseName}, ${groupsTexts.intake(intake)}`,
} as const;
