import { randomUUID } from 'node:crypto';
import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { Client } from '#testing/client.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import type { Person } from '#testing/identity/people.ts';
import { pngFile } from '#testing/pictures.ts';
import { startTestApp } from '#testing/test-app.ts';
import { broadcastJobs } from './index.ts';

const app = await startTestApp();
afterAll(() => app.close());
const office = await app.signedInAs(await app.person({ role: 1, name: 'Anna Sekretarska' }));
const person = await app.person({ role: 2 });
const coordinator = await app.signedInAs(person);
const place = await insertOwnPlace(app.db, person.id);

let student: Person;
let reader: Client;
beforeEach(async () => {
  student = await app.person({ role: 3 });
  await enrol(app.db, { placeId: place, userId: student.id });
  reader = await app.signedInAs(student);
});

const words = { type: 'chat', subject: 'Zmiana sali', text: 'Sobotnie zajęcia są w sali 12.' } as const;
const send = (client: Client, more: object, key: string = randomUUID()) =>
  client.raw(routes.send, { body: { ...words, audience: 'students', ...more } }, { 'idempotency-key': key });
const idOf = ({ body }: { readonly body: unknown }) => (body as { id: number }).id; // of a message that was sent
const [write, mail] = broadcastJobs;
const jobCtx = () => ({
  ...createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'test' }),
  mailer: createMailer(app.services.config),
});
const work = (broadcastId: number) => write.handle(jobCtx(), { broadcastId });
const readProgress = async (id: number) => (await office.call(routes.get, { params: { id } })).body;
const readTexts = async (client: Client, id: number) =>
  (await client.call(chatRoutes.history, { params: { id } })).body.messages.map(({ text }) => text);

