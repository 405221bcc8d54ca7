import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { broadcastRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { attachmentRule } from '@indeks/contract/talk/chat/chat.schemas';
import { errorTexts } from '@indeks/contract/common/errors.texts';
import type { FileRule, Route } from '@indeks/contract/common/route';
import { issueChatRoutes } from '@indeks/contract/talk/issues/issues.routes';
import { issueMessageFileRule } from '@indeks/contract/talk/issues/issues.schemas';
import { mentorRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import { businessCardRule } from '@indeks/contract/talk/mentors/mentors.schemas';
import { systemRoutes } from '@indeks/contract/provider/system/system.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { writeDocx, macro, refusedDocuments, wordType } from './refused-documents.ts';
import { insertIssue } from '../talk/issues.ts';
import { insertTag, mentorFields } from '../talk/mentors.ts';
import { storedKeys } from '../pictures.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const office = await app.signedIn(1);
const { id } = await app.person({ role: 3 });
const their = { person: id, issue: await insertIssue(app.db, id), tag: await insertTag(app.db) };

interface Target {
  readonly route: Route;
  readonly rule: FileRule;
  readonly fields: () => object;
}

const targets: readonly (readonly [string, Target])[] = [
  [
    'a business card',
    {
      route: mentorRoutes.create,
      rule: businessCardRule,
      fields: () => ({ ...mentorFields, tags: JSON.stringify([their.tag]) }),
    },
  ],
  [
    'an attachment of a message',
    { route: chatRoutes.send, rule: attachmentRule, fields: () => ({ uid_to: their.person }) },
  ],
  [
    'an attachment of a message about an issue',
    { route: issueChatRoutes.send, rule: issueMessageFileRule, fields: () => ({ issue_id: their.issue }) },
  ],
  [
    'an attachment of a message to many',
    {
      route: broadcastRoutes.sendToSeveral,
      rule: attachmentRule,
      fields: () => ({ uid_to: String(their.person), msg: 'Plan' }),
    },
  ],
];

const upload = ({ route, rule, fields }: Target, content: Buffer | string, name: string, type = '') =>
  office.raw(
    route,
    { body: { ...fields(), [rule.field]: new File([Buffer.from(content)], name, { type }) } },
    { 'idempotency-key': randomUUID() },
  );

describe.each(targets)('as %s', (_, target) => {
  test('every hostile document is refused in Polish and leaves nothing behind', async () => {
    const before = await storedKeys(app);
    const sentence = errorTexts['file/unsupported-content'];
    const wrong: unknown[] = [];
    for (const [what, content, name] of refusedDocuments) {
      const { status, error } = await upload(target, content, name);
      if (status !== 422 || error.message !== sentence) wrong.push([what, status, error]);
    }
    expect(wrong).toEqual([]);
    const large = await upload(target, Buffer.alloc(target.rule.maxBytes + 1, '%PDF-1.7\n'), 'a.pdf');
    expect([large.status, large.error.message]).toEqual([413, target.rule.tooLarge]);
    expect(await storedKeys(app)).toEqual(before);
    expect((await office.call(systemRoutes.health)).status).toBe(200);
  }, 60_000);

  test('a document with a macro is kept byte by byte where documents are taken, else refused', async () => {
    const before = new Set(await storedKeys(app));
    const content = writeDocx(macro);
    const { status } = await upload(target, content, 'wniosek.docx', wordType);
    const added = (await storedKeys(app)).filter((key) => !before.has(key));
    const kept = await Promise.all(added.map((key) => app.services.files.open(key)));
    const contents = await Promise.all(kept.map(({ stream }) => buffer(stream)));
    const isTaken = target.rule.kinds.includes('docx');
    expect([status, contents]).toEqual(isTaken ? [200, [content]] : [422, []]);
  });
});

test.each([
  ['chat', chatRoutes.send, chatRoutes.attachment, () => ({ uid_to: their.person })],
  ['issue', issueChatRoutes.send, issueChatRoutes.attachment, () => ({ issue_id: their.issue })],
] as const)('a document of a message (%s) is only ever downloaded', async (_, route, door, fields) => {
  const content = writeDocx(macro);
  const file = new File([new Uint8Array(content)], 'wniosek.docx', { type: wordType });
  const sent = await office.raw(route, { body: { ...fields(), file } }, { 'idempotency-key': randomUUID() });
  const given = await office.raw(door, { params: { file: (sent.body as { file: string }).file } });
  expect(given.bytes.equals(content)).toBe(true);
  expect(given.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': wordType });
  expect(given.headers['content-disposition']).toMatch(/^attachment/);
});
