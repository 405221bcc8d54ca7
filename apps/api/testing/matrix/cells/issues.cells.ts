import { issueChatRoutes as chat, issueRoutes as issues } from '@indeks/contract/talk/issues/issues.routes';
import { insertIssueFile, insertWholeIssue, issueFields } from '#testing/talk/issues.ts';
import { pngFile } from '../../pictures.ts';
import { aimAt, aimAtFile, everyone, nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const ofMine = async ({ db, files, myId }: World) => insertWholeIssue(db, files, await myId());
const ofAnother = async ({ db, files, person }: World) => insertWholeIssue(db, files, (await person(0)).id);
const edited = { ...issueFields, title: 'Nie widzę grupy A', files: [], version: 1 };
const message = { msg: 'Proszę o pomoc' };
const issue = aimAt(
  async (world) => (await ofMine(world)).id,
  async (world) => (await ofAnother(world)).id,
);
const attachment = aimAt(
  async (world) => (await ofMine(world)).attached.id,
  async (world) => (await ofAnother(world)).attached.id,
);
const byId = (id: number) => ({ params: { id } });

export const issueCells: readonly RouteCells[] = [
  { route: issues.list, who: everyone, own: () => ({ query: { page: 1 } }) },
  { route: issues.counts, who: everyone, own: () => ({}) },
  { route: issues.one, who: everyone, ...issue.one(byId), othersToo: secretariat },
  {
    route: issues.create,
    who: everyone,
    own: async ({ db, files, myId }) => ({
      body: { ...issueFields, files: [(await insertIssueFile(db, files, await myId())).id] },
    }),
  },
  {
    route: issues.edit,
    who: everyone,
    ...issue.one((id) => ({ params: { id }, body: edited })),
    othersToo: secretariat,
  },
  {
    route: issues.assign,
    who: secretariat,
    own: async (world) => ({
      params: { id: (await ofAnother(world)).id },
      body: { uid: await world.myId() },
    }),
    missing: () => ({ params: { id: nowhere }, body: { uid: null } }),
  },
  {
    route: issues.merge,
    who: secretariat,
    own: async (world) => ({
      params: { id: (await ofAnother(world)).id },
      body: { into: (await ofMine(world)).id },
    }),
    missing: async (world) => ({ params: { id: nowhere }, body: { into: (await ofMine(world)).id } }),
  },
  { route: issues.removeMany, who: everyone, ...issue.several, othersToo: secretariat },
  { route: issues.addFile, who: everyone, own: async () => ({ body: { file: await pngFile() } }) },
  { route: issues.removeFile, who: everyone, ...attachment.one(byId), othersToo: secretariat },
  {
    route: issues.file,
    who: everyone,
    ...aimAtFile(
      async (world) => (await ofMine(world)).attached,
      async (world) => (await ofAnother(world)).attached,
    ),
    othersToo: secretariat,
  },
  { route: chat.history, who: everyone, ...issue.one(byId), othersToo: secretariat },
  { route: chat.seen, who: everyone, ...issue.one(byId), othersToo: secretariat },
  {
    route: chat.send,
    who: everyone,
    ...issue.one((issue_id) => ({ body: { ...message, issue_id } })),
    othersToo: secretariat,
  },
  {
    route: chat.note,
    who: secretariat,
    own: async (world) => ({ params: { id: (await ofAnother(world)).id }, body: { text: 'Notatka' } }),
    missing: () => ({ params: { id: nowhere }, body: { text: 'Notatka' } }),
  },
  {
    route: chat.attachment,
    who: everyone,
    ...aimAtFile(
      async (world) => (await ofMine(world)).message,
      async (world) => (await ofAnother(world)).message,
    ),
    othersToo: secretariat,
  },
];
