import { randomUUID } from 'node:crypto';
import { issueChatRoutes as chat, issueRoutes as routes } from '@indeks/contract/talk/issues/issues.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import type { Client } from '#testing/client.ts';
import { insertIssue, issueFields } from '#testing/talk/issues.ts';
import type { Person } from '#testing/identity/people.ts';
import { pngFile } from '#testing/pictures.ts';
import { startTestApp } from '#testing/test-app.ts';
import { dropUnsent } from './attaching.service.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.person({ role: 1, name: 'Anna Sekretarska' });
const office = await app.signedInAs(admin);
const colleague = await app.signedIn(11);

let ewa: Person;
let reporter: Client;
beforeEach(async () => {
  ewa = await app.person({ role: 0, name: 'Ewa Kamińska' });
  reporter = await app.signedInAs(ewa);
});

const keyed = () => ({ 'idempotency-key': randomUUID() });
const report = async (client: Client, more = {}) =>
  (await client.call(routes.create, { body: { ...issueFields, ...more } }, keyed())).body;
const say = (client: Client, issue_id: number, msg = 'Proszę o pomoc') =>
  client.call(chat.send, { body: { msg, issue_id } }, keyed());
const move = (client: Client, id: number, status: 0 | 1 | 2) =>
  client.call(routes.edit, { params: { id }, body: { status } });
const read = async (client: Client, id: number) => (await client.call(routes.one, { params: { id } })).body;
const told = async (client: Client) =>
  (await client.call(notificationRoutes.list, { query: { type: 4 } })).body.items;
const upload = async (client: Client) =>
  (await client.call(routes.addFile, { body: { file: await pngFile('zrzut.png') } }, keyed())).body;

describe('POST /issuetrackerapi/issues', () => {
  test('a problem is reported with its pictures; the secretariat is told', async () => {
    const picture = await upload(reporter);
    const issue = await report(reporter, { files: [picture.id], active: 1, tags: 'dziennik' });
    expect(issue).toMatchObject({
      ...issueFields,
      status: 0,
      active: 1,
      tags: 'dziennik',
      uid: ewa.id,
      files: [{ id: picture.id, name: 'zrzut.webp', url: picture.url }],
      // Told to the secretariat alone.
      priority: null,
      reporter: null,
      waiting_since: null,
    });
    expect(await read(office, issue.id)).toMatchObject({
      priority: 1,
      uid_issue: ewa.id,
      reporter: { name: 'Ewa Kamińska', is_admin: 0 },
      concerned: { name: 'Ewa Kamińska' },
      waiting_since: issue.timestamp,
      answered_at: null,
    });
    expect((await told(office))[0]).toMatchObject({
      title: `Nowe zgłoszenie UNI-A${issue.id}`,
      text: issueFields.title,
      link: `/issue-tracker/${issue.id}`,
      name_from: 'Ewa Kamińska',
    });
    expect(await told(reporter)).toEqual([]);
  });

  test('sent twice with one key it is one', async () => {
    const headers = keyed();
    const first = await reporter.call(routes.create, { body: issueFields }, headers);
    const second = await reporter.call(routes.create, { body: issueFields }, headers);
    expect(second.body.id).toBe(first.body.id);
    expect((await reporter.call(routes.list)).body.total).toBe(1);
  });

  test.each([
    [{ title: ' ' }, 'title', 'Podanie tematu zgłoszenia jest wymagane'],
    [{ description: '' }, 'description', 'Podanie opisu zgłoszenia znacznie ułatwi nam jego realizację'],
  ])('%j is refused at its field', async (wrong, path, message) => {
    const { status, error } = await reporter.raw(routes.create, { body: { ...issueFields, ...wrong } });
    expect([status, error.fields]).toEqual([400, [{ path, message }]]);
  });

  test('others report for themselves and set no priority; the secretariat does both', async () => {
    for (const more of [{ uid_issue: admin.id }, { priority: 3 }])
      expect((await reporter.raw(routes.create, { body: { ...issueFields, ...more } })).status).toBe(403);
    const issue = await report(office, { uid_issue: ewa.id, priority: 3 });
    expect(issue).toMatchObject({ priority: 3, concerned: { name: 'Ewa Kamińska' } });
    const nobody = { ...issueFields, uid_issue: 2_147_483_647 };
    expect((await office.raw(routes.create, { body: nobody })).error.code).toBe('issues/unknown-person');
    // Not hers: she did not report it.
    expect((await reporter.raw(routes.one, { params: { id: issue.id } })).status).toBe(404);
  });

  test('another’s upload is no attachment', async () => {
    const theirs = await upload(office);
    const { error } = await reporter.raw(routes.create, { body: { ...issueFields, files: [theirs.id] } });
    expect(error.code).toBe('issues/unknown-file');
  });
});

