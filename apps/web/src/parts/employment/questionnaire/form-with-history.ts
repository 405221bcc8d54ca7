import type { HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import type { Topic } from '@indeks/contract/realtime/events';
import type { historyQuery } from '#data/employment/history.ts';

/** A form whose changes a list can show: how they are read, marked as read, and how its fields are called. */
export interface FormWithHistory {
  readonly topic: Topic;
  readonly query: typeof historyQuery;
  readonly markAsRead: (ids: number[]) => Promise<unknown>;
  readonly labelOf: (form: HistoryEntry['form'], field: string) => string;
}
