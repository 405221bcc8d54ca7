import { randomUUID } from 'node:crypto';
import { issueChatRoutes as chat, issueRoutes as issues } from '@indeks/contract/issues/issues.routes';
import { insertIssue, insertIssueFile, insertWholeIssue, issueFields } from '../../issues.ts';
import { pngFile } from '../../pictures.ts';
import { everyone, nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const ofMine = async ({ db, files, myId }: World) => insertWholeIssue(db, files, await myId());
const ofAnother = async ({ db, files, person }: World) => insertWholeIssue(db, files, (await person(0)).id);
const edited = { ...issueFields, title: 'Nie widzę grupy A', files: [], version: 1 };
const message = { msg: 'Proszę o pomoc' };

export const issueCells: readonly RouteCells[] = [
  { route: issues.list, who: everyone, own: () => ({ query: { page: 1 } }) },
  { route: issues.counts, who: everyone, own: () => ({}) },
  {
    route: issues.one,
    who: everyone,
    own: async (world) => ({ params: { id: (await ofMine(world)).id } }),
    other: async (world) => ({ params: { id: (await ofAnother(world)).id } }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere } }),
  },
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
    own: async (world) => ({ params: { id: (await ofMine(world)).id }, body: edited }),
    other: async (world) => ({ params: { id: (await ofAnother(world)).id }, body: edited }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere }, body: edited }),
  },
  {
    route: issues.removeMany,
    who: everyone,
    own: async (world) => ({ body: [(await ofMine(world)).id] }),
    other: async (world) => ({ body: [(await ofMine(world)).id, (await ofAnother(world)).id] }),
    othersToo: secretariat,
    missing: () => ({ body: [nowhere] }),
  },
  { route: issues.addFile, who: everyone, own: async () => ({ body: { file: await pngFile() } }) },
  {
    route: issues.removeFile,
    who: everyone,
    own: async (world) => ({ params: { id: (await ofMine(world)).attached.id } }),
    other: async (world) => ({ params: { id: (await ofAnother(world)).attached.id } }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: issues.file,
    who: everyone,
    own: async (world) => ({ params: { file: (await ofMine(world)).attached.file } }),
    other: async (world) => ({ params: { file: (await ofAnother(world)).attached.file } }),
    othersToo: secretariat,
    missing: () => ({ params: { file: randomUUID() } }),
  },
  {
    route: chat.history,
    who: everyone,
    own: async (world) => ({ params: { id: (await ofMine(world)).id } }),
    other: async (world) => ({ params: { id: (await ofAnother(world)).id } }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: chat.send,
    who: everyone,
    own: async ({ db, myId }) => ({ body: { ...message, issue_id: await insertIssue(db, await myId()) } }),
    other: async ({ db, person }) => ({
      body: { ...message, issue_id: await insertIssue(db, (await person(0)).id) },
    }),
    othersToo: secretariat,
    missing: () => ({ body: { ...message, issue_id: nowhere } }),
  },
  {
    route: chat.attachment,
    who: everyone,
    own: async (world) => ({ params: { file: (await ofMine(world)).message.file } }),
    other: async (world) => ({ params: { file: (await ofAnother(world)).message.file } }),
    othersToo: secretariat,
    missing: () => ({ params: { file: randomUUID() } }),
  },
];
