import { randomUUID } from 'node:crypto';
import { templateRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { issueChatRoutes, issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import { afterAll, expect, test } from 'vitest';
import { pngFile } from '#testing/pictures.ts';
import { insertIssue, issueFields } from '#testing/talk/issues.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const person = await app.person({ role: 3 });
const student = await app.signedInAs(person);
const office = await app.signedIn(1);
const issue = await insertIssue(app.db, person.id);
const keyed = () => ({ 'idempotency-key': randomUUID() });
await student.call(chatRoutes.send, { body: { msg: 'Dzień dobry', uid_to: 0 } }, keyed());

const params = { id: person.id };
const template = { name: 'Rata', subject: 'Rata' };
const write = {
  'a chat line': (words: string) =>
    student.raw(chatRoutes.send, { body: { msg: words, uid_to: 0 } }, keyed()),
  'a note of the inbox': (text: string) => office.raw(inboxRoutes.note, { params, body: { text } }, keyed()),
  'a template': (text: string) => office.raw(templateRoutes.create, { body: { ...template, text } }, keyed()),
  'a problem': (description: string) =>
    student.raw(issueRoutes.create, { body: { ...issueFields, description } }, keyed()),
  'a note of a problem': (text: string) =>
    office.raw(issueChatRoutes.note, { params: { id: issue }, body: { text } }, keyed()),
};

test.each(Object.entries(write))('%s of 10 MB is refused, and the next one is taken', async (_, send) => {
  expect((await send('a'.repeat(10_000_000))).status).toBe(413);
  expect((await send('a'.repeat(4_001))).status).toBe(400);
  expect((await send('Krótko')).status).toBe(200);
});

const markup = '<img src=x onerror=alert(1)> [tu](javascript:alert(1)) data:text/html,<b>x</b>';

test('markup in a note of the inbox and in a chat line stays the text that it is', async () => {
  expect((await write['a note of the inbox'](markup)).status).toBe(200);
  expect((await write['a chat line'](markup)).status).toBe(200);
  const { body } = await office.call(chatRoutes.history, { params, query: {} });
  expect(body.notes.at(-1)?.text).toBe(markup);
  expect(body.messages.at(-1)?.text).toBe(markup);
});

test.each([
  ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.webp'],
  ['faktura\u202Egnp.exe.png', 'fakturagnp.exe.webp'],
  ['../../etc/passwd.png', 'passwd.webp'],
  ['C:\\Windows\\zrzut.png', 'zrzut.webp'],
])('a file called %j is kept under a name that is one name', async (given, kept) => {
  const inChat = await student.call(
    chatRoutes.send,
    { body: { uid_to: 0, file: await pngFile(given) } },
    keyed(),
  );
  const ofIssue = await student.call(issueRoutes.addFile, { body: { file: await pngFile(given) } }, keyed());
  expect([inChat.body.attachment?.name, ofIssue.body.name]).toEqual([kept, kept]);
});
