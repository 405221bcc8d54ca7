import { notificationRoutes as notifications } from '@indeks/contract/notices/notifications/notifications.routes';
import { insertNotification } from '#testing/notices/notifications.ts';
import { aimAt, everyone, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const ofMine = async ({ db, myId }: World) => insertNotification(db, await myId());
const ofAnother = async ({ db, person }: World) => insertNotification(db, (await person(0)).id);
const notification = aimAt(ofMine, ofAnother);

export const notificationCells: readonly RouteCells[] = [
  { route: notifications.list, who: everyone, own: () => ({ query: { page: 1 } }) },
  { route: notifications.unread, who: everyone, own: () => ({}) },
  {
    route: notifications.watchAll,
    who: everyone,
    own: async (world) => {
      await ofMine(world);
      return {};
    },
  },
  {
    route: notifications.watchSender,
    who: everyone,
    own: async (world) => {
      const sender_id = (await world.person(1)).id;
      await insertNotification(world.db, await world.myId(), { sender_id });
      return { params: { uid: sender_id } };
    },
  },
  { route: notifications.watch, who: everyone, ...notification.one((id) => ({ params: { id } })) },
  { route: notifications.removeMany, who: everyone, ...notification.several },
  { route: notifications.choices, who: everyone, own: () => ({}) },
  { route: notifications.choose, who: everyone, own: () => ({ body: { type: 1, choice: 'here' } }) },
];