describe('POST /api/messages', () => {
  test('the ticked students get it once, however often the job runs', async () => {
    const other = await app.person({ role: 3 });
    await enrol(app.db, { placeId: place, userId: other.id });
    const sent = await send(office, { ids: `${student.id},${other.id},${student.id}` });
    expect(sent.body).toMatchObject({ total: 2, sent: 0, skipped: 0, sender: 'Anna Sekretarska' });
    await Promise.all([work(idOf(sent)), work(idOf(sent))]);
    await work(idOf(sent));
    expect(await readTexts(reader, 0)).toEqual(['Zmiana sali\n\nSobotnie zajęcia są w sali 12.']);
    expect(await readProgress(idOf(sent))).toMatchObject({
      total: 2,
      sent: 2,
      can: { edit: false, delete: true },
    });
    const { body } = await reader.call(notificationRoutes.list, { query: {} });
    expect(body.items).toMatchObject([{ name_from: 'Sekretariat', count: 1 }]);
    expect(await app.auditOf('message.send-to-many', idOf(sent))).toMatchObject([{ after: { total: 2 } }]);
  });

  test('without ticks it is for everybody whom the filter leaves', async () => {
    const empty = await insertOwnPlace(app.db, (await app.person({ role: 2 })).id);
    expect((await send(office, { pid: empty })).error.code).toBe('messages/nobody');
    const alone = await app.person({ role: 3, name: 'Kunegunda Osamotniona' });
    const closed = await app.person({ role: 3, active: 0 });
    for (const { id } of [alone, closed]) await enrol(app.db, { placeId: empty, userId: id });
    expect((await send(office, { pid: empty })).body).toMatchObject({ total: 2, skipped: 1 });
    expect((await send(office, { search: 'kunegunda' })).body).toMatchObject({ total: 1, skipped: 0 });
  });

  test('a coordinator reaches students of own places only, and speaks with the own name', async () => {
    const foreign = await app.person({ role: 3 });
    await enrol(app.db, {
      placeId: await insertOwnPlace(app.db, (await app.person({ role: 2 })).id),
      userId: foreign.id,
    });
    expect((await send(coordinator, { ids: `${student.id},${foreign.id}` })).status).toBe(404);
    const sent = await send(coordinator, { ids: String(student.id) });
    await work(idOf(sent));
    expect(await readTexts(reader, 0)).toEqual([]);
    const whole = (await send(coordinator, {})).body as { total: number };
    const all = (await send(office, {})).body as { total: number };
    expect(whole.total).toBeLessThan(all.total);
    expect(
      (await coordinator.call(routes.get, { params: { id: idOf(await send(office, {})) } })).status,
    ).toBe(404);
  });

  test('a coordinator writes neither to lecturers nor to everyone', async () => {
    for (const audience of ['lecturers', 'everyone'])
      expect((await send(coordinator, { audience })).status).toBe(403);
  });

  test('lecturers and everyone are written to by the secretariat, never the sender', async () => {
    const lecturer = await app.person({ role: 0, name: 'Zbigniew Niepowtarzalny' });
    expect((await send(office, { audience: 'lecturers', search: 'niepowtarzalny' })).body).toMatchObject({
      total: 1,
    });
    expect((await send(office, { audience: 'lecturers', ids: String(student.id) })).status).toBe(404);
    const sent = await send(office, { audience: 'everyone' });
    await work(idOf(sent));
    expect(await readTexts(await app.signedInAs(lecturer), 0)).toHaveLength(1);
    const { total, sent: count } = await readProgress(idOf(sent));
    expect(count).toBe(total);
  });

  test.each([
    [{ type: undefined }, 'type', 'Podanie typu wiadomości jest wymagane'],
    [{ subject: ' ' }, 'subject', 'Podanie tytułu jest wymagane'],
    [{ text: 'a'.repeat(4_001) }, 'text', 'Treść może mieć najwyżej 4000 znaków'],
    [{ text: 'Witaj, {imie}!' }, 'text', 'Nie ma pola {imie}. Wybierz pole z\u00a0listy.'],
    [{ subject: '{ }' }, 'subject', 'Nie ma pola { }. Wybierz pole z\u00a0listy.'],
    [{ text: '{kierunek}'.repeat(21) }, 'text', 'Pól może być najwyżej 20'],
    [{ audience: 'lecturers', text: '{numer albumu}' }, 'text', 'Pole {numer albumu} mają tylko słuchacze'],
    [{ send_at: '2026-11-16T07:59:00.000Z' }, 'send_at', 'Wybierz godzinę, która jeszcze nie minęła'],
    [{ debt: 'owed', audience: 'lecturers' }, 'audience', 'Ten filtr dotyczy tylko słuchaczy'],
    [{ type: 'first-login', audience: 'lecturers' }, 'type', 'Pierwsze logowanie wysyłamy tylko słuchaczom'],
  ])('refuses %j', async (more, path, message) => {
    const { status, error } = await send(office, more);
    expect([status, error.fields]).toEqual([400, [{ path, message }]]);
  });

  test('the same key sends once', async () => {
    const key = randomUUID();
    const [one, two] = [
      await send(office, { ids: String(student.id) }, key),
      await send(office, { ids: String(student.id) }, key),
    ];
    expect(idOf(one)).toBe(idOf(two));
  });

  test('a question that waits for an answer still waits, and no list of the secretariat is flooded', async () => {
    await reader.call(
      chatRoutes.send,
      { body: { msg: 'Kiedy zjazd?', uid_to: 0 } },
      { 'idempotency-key': randomUUID() },
    );
    const quiet = await app.person({ role: 3 });
    await enrol(app.db, { placeId: place, userId: quiet.id });
    await work(idOf(await send(office, { ids: `${student.id},${quiet.id}` })));
    const { items } = (await office.call(chatRoutes.last, { query: {} })).body;
    expect(items.find(({ uid }) => uid === student.id)).toMatchObject({
      unread: 1,
      lastActiveItems: [{ text: 'Kiedy zjazd?' }],
    });
    expect(items.some(({ uid }) => uid === quiet.id)).toBe(false);
    expect(await readTexts(office, quiet.id)).toHaveLength(1);
  });

  test('somebody whose account was closed meanwhile is left out, and the report says so', async () => {
    const id = idOf(await send(office, { ids: String(student.id) }));
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', student.id).execute();
    await work(id);
    expect(await readProgress(id)).toMatchObject({ sent: 0, skipped: 1 });
    const { body } = await office.call(routes.recipients, { params: { id }, query: { state: 'skipped' } });
    expect(body.items).toMatchObject([
      { uid: student.id, state: 'skipped', reason: 'inactive', read: false },
    ]);
  });
});

describe('an attachment', () => {
  const sendFile = async (ids: string) => idOf(await send(office, { ids, file: await pngFile() }));
  const readMessage = async (client: Client) =>
    (await client.call(chatRoutes.history, { params: { id: 0 } })).body.messages[0];
  const readFile = async (client: Client) => (await readMessage(client))?.file ?? '';
  const download = (client: Client, file: string) => client.raw(chatRoutes.attachment, { params: { file } });

  test('is one file that everybody who got it may open, and nobody else', async () => {
    const other = await app.person({ role: 3 });
    await enrol(app.db, { placeId: place, userId: other.id });
    const id = await sendFile(`${student.id},${other.id}`);
    await work(id);
    const file = await readFile(reader);
    expect(file).toBe(await readFile(await app.signedInAs(other)));
    expect((await download(reader, file)).status).toBe(200);
    expect((await download(await app.signedIn(3), file)).status).toBe(404);
    await office.call(routes.removeMany, { body: [id] });
    expect((await download(reader, file)).status).toBe(200);
  });

  test('of a picture stays what it was, under its name', async () => {
    await work(await sendFile(String(student.id)));
    expect((await readMessage(reader))?.attachment).toMatchObject({
      name: 'paragon.png',
      content_type: 'image/png',
    });
    const { headers } = await download(reader, await readFile(reader));
    expect(headers['content-type']).toBe('image/png');
  });

  test('goes with no mail', async () => {
    const { status, error } = await send(office, {
      type: 'first-login',
      ids: String(student.id),
      file: await pngFile(),
    });
    expect([status, error.fields?.[0]?.path]).toEqual([400, 'file']);
  });
});

