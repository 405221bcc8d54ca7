import { randomUUID } from 'node:crypto';
import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { onlineMeetingTexts as texts } from '@indeks/contract/talk/online-meetings/online-meetings.texts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import {
  clearOnlineMeetings,
  insertCredentials,
  insertOnlineMeeting,
  meetingFields,
} from '#testing/talk/online-meetings.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startFakeZoom } from '#testing/zoom/fake-zoom.ts';
import { fakeCredentials } from '#testing/zoom/fake-zoom-state.ts';

const zoom = await startFakeZoom();
const app = await startTestApp({ settings: zoom.settings });
const manager = await app.person({ role: 7 });
const client = await app.signedInAs(manager);
const lecturer = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const course = (await insertCourse(app.db)).id;
const place = await insertPlace(app.db);
const students = [await app.person({ role: 3 }), await app.person({ role: 3 })];
for (const { id } of students) await enrol(app.db, { placeId: place, userId: id, courseId: course });
beforeEach(async () => {
  zoom.state.unknownHosts.clear();
  await clearOnlineMeetings(app.db);
  await insertCredentials(app.db, app.services.sealer);
});
afterAll(async () => {
  await app.close();
  await zoom.close();
});

const fields = () =>
  meetingFields(
    course,
    students.map(({ id }) => id),
  );
const create = (more: object = {}) => client.raw(routes.create, { body: { ...fields(), ...more } });
const meeting = (traits: Parameters<typeof insertOnlineMeeting>[3] = {}) =>
  insertOnlineMeeting(app.db, app.services.sealer, manager.id, { courseId: course, ...traits });
const listTopics = async (as: Client, courseIds = 'all', query: object = {}) =>
  (await as.call(routes.list, { params: { courseIds }, query })).body.items.map(({ topic }) => topic);

describe('GET /meetingapi/meetings/course/{courseIds}', () => {
  test('has what is to come, the next one first, also what has begun; the past backwards', async () => {
    await meeting({ topic: 'za tydzień', startsAt: '2026-11-23T09:00:00Z' });
    await meeting({ topic: 'trwa', startsAt: '2026-11-16T07:30:00Z' });
    await meeting({ topic: 'było', startsAt: '2026-11-16T06:00:00Z' });
    await meeting({ topic: 'dawno', startsAt: '2026-10-16T06:00:00Z' });
    expect(await listTopics(client)).toEqual(['trwa', 'za tydzień']);
    expect(await listTopics(client, 'all', { when: 'past' })).toEqual(['było', 'dawno']);
  });

  test('is narrowed to courses, and for those who manage to a person', async () => {
    const other = (await insertCourse(app.db)).id;
    await meeting({ topic: 'nasz', userIds: [students[0]?.id ?? 0] });
    await meeting({ topic: 'inny', courseId: other });
    expect(await listTopics(client, `${course}`)).toEqual(['nasz']);
    expect(await listTopics(client, `${course},${other}`)).toHaveLength(2);
    expect(await listTopics(client, 'all', { userId: students[0]?.id })).toEqual(['nasz']);
  });

  test('others see what they take part in or lead, once Zoom has it', async () => {
    const [ola, jan] = students;
    if (!ola || !jan) throw new Error('two students are needed');
    await meeting({ topic: 'Oli', userIds: [ola.id], hostId: lecturer.id });
    await meeting({ topic: 'Jana', userIds: [jan.id] });
    await meeting({ topic: 'czeka', userIds: [ola.id], zoomId: null });
    expect(await listTopics(await app.signedInAs(ola))).toEqual(['Oli']);
    expect(await listTopics(await app.signedInAs(ola), 'all', { userId: jan.id })).toEqual(['Oli']);
    expect(await listTopics(await app.signedInAs(lecturer))).toEqual(['Oli']);
    expect(await listTopics(await app.signedIn(8))).toEqual([]);
    expect(await listTopics(client)).toHaveLength(3);
  });

  test('gives a link to this portal and no address of Zoom; the host’s address only to those who manage', async () => {
    const id = await meeting({ hostId: lecturer.id, userIds: students.map((person) => person.id) });
    const read = async (as: Client) => {
      const { body, text } = await as.call(routes.list, { params: { courseIds: 'all' } });
      return { item: body.items[0], text };
    };
    const { item, text } = await read(client);
    expect(item).toMatchObject({ username: 'Łukasz Źrebiec', email: lecturer.email, participants: 2 });
    expect(JSON.parse(item?.settings ?? '')).toEqual({
      id: item?.meetingId,
      start_time: '2026-11-20T15:00:00.000Z',
      join_url: `https://indeks.test.example/online-meetings?meeting=${id}`,
    });
    expect([item?.date, item?.time, item?.start_url]).toEqual(['2026-11-20', '16:00', '']);
    expect(text).not.toContain('zoom.example');
    const [ola] = students;
    expect((await read(await app.signedInAs(ola ?? manager))).item).toMatchObject({
      email: null,
      can: { edit: false, delete: false, join: true, start: false },
    });
    expect((await read(await app.signedInAs(lecturer))).item?.can).toMatchObject({
      join: false,
      start: true,
    });
  });

  test('without a host it is the secretariat’s', async () => {
    await meeting();
    const { body } = await client.call(routes.list, { params: { courseIds: 'all' } });
    expect(body.items[0]).toMatchObject({ uid: null, username: 'Sekretariat' });
  });
});

