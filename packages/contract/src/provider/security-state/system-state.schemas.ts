import { z } from 'zod';
import { dateString, timestamp } from '../../common/dates.ts';
import { findingStates } from './security-state.keys.ts';

/** Something the system needs, as it is at this moment. */
export const systemPart = z.object({
  name: z.string(),
  title: z.string(),
  state: z.enum(findingStates),
  says: z.string(),
  /** Advice. */
  advice: z.string().nullable(),
});
export type SystemPart = z.infer<typeof systemPart>;

export const queueState = z.object({
  name: z.string(),
  /** Jobs that should have begun. */
  waiting: z.number().int(),
  /** For how long the oldest of them. */
  oldest_seconds: z.number().int(),
  running: z.number().int(),
  /** Failed for the last time in the last day. */
  dead: z.number().int(),
});
export type QueueState = z.infer<typeof queueState>;

export const sizeState = z.object({
  /** Name of the table; empty for the whole database. */
  name: z.string(),
  bytes: z.number().int(),
  /** Since the first day that is known of the last thirty; nothing on the first. */
  grown: z.object({ bytes: z.number().int(), since: dateString }).nullable(),
});
export type SizeState = z.infer<typeof sizeState>;

export const systemState = z.object({
  looked_at: timestamp,
  /** The worst first. */
  parts: z.array(systemPart),
  versions: z.object({
    portal: z.string(),
    node: z.string(),
    database: z.string(),
    /** The newest migration. */
    schema: z.string(),
  }),
  /** Those in which something waits, runs or has died. */
  queues: z.array(queueState),
  /** The whole database first, then its largest tables. */
  sizes: z.array(sizeState),
});
export type SystemState = z.infer<typeof systemState>;
