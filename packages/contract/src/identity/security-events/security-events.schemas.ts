import { z } from 'zod';
import { dateString, timestamp } from '../../common/dates.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { securityEventKinds, securityEventSortKeys } from './security-events.keys.ts';

const person = z.object({ id: z.number().int(), name: z.string().nullable() });

const securityEvent = z.object({
  id: z.number().int(),
  at: timestamp,
  kind: z.enum(securityEventKinds),
  /** The actor; null if there was no session. */
  actor: person.nullable(),
  /** The person concerned. */
  subject: person.nullable(),
  address: z.string().nullable(),
  session_id: z.number().int().nullable(),
  route: z.string().nullable(),
  detail: z.string().nullable(),
  /** How many events of the same kind and caller fell into the minute. */
  times: z.number().int(),
  request_id: z.string(),
});
export type SecurityEventEntry = z.infer<typeof securityEvent>;

export const securityEventsQuery = pagingQuery(securityEventSortKeys).extend({
  kind: z.enum(securityEventKinds).optional(),
  /** A whole address of the network. */
  address: z.string().trim().max(45).optional(),
  /** Days in Warsaw, both included. */
  from: dateString.optional(),
  to: dateString.optional(),
});
export const securityEventsPage = pageSchema(securityEvent);
