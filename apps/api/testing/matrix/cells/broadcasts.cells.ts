import {
  broadcastRoutes as messages,
  templateRoutes as templates,
} from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { role, type Role } from '@indeks/contract/access/roles';
import { insertBroadcast, insertTemplate } from '#testing/talk/broadcasts.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { aimAt, everyone, nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const senders: readonly Role[] = [1, 2, 11];
const words = { subject: 'Zmiana sali', text: 'Sobotnie zajęcia są w sali 12.' };

/** A student whom the caller sees: a coordinator those of own places. */
const student = async (world: World): Promise<number> => {
  const { id } = await world.person(role.student);
  await enrol(world.db, { placeId: await insertOwnPlace(world.db, await world.myId()), userId: id });
  return id;
};
const toStudent = async (world: World) => ({
  audience: 'students',
  ids: String(await student(world)),
});
const template = { name: 'Zmiana sali', ...words };

const sent = async (world: World, senderId: number, finished = true) =>
  insertBroadcast(world.db, { senderId, recipients: [(await world.person(3)).id], finished });
const mine = async (world: World, finished = true) => sent(world, await world.myId(), finished);
const anothers = async (world: World, finished = true) => sent(world, (await world.person(2)).id, finished);
const broadcast = aimAt(
  (world) => mine(world),
  (world) => anothers(world),
);
const unfinished = aimAt(
  (world) => mine(world, false),
  (world) => anothers(world, false),
);

export const broadcastCells: readonly RouteCells[] = [
  {
    route: messages.send,
    who: senders,
    own: async (world) => ({
      body: { type: 'chat', audience: 'students', ids: String(await student(world)), ...words },
    }),
  },
  {
    route: messages.sendToSeveral,
    who: everyone,
    own: async (world) => ({ body: { msg: 'Dzień dobry', uid_to: String((await world.person(1)).id) } }),
  },
  { route: messages.list, who: senders, own: () => ({ query: { page: 1 } }) },
  {
    route: messages.ofPerson,
    who: secretariat,
    own: async (world) => ({ params: { id: (await world.person(3)).id } }),
  },
  {
    route: messages.get,
    who: senders,
    ...broadcast.one((id) => ({ params: { id } })),
    othersToo: secretariat,
  },
  {
    route: messages.recipients,
    who: senders,
    ...broadcast.one((id) => ({ params: { id }, query: { page: 1 } })),
    othersToo: secretariat,
  },
  {
    route: messages.edit,
    who: senders,
    ...unfinished.one((id) => ({ params: { id }, body: { ...words, send_at: null, version: 1 } })),
    othersToo: secretariat,
  },
  {
    route: messages.recipientsCsv,
    who: senders,
    ...broadcast.one((id) => ({ params: { id }, query: {} })),
    othersToo: secretariat,
  },
  {
    route: messages.recall,
    who: senders,
    ...unfinished.one((id) => ({ params: { id } })),
    othersToo: secretariat,
  },
  { route: messages.audience, who: senders, own: async (world) => ({ body: await toStudent(world) }) },
  {
    route: messages.preview,
    who: senders,
    own: async (world) => ({ body: { ...words, ...(await toStudent(world)) } }),
  },
  {
    route: messages.sendToSelf,
    who: senders,
    own: async (world) => ({ body: { ...words, ...(await toStudent(world)) } }),
  },
  { route: templates.list, who: secretariat, own: () => ({}) },
  { route: templates.create, who: secretariat, own: () => ({ body: template }) },
  {
    route: templates.edit,
    who: secretariat,
    own: async ({ db }) => ({
      params: { id: await insertTemplate(db) },
      body: { ...template, version: 1 },
    }),
    missing: () => ({ params: { id: nowhere }, body: { ...template, version: 1 } }),
  },
  {
    route: templates.removeMany,
    who: secretariat,
    own: async ({ db }) => ({ body: [await insertTemplate(db)] }),
    missing: () => ({ body: [nowhere] }),
  },
  { route: messages.removeMany, who: senders, ...broadcast.several, othersToo: secretariat },
];
