import { listKeptHours } from '@indeks/contract/notices/ordered-lists/ordered-lists.keys';

export const keptUntil = (now: Date): Date => new Date(now.getTime() + listKeptHours * 3_600_000);
