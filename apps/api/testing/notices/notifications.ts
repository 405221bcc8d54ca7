import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { insertRow } from '#platform/db/inserting.ts';

/** A message of the secretariat, seen or not. */
export const insertNotification = (
  db: Database,
  userId: number,
  more: Partial<Insertable<DB['notifications']>> = {},
): Promise<number> =>
  insertRow(db, 'notifications', {
    user_id: userId,
    type: 4,
    kind: 'issue',
    title: 'Zgłoszenie UNI-A214 rozwiązane',
    text: 'Nie widzę grupy B w dzienniku',
    at: new Date('2026-11-13T10:00:00Z'),
    ...more,
  });