describe('attachments', () => {
  test('three million bytes are too large, and only pictures are taken', async () => {
    const large = new File([new Uint8Array(3_000_000)], 'duzy.png', { type: 'image/png' });
    const refused = await reporter.raw(routes.addFile, { body: { file: large } }, keyed());
    expect([refused.status, refused.error.message]).toEqual([413, 'Maksymalna wielkość pliku to 3\u00a0MB!']);
    const text = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
    expect((await reporter.raw(routes.addFile, { body: { file: text } }, keyed())).status).toBe(422);
  });

  test('what was not sent is its owner’s alone, can be deleted, and is dropped after a day', async () => {
    const picture = await upload(reporter);
    const params = { file: picture.url };
    expect((await reporter.raw(routes.file, { params })).status).toBe(200);
    expect((await office.raw(routes.file, { params })).status).toBe(404);
    expect((await office.raw(routes.removeFile, { params: { id: picture.id } })).status).toBe(404);
    expect((await reporter.call(routes.removeFile, { params: { id: picture.id } })).status).toBe(200);
    const forgotten = await upload(reporter);
    const sent = await report(reporter, { files: [(await upload(reporter)).id] });
    const clock = { ...app.clock, now: () => new Date(app.clock.now().getTime() + 86_400_001) };
    await dropUnsent({ ...createCtx({ ...app, log: pino({ level: 'silent' }), requestId: 'test' }), clock });
    expect((await reporter.raw(routes.file, { params: { file: forgotten.url } })).status).toBe(404);
    expect((await read(reporter, sent.id)).files).toHaveLength(1);
  });
});

describe('PUT /issuetrackerapi/issues/{id}', () => {
  test('a reporter changes words and pictures until the work begins', async () => {
    const [old, fresh] = [await upload(reporter), await upload(reporter)];
    const { id, version } = await report(reporter, { files: [old.id] });
    const body = { ...issueFields, title: 'Inny temat', files: [fresh.id], version };
    const edited = (await reporter.call(routes.edit, { params: { id }, body })).body;
    expect(edited).toMatchObject({ title: 'Inny temat', version: version + 1 });
    expect(edited.files.map((file) => file.id)).toEqual([fresh.id]);
    const stale = await reporter.raw(routes.edit, { params: { id }, body });
    expect([stale.status, stale.error.code]).toEqual([409, 'record/stale']);
    await move(office, id, 1);
    const late = await reporter.raw(routes.edit, { params: { id }, body: { ...body, version: 3 } });
    expect(late.error.code).toBe('issues/under-way');
  });

  test('the status goes round by one step; whoever comes second is told', async () => {
    const { id } = await report(reporter);
    expect((await move(reporter, id, 1)).status).toBe(403);
    expect((await move(office, id, 2)).error.code).toBe('issues/moved');
    const both = await Promise.all([move(office, id, 1), move(colleague, id, 1)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await told(reporter))[0]).toMatchObject({
      title: `Zgłoszenie UNI-A${id} w\u00a0trakcie`,
      uid_from: null,
    });
    expect((await move(reporter, id, 2)).body.status).toBe(2);
    expect((await move(reporter, id, 0)).body.status).toBe(0);
    expect((await told(office))[0]).toMatchObject({ title: `Zgłoszenie UNI-A${id} otwarte raz jeszcze` });
  });
});

