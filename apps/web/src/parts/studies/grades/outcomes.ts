import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { gradeTexts } from '@indeks/contract/studies/evaluations/evaluations.texts';
import {
  formatGrade,
  gradeFault,
  gradeInWords,
  readGrade,
} from '@indeks/contract/studies/evaluations/grades.rules';
import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';
import { fold } from '#shared/lib/fold.ts';
import { outcomeTexts as texts } from './grades.texts.ts';

interface Outcome {
  /** 0: did not come; null: nothing was typed; undefined: it cannot be read. */
  readonly value: number | null | undefined;
  /** Why it cannot be read. */
  readonly fault: string | undefined;
}

/** What was typed or pasted for a term: a grade as `readGrade` reads it, or that the student did not come. */
export const readOutcome = (typed: string): Outcome => {
  if (absences.test(fold(typed).trim())) return { value: didNotCome, fault: undefined };
  if (credits.test(fold(typed).trim())) return { value: undefined, fault: texts.credit };
  const grade = readGrade(typed);
  const fault = grade === undefined ? gradeTexts.halves : gradeFault(grade);
  return { value: fault === undefined ? grade : undefined, fault };
};

/** 'N', 'nb', 'n.b.', 'nieobecna', 'nie przystąpił(a)'. */
const absences = /^(?:n|n\.?\s?b\.?|nieob(?:ecn[ya])?\.?|nie przystapil(?:a|\(a\))?)$/u;

/** 'zal', 'zal.', 'zaliczone', 'nzal': the scale has no such outcome. */
const credits = /^n?zal(?:\.|iczon[aey])?$/u;

/** 4.5 → '4,5', 0 → 'nb'. */
export const formatOutcome = (value: number): string =>
  value === didNotCome ? texts.absentShort : formatGrade(value);

/** As it stands in a field. */
export const inField = (value: number | null): string => (value === null ? '' : formatOutcome(value));

export const outcomeInWords = (value: number): string =>
  value === didNotCome ? documentTexts.absent : gradeInWords(value);
