import type { $ZodRawIssue } from 'zod/v4/core';
import { fieldMessageTexts as texts } from './field-messages.texts.ts';

/** Messages for rules whose schema has none. The server and the forms pass it to zod with every check. */
export function messageOfIssue(issue: $ZodRawIssue): string {
  if (isMissing(issue.input)) return texts.required;
  if (issue.code === 'invalid_type') return issue.expected === 'number' ? texts.notANumber : texts.invalid;
  if (issue.code === 'too_big') return limitMessage(issue.origin, Number(issue.maximum), upper);
  if (issue.code === 'too_small') return limitMessage(issue.origin, Number(issue.minimum), lower);
  return texts.invalid;
}

type LimitTexts = Record<'text' | 'list' | 'number', (limit: number) => string>;

const upper: LimitTexts = { text: texts.tooLong, list: texts.tooMany, number: texts.tooBig };
const lower: LimitTexts = { text: texts.tooShort, list: texts.tooFew, number: texts.tooSmall };

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

function limitMessage(origin: string, limit: number, texts: LimitTexts): string {
  if (origin === 'string') return texts.text(limit);
  return origin === 'array' || origin === 'set' ? texts.list(limit) : texts.number(limit);
}