describe('the conversation', () => {
  test('an answer is greeted and signed, has no name to the reporter, and asks whether it is enough', async () => {
    const { id } = await report(reporter);
    await move(office, id, 1);
    expect((await read(reporter, id)).can.judge).toBe(false);
    await say(office, id, 'Proszę sprawdzić.');
    const { messages } = (await reporter.call(chat.history, { params: { id } })).body;
    expect(messages).toMatchObject([
      {
        text: 'Dzień dobry,\n\nProszę sprawdzić.\n\nPozdrawiamy\nZespół techniczny Indeks',
        uid_from: 0,
        uid_to: ewa.id,
        author: null,
        own: false,
      },
    ]);
    expect((await colleague.call(chat.history, { params: { id } })).body.messages[0]).toMatchObject({
      author: 'Anna Sekretarska',
    });
    expect((await read(reporter, id)).can).toMatchObject({ judge: true, move: true });
    expect((await read(office, id)).can.judge).toBe(false);
    await say(reporter, id, 'Nadal nie działa');
    expect((await read(reporter, id)).can.judge).toBe(false);
    expect((await told(reporter))[0]).toMatchObject({
      title: `Odpowiedź w\u00a0zgłoszeniu UNI-A${id}`,
      text: 'Proszę sprawdzić.',
    });
  });

  test('only the first answer is greeted and signed, after a reopening too', async () => {
    const { id } = await report(reporter);
    await say(office, id, 'Proszę sprawdzić.');
    expect((await say(colleague, id, 'I jeszcze jedno.')).body.text).toBe('I jeszcze jedno.');
    for (const status of [1, 2] as const) await move(office, id, status);
    await move(reporter, id, 0);
    expect((await say(office, id, 'Już patrzymy.')).body.text).toBe('Już patrzymy.');
  });

  test('of two answers at once, one is greeted', async () => {
    const { id } = await report(reporter);
    const both = await Promise.all([say(office, id, 'Pierwsza'), say(colleague, id, 'Druga')]);
    expect(both.filter(({ body }) => body.text.startsWith('Dzień dobry'))).toHaveLength(1);
  });

  test('what was told about an issue is one row with a count, and gone when the issue is opened', async () => {
    const { id } = await report(reporter);
    const { id: another } = await report(reporter);
    await say(office, another, 'O czym innym');
    for (const msg of ['Raz', 'Dwa', 'Trzy']) await say(office, id, msg);
    const link = `/issue-tracker/${id}`;
    const unseen = async () => (await told(reporter)).filter((row) => row.link === link && row.status === 0);
    expect(await unseen()).toMatchObject([{ text: 'Trzy', count: 3 }]);
    expect((await reporter.call(chat.seen, { params: { id } })).status).toBe(200);
    expect(await unseen()).toEqual([]);
    // The other issue and the other people's rows stay.
    const others = (await told(reporter)).filter((row) => row.status === 0);
    expect(others.map((row) => row.link)).toContain(`/issue-tracker/${another}`);
    expect((await told(colleague)).some((row) => row.link === link && row.status === 0)).toBe(true);
    await say(office, id, 'Cztery');
    expect(await unseen()).toMatchObject([{ text: 'Cztery', count: 1 }]);
  });

  test('one’s own issue is answered without greeting, also by the secretariat', async () => {
    const { id } = await report(office);
    expect((await say(office, id, 'Dopisuję')).body).toMatchObject({ text: 'Dopisuję', uid_to: null });
  });

  test('it is closed with the issue; nothing is too little', async () => {
    const { id } = await report(reporter);
    expect((await say(reporter, id, '  ')).error.code).toBe('chat/empty');
    await move(office, id, 1);
    await move(office, id, 2);
    expect((await say(reporter, id)).error.code).toBe('issues/resolved');
    await move(reporter, id, 0);
    expect((await say(reporter, id)).status).toBe(200);
  });

  test('a message with a file, older messages by parts', async () => {
    const { id } = await report(reporter);
    const body = { issue_id: id, file: await pngFile('zrzut.png') };
    const { file } = (await reporter.call(chat.send, { body }, keyed())).body;
    expect((await office.raw(chat.attachment, { params: { file: file ?? '' } })).status).toBe(200);
    for (let n = 0; n < 31; n += 1) await say(reporter, id, `${n}`);
    const newest = (await reporter.call(chat.history, { params: { id } })).body;
    expect([newest.more, newest.messages.length, newest.messages.at(-1)?.text]).toEqual([true, 30, '30']);
    const before = newest.messages[0]?.id ?? 0;
    const older = (await reporter.call(chat.history, { params: { id }, query: { before } })).body;
    expect([older.more, older.messages.length]).toEqual([false, 2]);
  });
});