describe('a first-login mail', () => {
  test('renews the one-time password of each, says what was written, and is marked when it has left', async () => {
    const id = idOf(
      await send(office, {
        type: 'first-login',
        ids: String(student.id),
        subject: 'Zaloguj się',
        text: 'Czekamy!',
      }),
    );
    await work(id);
    expect(await readProgress(id)).toMatchObject({ sent: 0, total: 1 });
    await mail.handle(jobCtx(), { broadcastId: id, userId: student.id });
    await mail.handle(jobCtx(), { broadcastId: id, userId: student.id });
    const mails = await mailsTo(student.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Zaloguj się']);
    expect(mails[0]?.text).toContain('Czekamy!');
    expect(mails[0]?.text).toContain('/restore-password#');
    expect(await readProgress(id)).toMatchObject({ sent: 1 });
    const secrets = app.db.selectFrom('one_time_passwords').where('user_id', '=', student.id);
    expect(await secrets.select('kind').execute()).toEqual([{ kind: 'first-login' }]);
  });

  test('is not sent to an address that is new: it would open the account to whoever changed it', async () => {
    const moved = await app.person({ role: 3 });
    await enrol(app.db, { placeId: place, userId: moved.id });
    const [user_id, new_email, changed_at] = [moved.id, moved.email, app.clock.now()];
    await app.db
      .insertInto('address_changes')
      .values({ user_id, old_email: 'poprzedni@test.example', new_email, changed_at })
      .execute();
    const fields = { type: 'first-login', ids: String(moved.id), subject: 'Zaloguj się' };
    const id = idOf(await send(office, { ...fields, text: 'Czekamy!' }));
    await work(id);
    await mail.handle(jobCtx(), { broadcastId: id, userId: moved.id });
    expect(await mailsTo(moved.email)).toEqual([]);
    expect(await readProgress(id)).toMatchObject({ sent: 0, skipped: 1 });
    const secrets = app.db.selectFrom('one_time_passwords').where('user_id', '=', moved.id);
    expect(await secrets.select('kind').execute()).toEqual([]);
  });
});

describe('PUT /api/messages/:id', () => {
  const edit = (id: number, version = 1) =>
    office.call(routes.edit, {
      params: { id },
      body: { subject: 'Nowy temat', text: '', send_at: null, version },
    });

  test('changes what nobody has yet; a stale version is told what stands there', async () => {
    const id = idOf(await send(office, { ids: String(student.id) }));
    expect((await edit(id)).body).toMatchObject({ subject: 'Nowy temat', version: 2 });
    const stale = await edit(id);
    expect([stale.status, stale.error.details?.['current']]).toMatchObject([409, { subject: 'Nowy temat' }]);
    await work(id);
    expect(await readTexts(reader, 0)).toEqual(['Nowy temat']);
    expect((await edit(id, 2)).error.code).toBe('messages/under-way');
  });
});

describe('POST /chatapi/multiple', () => {
  test('writes to partners alone', async () => {
    const lecturer = await app.person({ role: 0 });
    const toSeveral = (client: Client, uid_to: string, msg = 'Dzień dobry') =>
      client.raw(
        routes.sendToSeveral,
        { body: { msg, uid_to, name_to: '' } },
        { 'idempotency-key': randomUUID() },
      );
    const teacher = await app.signedInAs(lecturer);
    expect((await toSeveral(teacher, `${student.id},${(await app.person({ role: 4 })).id}`)).status).toBe(
      404,
    );
    const coordinator = await app.signedIn(2);
    expect((await toSeveral(coordinator, String(student.id))).status).toBe(404);
    expect((await toSeveral(teacher, String(student.id), '')).error.code).toBe('chat/empty');
    await work(idOf(await toSeveral(teacher, String(student.id))));
    expect(await readTexts(reader, lecturer.id)).toEqual(['Dzień dobry']);
  });
});
