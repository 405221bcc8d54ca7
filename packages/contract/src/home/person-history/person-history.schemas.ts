import { z } from 'zod';
import { dateString, timestamp } from '../../common/dates.ts';
import { id } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { personHistoryKinds } from './person-history.keys.ts';

/** One field in words: amounts, days and names as papers write them; null where there was nothing. */
const change = z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() });

const entry = z.object({
  id: z.string(),
  at: timestamp,
  /** The author's name; the person concerned sees only the role of others. */
  who: z.string(),
  role: z.string().nullable(),
  kind: z.enum(personHistoryKinds),
  /** The subject: the course and its intake, the subject of study, the form. */
  about: z.string(),
  reason: z.string().nullable(),
  changes: z.array(change),
  /** The person is shown it too, in their own history. */
  shown: z.boolean(),
  /** A change of a form that the secretariat has not read yet. */
  unread: z.object({ form: z.enum(['student', 'questionnaire']), id: z.number().int() }).nullable(),
});
export type PersonHistoryEntry = z.infer<typeof entry>;

export const personHistoryQuery = pagingQuery(['date'])
  .omit({ search: true })
  .extend({
    kind: z.enum(personHistoryKinds).optional(),
    /** The author. */
    actor: id.optional(),
    /** From this day on, in Warsaw. */
    since: dateString.optional(),
  });
export type PersonHistoryQuery = z.output<typeof personHistoryQuery>;

export const personHistoryFilter = personHistoryQuery.pick({ kind: true, actor: true, since: true });
export type PersonHistoryFilter = z.output<typeof personHistoryFilter>;

export const personHistoryPage = pageSchema(entry).extend({
  /** Counts of every kind, whichever kind was asked for. */
  counts: z.array(z.object({ kind: z.enum(personHistoryKinds), count: z.number().int() })),
  /** Those who changed something, for the filter; empty for the person themselves. */
  actors: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type PersonHistoryPage = z.infer<typeof personHistoryPage>;