describe('POST /meetingapi/meetings', () => {
  test('plans a meeting in Warsaw’s time, with a password that lies sealed', async () => {
    const { status, body } = await client.call(routes.create, { body: { ...fields(), uid: lecturer.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'queued', starts_at: '2026-11-28T08:15:00.000Z', participants: 2 });
    expect(body).toMatchObject({ date: '2026-11-28', time: '09:15', uid: lecturer.id, meetingId: null });
    expect(await app.auditOf('online-meeting.create', body.id)).toHaveLength(1);
    const [row] = await app.db.selectFrom('online_meetings').select('sealed_password').execute();
    expect(row?.sealed_password).toMatch(/^v1|\$|:/);
  });

  test('takes the host of the address', async () => {
    const answer = await client.call(routes.create, { query: { userId: lecturer.id }, body: fields() });
    expect(answer.body.uid).toBe(lecturer.id);
  });

  test.each([
    ['topic', ' ', texts.topicRequired],
    ['date', '', texts.dateRequired],
    ['time', '', texts.timeRequired],
    ['time', '25:00', texts.timeMalformed],
    ['cid', null, texts.courseRequired],
    ['duration', null, texts.durationRequired],
    ['users', [], texts.participantsRequired],
    ['password', '12345678901', texts.passwordTooLong],
  ])('%s as %o says "%s"', async (field, value, message) => {
    const { status, error } = await create({ [field]: value });
    expect([status, error.fields]).toEqual([400, [{ path: field, message }]]);
  });

  test.each([
    ['online-meetings/in-the-past', () => ({ date: '2026-11-16', time: '08:50' })],
    ['online-meetings/unknown-course', () => ({ cid: 999_999 })],
    ['online-meetings/unknown-participants', () => ({ users: [lecturer.id] })],
    ['online-meetings/unknown-host', () => ({ uid: students[0]?.id })],
  ])('refuses with %s', async (code, wrong) => {
    expect((await create(wrong())).error.code).toBe(code);
  });

  test('says that the account is not linked: no credentials, wrong ones, a host Zoom does not know', async () => {
    zoom.state.unknownHosts.add(lecturer.email);
    const codes = [(await create({ uid: lecturer.id })).error];
    await insertCredentials(app.db, app.services.sealer, { ...fakeCredentials, client_secret: 'inny' });
    codes.push((await create()).error);
    await app.db.deleteFrom('service_credentials').execute();
    codes.push((await create()).error);
    expect(codes.map(({ code, details }) => [code, details?.['problem']])).toEqual([
      ['online-meetings/not-linked', 'host-unknown'],
      ['online-meetings/not-linked', 'credentials'],
      ['online-meetings/not-linked', 'not-set'],
    ]);
    expect(codes[0]?.message).toContain('nie jest poprawnie powiązane');
    expect(await listTopics(client)).toEqual([]);
  });

  test('takes it when Zoom is away: the job tries later', async () => {
    zoom.trouble({ status: 500, times: 2 });
    expect((await create()).status).toBe(200);
  });

  test('two clicks with one key plan one meeting', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = () => client.call(routes.create, { body: fields() }, key);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await listTopics(client)).toHaveLength(1);
  });
});

