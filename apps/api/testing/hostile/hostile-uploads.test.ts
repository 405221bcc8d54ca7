import { once } from 'node:events';
import { connect } from 'node:net';
import type { Role } from '@indeks/contract/access/roles';
import { broadcastRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { attachmentRule } from '@indeks/contract/talk/chat/chat.schemas';
import { mentorRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import { documentRule } from '@indeks/contract/talk/mentors/mentors.schemas';
import { issueFileRule, issueMessageFileRule } from '@indeks/contract/talk/issues/issues.schemas';
import { issueChatRoutes, issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import { avatarRoutes } from '@indeks/contract/talk/avatars/avatars.routes';
import { avatarRule } from '@indeks/contract/talk/avatars/avatars.schemas';
import { billRoutes } from '@indeks/contract/month/bills/bills.routes';
import { billRule } from '@indeks/contract/month/bills/bills.schemas';
import { errorStatus, type ErrorCode } from '@indeks/contract/common/errors';
import { errorTexts } from '@indeks/contract/common/errors.texts';
import type { FileRule, Route } from '@indeks/contract/common/route';
import { systemRoutes } from '@indeks/contract/provider/system/system.routes';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookie } from '#platform/auth/sessions.ts';
import type { Client } from '../client.ts';
import { expectCleanPicture } from './clean-pictures.ts';
import { fieldPart, filePart, formBytes, formType, type FormFile, type FormPart } from './form.ts';
import { harmlessFiles, hidden } from './harmless-files.ts';
import { refusedFiles } from './refused-files.ts';
import { refusedForms } from './refused-forms.ts';
import { insertIssue } from '../talk/issues.ts';
import { insertTag, mentorFields } from '../talk/mentors.ts';
import { insertSession, type Person } from '../identity/people.ts';
import { pngBytes, storedKeys } from '../pictures.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let person: Person;
let issue: number;
let tag: number;
/** One session for each place: a session sends so many requests a minute and no more. */
const clients = new Map<Route, Client>();
const counts = { refused: 0, cut: 0, stored: 0, crashed: 0, harmless: 0 };

beforeAll(async () => {
  app = await startTestApp();
  person = await app.person({ role: 0 });
  issue = await insertIssue(app.db, person.id);
  tag = await insertTag(app.db);
  for (const [, { route, role }] of targets)
    clients.set(route, role === undefined ? await app.signedInAs(person) : await app.signedIn(role));
});
afterAll(async () => {
  const { refused, cut, stored, crashed, harmless } = counts;
  process.stdout.write(
    `hostile uploads: ${refused} refused in Polish, ${cut} cut off, ${stored} stored, ${crashed} crashes; ` +
      `${harmless} harmless once re-encoded\n`,
  );
  await app.close();
});

interface Target {
  readonly route: Route;
  readonly rule: FileRule;
  readonly fields: () => readonly FormPart[];
  /** Role of the sender, where the upload does not belong to the sender. */
  readonly role?: Role;
}

const none = () => [];
const mentor = () => [
  ...Object.entries(mentorFields).map(([name, value]) => fieldPart(name, value)),
  fieldPart('tags', JSON.stringify([tag])),
];

const targets: readonly (readonly [string, Target])[] = [
  ['a photo', { route: avatarRoutes.upload, rule: avatarRule, fields: none }],
  ['a picture of an issue', { route: issueRoutes.addFile, rule: issueFileRule, fields: none }],
  ['a bill', { route: billRoutes.create, rule: billRule, fields: () => [fieldPart('date', '2026-11-12')] }],
  ['a picture of a mentor', { route: mentorRoutes.create, rule: documentRule, fields: mentor, role: 1 }],
  [
    'an attachment of a message',
    { route: chatRoutes.send, rule: attachmentRule, fields: () => [fieldPart('uid_to', '0')] },
  ],
  [
    'an attachment of a message about an issue',
    {
      route: issueChatRoutes.send,
      rule: issueMessageFileRule,
      fields: () => [fieldPart('issue_id', String(issue))],
    },
  ],
  [
    'an attachment of a message to many',
    {
      route: broadcastRoutes.sendToSeveral,
      rule: attachmentRule,
      fields: () => [fieldPart('uid_to', String(person.id)), fieldPart('msg', 'Plan')],
      role: 1,
    },
  ],
];

const findClient = ({ route }: Target): Client => clients.get(route) ?? app.anonymous();
const send = (target: Target, payload: Buffer, type = formType) =>
  findClient(target).raw(
    target.route,
    { params: { id: person.id }, body: payload },
    { 'content-type': type },
  );
const sendFile = (target: Target, file: FormFile) =>
  send(target, formBytes([...target.fields(), filePart(file, target.rule.field)]));

const countStored = async (before: readonly string[]) =>
  void (counts.stored += (await storedKeys(app)).filter((key) => !before.includes(key)).length);

const findSentence = (code: ErrorCode, rule: FileRule) =>
  code === 'file/too-large' ? rule.tooLarge : errorTexts[code];

/** Among the pictures stands a plain PDF, which some places take. */
const isTaken = ({ kinds }: FileRule, { name }: FormFile) => name.endsWith('.pdf') && kinds.includes('pdf');

describe.each(targets)('as %s', (_, target) => {
  test('every hostile file and form is refused in Polish and leaves nothing behind', async () => {
    const before = await storedKeys(app);
    const files = refusedFiles(target.rule.maxBytes).filter((file) => !isTaken(target.rule, file));
    const forms = refusedForms(target.fields(), target.rule);
    const wrong: unknown[] = [];
    const compare = (what: string, code: ErrorCode, answer: Awaited<ReturnType<typeof send>>) => {
      const expected = [what, errorStatus[code], code, findSentence(code, target.rule)];
      const given = [what, answer.status, answer.error.code, answer.error.message];
      if (given.join('|') === expected.join('|')) counts.refused += 1;
      else wrong.push({ expected, given });
      if (answer.status >= 500) counts.crashed += 1;
    };
    for (const file of files) compare(file.what, file.code, await sendFile(target, file));
    for (const form of forms) compare(form.what, form.code, await send(target, form.payload, form.type));
    await countStored(before);
    expect(wrong).toEqual([]);
    expect(files.length + forms.length).toBeGreaterThanOrEqual(60);
    expect([counts.stored, counts.crashed]).toEqual([0, 0]);
    expect((await findClient(target).call(systemRoutes.health)).status).toBe(200);
  }, 120_000);

  test('of a picture with something hidden only the picture is kept', async () => {
    for (const file of await harmlessFiles()) {
      const before = new Set(await storedKeys(app));
      const { status, text } = await sendFile(target, file);
      expect([file.what, status]).toEqual([file.what, 200]);
      const added = (await storedKeys(app)).filter((key) => !before.has(key));
      expect(added.length).toBeGreaterThan(0);
      for (const key of added) expectCleanPicture(await buffer((await app.services.files.open(key)).stream));
      expect(text).not.toContain(hidden);
      counts.harmless += 1;
    }
  }, 120_000);
});

test('a name from outside is kept without folders, turns and zeros', async () => {
  const rows = await app.db.selectFrom('bills').select('file_name').orderBy('id').execute();
  const names = rows.map((row) => row.file_name).slice(-6);
  expect(names).toEqual([
    'passwd.png',
    'config.png',
    `${'ż'.repeat(146)}.png`,
    'agpj.png',
    'a.exe.png',
    '😀👩👩👧.png',
  ]);
});

test('a sender who goes away in the middle leaves nothing behind, and the next one is served', async () => {
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await insertSession(app.db, app.clock, person);
  const before = await storedKeys(app);
  const picture = { name: 'a.png', type: 'image/png', content: await pngBytes([300, 300]) };
  for (const [, { route, rule, fields }] of targets) {
    const form = formBytes([...fields(), filePart(picture, rule.field)]);
    for (const part of [0, 0.1, 0.5, 0.9, 0.99]) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      await once(socket, 'connect');
      const head = [
        `POST ${route.path.replace(':id', String(person.id))} HTTP/1.1`,
        'Host: indeks.test.example',
        'Sec-Fetch-Site: same-origin',
        `Cookie: ${sessionCookie}=${token}`,
        `Content-Type: ${formType}`,
        `Content-Length: ${form.length}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.end(form.subarray(0, form.length * part));
      await once(socket.resume(), 'close');
      counts.cut += 1;
    }
  }
  await countStored(before);
  expect(counts.stored).toBe(0);
  expect((await fetch(new URL(systemRoutes.health.path, address))).status).toBe(200);
});
