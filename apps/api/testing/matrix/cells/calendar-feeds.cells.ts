import { calendarFeedRoutes as feeds } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import { insertFeed } from '#testing/talk/calendar-feeds.ts';
import { everyone, nowhere, type RouteCells } from '../route-cells.ts';

export const calendarFeedCells: readonly RouteCells[] = [
  { route: feeds.list, who: everyone, own: () => ({}) },
  {
    route: feeds.make,
    who: everyone,
    own: () => ({ body: { pid: null, name: 'Telefon', kinds: ['sessions'] } }),
  },
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
