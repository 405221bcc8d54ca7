import { defaultChoices, notificationTypes } from '@indeks/contract/notices/notifications/notifications.keys';
import { notificationRoutes as routes } from '@indeks/contract/notices/notifications/notifications.routes';
import { pino } from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createCtx, transact } from '#platform/context.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { Client } from '#testing/client.ts';
import { insertNotification } from '#testing/notices/notifications.ts';
import type { Person } from '#testing/identity/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { askForDigest, notificationJobs, notify } from './index.ts';

const app = await startTestApp();
afterAll(() => app.close());
const monday = '2026-11-16T09:00:00Z';

let reader: Person;
let client: Client;
let sender: Person;
beforeEach(async () => {
  app.clock.set(monday);
  reader = await app.person({ role: 3 });
  client = await app.signedInAs(reader);
  sender = await app.person({ role: 0 });
});

const ctx = () =>
  createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' });
const jobCtx = () => ({ ...ctx(), mailer: createMailer(app.services.config) });
const [mailAtOnce, digestMail, digest] = notificationJobs;

const message = (senderId: number | null, text: string) =>
  transact(ctx(), (tx) => notify(tx, [{ userId: reader.id, kind: 'message', senderId, text }]));
const listed = async (query = {}) => (await client.call(routes.list, { query })).body.items;
const unread = async () => (await client.call(routes.unread)).body.unread;