describe('GET /issuetrackerapi/issues', () => {
  test('one’s own alone; the secretariat’s begin with who waits longest', async () => {
    const long = await insertIssue(app.db, ewa.id, { waiting_since: new Date('2020-01-01T08:00:00Z') });
    const done = await insertIssue(app.db, ewa.id, { status: 2, waiting_since: null, title: 'Zażółć gęślą' });
    const own = (await reporter.call(routes.list)).body.items.map(({ id }) => id);
    expect(own.toSorted((a, b) => a - b)).toEqual([long, done]);
    const first = await office.call(routes.list, { query: { page: 1, sortBy: 'waiting' } });
    expect(first.body.items[0]?.id).toBe(long);
    const found = async (query: object) =>
      (await reporter.call(routes.list, { query: { page: 1, ...query } })).body.items.map(({ id }) => id);
    expect(await found({ search: 'zazolc' })).toEqual([done]);
    expect(await found({ search: `uni-a${long}` })).toEqual([long]);
    expect(await found({ status: '2' })).toEqual([done]);
    expect(await found({ status: '0,1' })).toEqual([long]);
  });

  test('an answer ends the waiting, a further question begins it', async () => {
    const { id } = await report(reporter);
    await say(office, id);
    expect(await read(office, id)).toMatchObject({ waiting_since: null, answered_at: expect.any(String) });
    await say(reporter, id);
    expect((await read(office, id)).waiting_since).not.toBeNull();
  });

  test('counts are of one’s own, and of all for the secretariat', async () => {
    await insertIssue(app.db, ewa.id);
    await insertIssue(app.db, ewa.id, { status: 2, waiting_since: null });
    const own = (await reporter.call(routes.counts)).body;
    const untold = { waiting: 0, oldest: null, median_first: null, median_closed: null };
    expect(own).toEqual({ accepted: 1, in_progress: 0, resolved: 1, total: 2, ...untold });
    const all = (await office.call(routes.counts)).body;
    expect(all.total).toBeGreaterThan(2);
    expect([all.waiting > 0, all.oldest]).toEqual([true, '2020-01-01T08:00:00.000Z']);
    const open = (await office.call(routes.list, { query: { page: 1, status: '0,1' } })).body;
    expect(open.total).toBe(all.accepted + all.in_progress);
  });
});

test('POST /issuetrackerapi/issues/delete-multiple takes files and conversation along, all or none', async () => {
  const picture = await upload(reporter);
  const { id } = await report(reporter, { files: [picture.id] });
  await say(reporter, id);
  const { id: theirs } = await report(office);
  expect((await reporter.raw(routes.removeMany, { body: [id, theirs] })).status).toBe(404);
  expect((await reporter.call(routes.removeMany, { body: [id] })).status).toBe(200);
  expect((await reporter.raw(routes.one, { params: { id } })).status).toBe(404);
  const left = await app.db.selectFrom('stored_files').select('id').where('file', '=', picture.url).execute();
  expect(left).toEqual([]);
});
