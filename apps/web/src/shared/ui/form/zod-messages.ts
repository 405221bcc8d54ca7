import type { $ZodRawIssue } from 'zod/v4/core';
import { formatNumber } from '#shared/lib/format.ts';
import { formTexts } from './form.texts.ts';

/** Polish sentences for rules whose schema gives none of its own. */
export function messageOf(issue: $ZodRawIssue): string {
  if (issue.code === 'invalid_type') return typeMessage(issue.expected, issue.input);
  if (issue.code === 'too_big') return limitMessage(issue.origin, Number(issue.maximum), upper);
  if (issue.code === 'too_small') {
    return issue.input === '' ? formTexts.required : limitMessage(issue.origin, Number(issue.minimum), lower);
  }
  return formTexts.invalid;
}

interface LimitTexts {
  text: (limit: number) => string;
  list: (limit: number) => string;
  number: (limit: string) => string;
}

const upper: LimitTexts = { text: formTexts.tooLong, list: formTexts.tooMany, number: formTexts.tooBig };
const lower: LimitTexts = { text: formTexts.tooShort, list: formTexts.tooFew, number: formTexts.tooSmall };

function typeMessage(expected: string, input: unknown): string {
  if (input === undefined || input === null || input === '') return formTexts.required;
  return expected === 'number' ? formTexts.notANumber : formTexts.invalid;
}

function limitMessage(origin: string, limit: number, texts: LimitTexts): string {
  if (origin === 'string') return texts.text(limit);
  return origin === 'array' || origin === 'set' ? texts.list(limit) : texts.number(formatNumber(limit));
}
