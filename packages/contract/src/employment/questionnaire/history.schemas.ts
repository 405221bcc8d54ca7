import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';

const historyKinds = ['created', 'changed', 'confirmed', 'switched'] as const;

/** One field before and after; `null` where the value was erased with the form. */
const fieldChange = z.object({
  /** The path in the document, as the labels name it: 'personal.surname'. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const historyEntry = z.object({
  id: z.number().int(),
  uid: z.number().int(),
  username: z.string(),
  date: timestamp,
  /** The author; not the person if the secretariat acted for them. */
  author: z.string(),
  /** `created` has no original: 'Inicjacja formularza'. */
  kind: z.enum(historyKinds),
  /** Whose labels name the fields; of `switched`, the kind that the account became. */
  form: z.enum(['person', 'company', 'student']),
  changes: z.array(fieldChange),
  read: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyQuery = pagingQuery(['date']);
export const historyPage = pageSchema(historyEntry);
