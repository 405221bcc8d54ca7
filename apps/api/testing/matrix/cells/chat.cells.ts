import { chatRoutes as chat, inboxRoutes as inbox } from '@indeks/contract/talk/chat/chat.routes';
import { insertMessage, insertReply } from '#testing/talk/chat.ts';
import { aimAt, aimAtFile, everyone, nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const isOffice = ({ me }: World): boolean => me !== undefined && secretariat.includes(me.role);

/** A conversation that the caller has, by the number of the partner: with the secretariat, or for the secretariat with somebody. */
const withMine = async (world: World) => {
  const person = isOffice(world) ? (await world.person(3)).id : await world.myId();
  const message = await insertMessage(world.db, world.files, person, await world.myId());
  return { ...message, partner: isOffice(world) ? person : 0 };
};
const ofAnother = async ({ db, files, person }: World) => insertMessage(db, files, (await person(3)).id);
const message = aimAt(
  async (world) => (await withMine(world)).id,
  async (world) => (await ofAnother(world)).id,
);
/** Only such a one is still changed. */
const justWritten = aimAt(
  async (world) => {
    const { id } = await withMine(world);
    await world.db.updateTable('messages').set({ at: world.clock.now() }).where('id', '=', id).execute();
    return id;
  },
  async (world) => (await ofAnother(world)).id,
);
const colleagueOf = async ({ me, person }: World): Promise<number> =>
  (await person(me?.role === 1 ? 11 : 1)).id;
const reply = { title: 'Opłaty', text: 'Numer rachunku widać w Twoich danych.' };

export const chatCells: readonly RouteCells[] = [
  { route: chat.people, who: everyone, own: () => ({ query: { search: 'se' } }) },
  { route: chat.last, who: everyone, own: () => ({}) },
  {
    route: chat.history,
    who: everyone,
    own: async (world) => ({ params: { id: (await withMine(world)).partner } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: chat.send,
    who: everyone,
    own: async (world) => ({
      body: { msg: 'Dzień dobry', uid_to: isOffice(world) ? (await world.person(3)).id : 0 },
    }),
  },
  {
    route: chat.mark,
    who: everyone,
    own: async (world) => ({ params: { id: (await withMine(world)).partner, status: 1 } }),
    missing: () => ({ params: { id: nowhere, status: 1 } }),
  },
  {
    route: chat.edit,
    who: everyone,
    ...justWritten.one((id) => ({ params: { id }, body: { msg: 'Inaczej' } })),
  },
  {
    route: chat.typing,
    who: everyone,
    own: async (world) => ({ params: { id: (await withMine(world)).partner } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  { route: chat.unread, who: everyone, own: () => ({}) },
  { route: chat.search, who: everyone, own: () => ({ query: { search: 'dzień' } }) },
  { route: chat.removeMany, who: everyone, ...message.several },
  {
    route: chat.attachment,
    who: everyone,
    ...aimAtFile(withMine, ofAnother),
    // It is the shared inbox's.
    othersToo: secretariat,
  },
  {
    route: inbox.take,
    who: secretariat,
    own: async (world) => ({ params: { id: (await withMine(world)).partner }, body: { taken: true } }),
    missing: () => ({ params: { id: nowhere }, body: { taken: true } }),
  },
  { route: inbox.list, who: secretariat, own: () => ({ query: { view: 'all' } }) },
  { route: inbox.counts, who: secretariat, own: () => ({}) },
  { route: inbox.colleagues, who: secretariat, own: () => ({}) },
  {
    route: inbox.finish,
    who: secretariat,
    own: async (world) => {
      const { id, partner } = await withMine(world);
      return { params: { id: partner }, body: { done: true, last: id } };
    },
    missing: () => ({ params: { id: nowhere }, body: { done: true, last: nowhere } }),
  },
  {
    route: inbox.handOver,
    who: secretariat,
    own: async (world) => ({
      params: { id: (await withMine(world)).partner },
      body: { uid: await colleagueOf(world), note: 'Przeksięguj, proszę' },
    }),
    missing: () => ({ params: { id: nowhere }, body: { uid: nowhere, note: '' } }),
  },
  {
    route: inbox.note,
    who: secretariat,
    own: async (world) => ({ params: { id: (await withMine(world)).partner }, body: { text: 'Notatka' } }),
    missing: () => ({ params: { id: nowhere }, body: { text: 'Notatka' } }),
  },
  {
    route: inbox.person,
    who: secretariat,
    own: async (world) => ({ params: { id: (await withMine(world)).partner } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  { route: inbox.replies, who: secretariat, own: () => ({}) },
  { route: inbox.createReply, who: secretariat, own: () => ({ body: reply }) },
  {
    route: inbox.editReply,
    who: secretariat,
    own: async ({ db }) => ({ params: { id: await insertReply(db) }, body: { ...reply, version: 1 } }),
    missing: () => ({ params: { id: nowhere }, body: { ...reply, version: 1 } }),
  },
  {
    route: inbox.removeReplies,
    who: secretariat,
    own: async ({ db }) => ({ body: [await insertReply(db)] }),
    missing: () => ({ body: [nowhere] }),
  },
];