describe('GET /notificationapi', () => {
  test('unread messages of one sender are one row that counts them, the newest first', async () => {
    await message(sender.id, 'pierwsza');
    await message(null, 'od sekretariatu');
    app.clock.set('2026-11-16T09:05:00Z');
    await message(sender.id, 'druga\ni ostatnia');
    expect(await listed()).toMatchObject([
      { uid_from: sender.id, name_from: sender.name, text: 'druga i ostatnia', count: 2, status: 0, type: 1 },
      { uid_from: 0, name_from: 'Sekretariat', count: 1 },
    ]);
    expect(await unread()).toBe(2);
  });

  test('what was seen begins anew', async () => {
    await message(sender.id, 'pierwsza');
    await client.call(routes.watchSender, { params: { uid: sender.id } });
    await message(sender.id, 'druga');
    expect((await listed()).map(({ count, status }) => [count, status])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('a type and what is unread narrow it', async () => {
    await message(sender.id, 'jedna');
    const issue = await insertNotification(app.db, reader.id);
    await insertNotification(app.db, reader.id, { seen: true });
    expect(await listed({ type: 4 })).toHaveLength(2);
    expect(await listed({ type: 4, unread: true })).toMatchObject([{ id: issue, status: 0, uid_from: null }]);
  });
});

describe('PUT /notificationapi/watched', () => {
  const four = async () => {
    await message(sender.id, 'a');
    await message(null, 'b');
    await insertNotification(app.db, reader.id);
    return insertNotification(app.db, reader.id);
  };

  test.each([
    ['all of them', () => client.call(routes.watchAll), 0],
    ['those of one sender', () => client.call(routes.watchSender, { params: { uid: sender.id } }), 3],
    ['those of the secretariat', () => client.call(routes.watchSender, { params: { uid: 0 } }), 3],
  ] as const)('%s', async (_, watch, left) => {
    await four();
    const another = await app.person({ role: 3 });
    const notMine = await insertNotification(app.db, another.id, { sender_id: sender.id });
    expect((await watch()).status).toBe(200);
    expect(await unread()).toBe(left);
    const { seen } = await app.db
      .selectFrom('notifications')
      .select('seen')
      .where('id', '=', notMine)
      .executeTakeFirstOrThrow();
    expect(seen).toBe(false);
  });

  test('one', async () => {
    const id = await four();
    await client.call(routes.watch, { params: { id } });
    expect(await unread()).toBe(3);
  });
});

test('deleting leaves a trace without what was said', async () => {
  const id = await insertNotification(app.db, reader.id);
  expect((await client.call(routes.removeMany, { body: [id] })).status).toBe(200);
  expect(await listed()).toEqual([]);
  const [trace] = await app.auditOf('notification.delete', id);
  expect(trace?.before).toMatchObject({ id, type: 4 });
  expect(JSON.stringify(trace?.before)).not.toContain('grupy B');
});

const readJobs = async (name: string) => {
  const { rows } = await sql<{ data: Record<string, unknown>; start: Date }>`
    select data, start_after as start from pgboss.job where name = ${name} order by created_on`.execute(
    app.db,
  );
  return rows;
};
const choose = (choice: 'here' | 'at-once' | 'digest', type: 1 | 2 | 3 | 4 = 1) =>
  client.call(routes.choose, { body: { type, choice } });

describe('mail at once', () => {
  const waiting = async () => (await readJobs(mailAtOnce.name)).slice(-1);

  test('comes for the first unread message, a minute later, with the sender and no text', async () => {
    await choose('at-once');
    const before = (await readJobs(mailAtOnce.name)).length;
    await message(sender.id, 'tajna treść');
    await message(sender.id, 'druga');
    expect(await readJobs(mailAtOnce.name)).toHaveLength(before + 1);
    const [job] = await waiting();
    expect(job?.start).toEqual(new Date('2026-11-16T09:01:00Z'));
    await mailAtOnce.handle(jobCtx(), { notificationId: Number(job?.data['notificationId']) });
    const [mail] = await mailsTo(reader.email);
    expect(mail?.subject).toBe('Nowa wiadomość');
    expect(mail?.text).toContain(`Od: ${sender.name}.`);
    expect(mail?.text).not.toContain('tajna');
  });

  test.each([
    [
      '2',
      { kind: 'report-rejected', link: '/times?month=2026-10' },
      'Raport odrzucony: UNI',
      '/times?month=2026-10',
    ],
    ['5', { kind: 'payment-reminder', link: null }, 'Przypomnienie o wpłacie', '/student-payments'],
  ] as const)(
    'of type %s leads to the thing itself, without words of a person',
    async (type, row, subject, path) => {
      const id = await insertNotification(app.db, reader.id, {
        ...row,
        type: Number(type),
        title: 'Raport odrzucony: UNI',
        text: 'Powód: tajny',
      });
      await mailAtOnce.handle(jobCtx(), { notificationId: id });
      const [mail] = await mailsTo(reader.email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(new URL(path, app.services.config.PUBLIC_ADDRESS).href);
      expect(mail?.text).not.toContain('tajny');
    },
  );

  test('does not come for what was seen meanwhile', async () => {
    await choose('at-once');
    await message(null, 'a');
    await client.call(routes.watchAll);
    const [job] = await waiting();
    await mailAtOnce.handle(jobCtx(), { notificationId: Number(job?.data['notificationId']) });
    expect(await mailsTo(reader.email)).toEqual([]);
  });

  test('waits for the morning', async () => {
    await choose('at-once');
    app.clock.set('2026-11-16T22:30:00Z');
    await message(null, 'a');
    expect((await waiting())[0]?.start).toEqual(new Date('2026-11-17T06:00:00Z'));
  });
});

describe('the daily mail', () => {
  const runDigest = async () => {
    await digest.handle(jobCtx(), {});
    const mine = (await readJobs(digestMail.name)).filter(({ data }) => data['userId'] === reader.id);
    return mine.map(({ data }) => ({ userId: reader.id, day: String(data['day']) }));
  };

  test('tells once what is unread after a day: senders, kinds and how many', async () => {
    await message(sender.id, 'tajne');
    await message(sender.id, 'tajne');
    await insertNotification(app.db, reader.id, { at: monday });
    app.clock.set('2026-11-17T08:59:00Z');
    expect(await runDigest()).toEqual([]);
    app.clock.set('2026-11-17T09:00:00Z');
    const [job, ...more] = await runDigest();
    expect([job, more]).toEqual([{ userId: reader.id, day: '2026-11-17' }, []]);
    expect(await runDigest()).toHaveLength(1);
    await digestMail.handle(jobCtx(), job ?? { userId: 0, day: '' });
    const [mail] = await mailsTo(reader.email);
    expect(mail?.text).toContain(`- ${sender.name}: 2 wiadomości\n- 1 zmiana w`);
    expect(mail?.text).not.toContain('tajne');
  });

  test('leaves out what was seen, and the types that are not wanted', async () => {
    await message(sender.id, 'a');
    await insertNotification(app.db, reader.id, { at: monday });
    await choose('here', 4);
    app.clock.set('2026-11-17T09:00:00Z');
    const [job] = await runDigest();
    // The session of yesterday is over.
    await (await app.signedInAs(reader)).call(routes.watchSender, { params: { uid: sender.id } });
    await digestMail.handle(jobCtx(), job ?? { userId: 0, day: '' });
    expect(await mailsTo(reader.email)).toEqual([]);
  });

  test('is asked for by day only', async () => {
    app.clock.set('2026-11-16T22:30:00Z');
    await askForDigest(ctx());
    expect(await readJobs(digest.name)).toEqual([]);
    app.clock.set(monday);
    await askForDigest(ctx());
    await askForDigest(ctx());
    expect(await readJobs(digest.name)).toHaveLength(1);
  });
});

test('what a person chose is kept, the rest has its default', async () => {
  await choose('at-once', 4);
  const { body } = await client.call(routes.choices);
  expect(body.items).toEqual(
    notificationTypes.map((type) => ({ type, choice: type === 4 ? 'at-once' : defaultChoices[type] })),
  );
});
