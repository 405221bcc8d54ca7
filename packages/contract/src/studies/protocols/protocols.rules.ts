import { monthsLater } from '../courses/intakes.rules.ts';
import { isPassing } from '../evaluations/grades.rules.ts';
import type { ProtocolType } from './protocols.keys.ts';

interface Window {
  /** `MM-DD`, of any year; both days belong to it. */
  readonly from: string;
  readonly to: string;
}

const resitWindows: readonly Window[] = [
  { from: '03-12', to: '04-04' },
  { from: '07-11', to: '08-11' },
];

/** When lecturers make protocols: after the winter and after the summer session. Further re-sits are held in the time of the first. */
export const generationWindows: Readonly<Record<ProtocolType, readonly Window[]>> = {
  1: [
    { from: '02-26', to: '03-12' },
    { from: '06-28', to: '07-11' },
  ],
  2: resitWindows,
  3: resitWindows,
  4: resitWindows,
};

/** Why a lecturer cannot make the protocol on a day. */
export type GenerationBlock = 'window' | 'semester';

interface Generated {
  readonly type: ProtocolType;
  /** The day on which the semester began. */
  readonly date: string;
}

/** The semester began more than 3 and less than 7 months ago, and the day is in a window of the session. */
export const generationBlock = ({ type, date }: Generated, today: string): GenerationBlock | undefined => {
  if (today <= monthsLater(date, 3) || today >= monthsLater(date, 7)) return 'semester';
  return windowOn(type, today) ? undefined : 'window';
};

/** The window of the session that the day is in. */
export const windowOn = (type: ProtocolType, day: string): Window | undefined => {
  const dayOfYear = day.slice(5);
  return generationWindows[type].find(({ from, to }) => from <= dayOfYear && dayOfYear <= to);
};

/** The last day on which the protocol of a semester can be made; the semester began on the day. */
export const lastDayToClose = (type: ProtocolType, semester: string): string => {
  const months = semester.slice(5, 7) === '10' ? 5 : 4;
  const year = monthsLater(semester, months).slice(0, 4);
  const window = generationWindows[type][months === 5 ? 0 : 1];
  return `${year}-${window?.to ?? ''}`;
};

/** 26.02–12.03 */
export const formatWindow = ({ from, to }: Window): string => `${dayAndMonth(from)}–${dayAndMonth(to)}`;

const dayAndMonth = (day: string): string => day.split('-').toReversed().join('.');

/** 7 of 2026 → 007/2026. */
export const formatProtocolNumber = (number: number, year: number): string =>
  `${String(number).padStart(3, '0')}/${year}`;

/** '147/2026' in its parts, whatever spaces it has; undefined when it is no number of a protocol. */
export const readProtocolNumber = (text: string): { number: number; year: number } | undefined => {
  const found = /^0*([1-9]\d{0,6})\/(20\d{2})$/u.exec(text.replace(/\s+/gu, ''));
  return found ? { number: Number(found[1]), year: Number(found[2]) } : undefined;
};

/** The first digits of the hash, as people type them: 8f3c-1a90. */
export const codeOf = (hash: string): string => `${hash.slice(0, 4)}-${hash.slice(4, 8)}`;

/** 2025-10-01 → zimowa 2025/26, 2026-03-01 → letnia 2025/26. */
export const sessionOf = (day: string): { season: 'winter' | 'summer'; years: string } => {
  const year = Number(day.slice(0, 4));
  const begins = day.slice(5, 7) === '10' ? year : year - 1;
  const years = `${begins}/${String(begins + 1).slice(2)}`;
  return { season: begins === year ? 'winter' : 'summer', years };
};

/** How many got which grade, the highest first; `null` counts those who did not come. */
export const countGrades = (grades: readonly (number | null)[]): { grade: number | null; count: number }[] =>
  [5, 4.5, 4, 3.5, 3, 2.5, 2, null].flatMap((grade) => {
    const count = grades.filter((given) => given === grade).length;
    return count > 0 ? [{ grade, count }] : [];
  });

/** A student without a passing grade must re-sit. */
export const mustResit = (grade: number | null): boolean => grade === null || !isPassing(grade);
