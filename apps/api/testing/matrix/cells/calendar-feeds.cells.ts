import { createHash, randomBytes } from 'node:crypto';
import { calendarFeedRoutes as feeds } from '@indeks/contract/calendar-feeds/calendar-feeds.routes';
import type { Database } from '#platform/db/database.ts';
import { everyone, nowhere, type RouteCells } from '../route-cells.ts';

const insertFeed = async (db: Database, userId: number) => {
  const token = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest('base64url');
  const { id } = await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, token_hash, created_at: new Date('2026-11-01T10:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
};

export const calendarFeedCells: readonly RouteCells[] = [
  { route: feeds.list, who: everyone, own: () => ({}) },
  { route: feeds.make, who: everyone, own: () => ({ body: { pid: null } }) },
  {
    route: feeds.revoke,
    who: everyone,
    own: async (world) => ({ params: { id: (await insertFeed(world.db, await world.myId())).id } }),
    other: async ({ db, person }) => ({ params: { id: (await insertFeed(db, (await person(0)).id)).id } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: feeds.read,
    who: 'anybody',
    own: async ({ db, person }) => ({
      params: { token: (await insertFeed(db, (await person(0)).id)).token },
    }),
  },
];