describe('POST /meetingapi/meetings/multiple', () => {
  const { topic: _topic, date: _date, time: _time, uid: _uid, ...common } = meetingFields(1, [1]);
  const series = (more: object = {}) => ({
    ...common,
    cid: course,
    users: students.map(({ id }) => id),
    uid: lecturer.id,
    meetings: ['09:15', '11:00', '12:45'].map((time, n) => ({
      topic: `Wykład ${n}`,
      date: '2026-11-28',
      time,
    })),
    ...more,
  });

  test('plans all of them for the same people', async () => {
    const { body } = await client.raw(routes.createMany, { body: series() });
    expect(body).toMatchObject({
      items: [{ time: '09:15' }, { time: '11:00', participants: 2, uid: lecturer.id }, { time: '12:45' }],
    });
  });

  test('needs a host', async () => {
    const { error } = await client.raw(routes.createMany, { body: series({ uid: null }) });
    expect(error.fields).toEqual([{ path: 'uid', message: 'Podanie prowadzącego jest konieczne' }]);
  });
});

describe('PUT /meetingapi/meetings/{id}', () => {
  const edit = (id: number, more: object = {}) => {
    const { password: _password, ...body } = fields();
    return client.raw(routes.edit, { params: { id }, body: { ...body, version: 1, ...more } });
  };

  test('changes it; whoever is left out is told, the others when Zoom knows', async () => {
    const [ola, jan] = students;
    const id = await meeting({ userIds: [ola?.id ?? 0] });
    const { body } = await edit(id, { topic: 'Nowy temat', users: [jan?.id] });
    expect(body).toMatchObject({ topic: 'Nowy temat', version: 2, participants: 1 });
    const told = await app.db.selectFrom('notifications').select(['user_id', 'title']).execute();
    expect(told).toEqual([
      { user_id: ola?.id, title: 'Odwołane spotkanie: Konsultacje, 20 listopada, 16:00' },
    ]);
    expect(await app.auditOf('online-meeting.edit', id)).toHaveLength(1);
  });

  test('a stale version gets the current row', async () => {
    const id = await meeting({ userIds: [students[0]?.id ?? 0] });
    await edit(id, { topic: 'Pierwszy' });
    const { status, error } = await edit(id, { topic: 'Drugi' });
    expect([status, error.code]).toEqual([409, 'record/stale']);
    expect(error.details?.['current']).toMatchObject({ topic: 'Pierwszy', version: 2 });
  });

  test('one that is over stays', async () => {
    const id = await meeting({ startsAt: '2026-11-10T10:00:00Z' });
    expect((await edit(id)).error.code).toBe('online-meetings/over');
  });
});

test('deleting takes them from every list at once, in few statements', async () => {
  const ids = [await meeting(), await meeting(), await meeting()];
  const { result, statements } = await app.counting(() =>
    client.call(routes.removeMany, { body: ids.map((id) => ({ id, meetingId: null })) }),
  );
  expect(result.status).toBe(200);
  // The session, the transaction and the queue's own look-up beside the work itself.
  expect(statements.length).toBeLessThanOrEqual(9);
  expect(await listTopics(client)).toEqual([]);
  const again = await client.call(routes.removeMany, { body: [{ id: ids[0] ?? 0 }] });
  expect(again.status).toBe(404);
});

test('GET /meetingapi/participants has the students of a course and intake, by name', async () => {
  const query = { cid: course, date: '2026-10-01' };
  const { body } = await client.call(routes.participants, { query });
  expect(new Set(body.items.map(({ uid }) => uid))).toEqual(new Set(students.map(({ id }) => id)));
  const other = await client.call(routes.participants, { query: { ...query, date: '2025-10-01' } });
  expect(other.body.items).toEqual([]);
});

test('GET /meetingapi/hosts finds people by name and says how many meetings Zoom still takes', async () => {
  await app.db
    .insertInto('zoom_uses')
    .values([
      { host_id: lecturer.id, day: '2026-11-16', used: 18 },
      { host_id: 0, day: '2026-11-15', used: 50 },
    ])
    .execute();
  const { body } = await client.call(routes.hosts, { query: { search: 'zrebiec' } });
  expect(body).toEqual({ items: [{ id: lecturer.id, name: 'Łukasz Źrebiec', left: 82 }], left: 100 });
});
