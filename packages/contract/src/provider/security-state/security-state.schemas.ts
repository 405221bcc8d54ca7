import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { findingStates } from './security-state.keys.ts';

export const finding = z.object({
  name: z.string(),
  title: z.string(),
  state: z.enum(findingStates),
  /** The result, in a sentence. */
  says: z.string(),
  /** Advice. */
  advice: z.string().nullable(),
  /** The screen on which it is done. */
  link: z.string().nullable(),
  /** The first of the people whom it is about. */
  people: z.array(z.object({ id: z.number().int(), name: z.string() })),
  people_total: z.number().int(),
  checked_at: timestamp,
  bad_since: timestamp.nullable(),
});
export type Finding = z.infer<typeof finding>;

export const checkRun = z.object({
  /** Lost: the process that made it ended, and it never will. */
  state: z.enum(['running', 'finished', 'lost']),
  asked_at: timestamp,
  finished_at: timestamp.nullable(),
  done: z.number().int(),
  total: z.number().int(),
});
export type CheckRun = z.infer<typeof checkRun>;

export const securityState = z.object({
  /** The last check, or the one that is under way; nothing before the first. */
  run: checkRun.nullable(),
  /** The worst first. */
  findings: z.array(finding),
});
export type SecurityState = z.infer<typeof securityState>;
