import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { orderedListFailures, orderedListKinds, orderedListStates } from './ordered-lists.keys.ts';

export const orderedList = z.object({
  id: z.number().int(),
  kind: z.enum(orderedListKinds),
  state: z.enum(orderedListStates),
  /** Rows that are drawn, and all of them. */
  done: z.number().int(),
  total: z.number().int(),
  failure: z.enum(orderedListFailures).nullable(),
  created_at: timestamp,
  /** Until when the file can be downloaded. */
  keep_until: timestamp,
});
export type OrderedList = z.infer<typeof orderedList>;

export const orderedLists = z.object({ items: z.array(orderedList) });
