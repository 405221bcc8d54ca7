import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import type { Client } from '#testing/client.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { clearOnlineMeetings, insertCredentials, meetingFields } from '#testing/talk/online-meetings.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startFakeZoom } from '#testing/zoom/fake-zoom.ts';
import { fakeCredentials, fakeMarks } from '#testing/zoom/fake-zoom-state.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { onlineMeetingJobs } from './online-meetings.jobs.ts';

const log: string[] = [];

const zoom = await startFakeZoom();
const app = await startTestApp({ settings: zoom.settings, onLog: (line) => void log.push(line) });
let client = await app.signedIn(1);
const course = (await insertCourse(app.db)).id;
const student = await app.person({ role: 3 });
const lecturer = await app.person({ role: 0 });
await enrol(app.db, { placeId: await insertPlace(app.db), userId: student.id, courseId: course });
beforeEach(async () => {
  app.clock.set('2026-11-16T08:00:00Z');
  client = await app.signedIn(1);
  await insertCredentials(app.db, app.services.sealer);
});
afterEach(async () => {
  zoom.state.meetings.clear();
  zoom.state.used.clear();
  zoom.state.troubles.length = 0;
  zoom.state.unknownHosts.clear();
  zoom.state.dailyLimit = 100;
  await clearOnlineMeetings(app.db);
  for (const table of ['notifications', 'zoom_uses'] as const) await app.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await app.close();
  await zoom.close();
});

const [syncJob, , remindJob, attendanceJob] = onlineMeetingJobs;
const run = async (job: typeof syncJob, meetingId: number) => {
  const ctx = createCtx({
    services: app.services,
    db: app.db,
    log: pino({ level: 'warn' }, { write: (line) => void log.push(line) }),
    requestId: 'job',
  });
  await job.handle({ ...ctx, mailer: { send: () => Promise.resolve() } }, { meetingId });
};
const sync = (id: number) => run(syncJob, id);

const plan = async (more: object = {}) => {
  const body = { ...meetingFields(course, [student.id]), uid: lecturer.id, ...more };
  return (await client.call(routes.create, { body })).body.id;
};
const readRow = async (id: number) => {
  const { body } = await client.call(routes.details, { params: { id } });
  return body;
};
const atZoom = () => [...zoom.state.meetings.values()];
const titles = async () =>
  (await app.db.selectFrom('notifications').select(['user_id', 'title']).orderBy('id').execute()).map(
    ({ user_id, title }) => `${user_id === student.id ? 'student' : 'host'}: ${title}`,
  );

describe('making', () => {
  test('gives Zoom the meeting in Warsaw’s time with its options, and tells everybody once', async () => {
    const id = await plan();
    await sync(id);
    expect(atZoom()).toMatchObject([
      {
        topic: 'Prawo pracy, wykład 1',
        host: lecturer.email,
        start_time: '2026-11-28T09:15:00',
        duration: 90,
        settings: { waiting_room: true, host_video: false, participant_video: false, approval_type: 0 },
      },
    ]);
    expect(atZoom()[0]?.password).toMatch(/^[\w-]{8}$/);
    expect(await readRow(id)).toMatchObject({ state: 'created', problem: null, meetingId: atZoom()[0]?.id });
    await sync(id);
    expect(atZoom()).toHaveLength(1);
    expect((await titles()).toSorted()).toEqual([
      'host: Nowe spotkanie: Prawo pracy, wykład 1, 28 listopada, 09:15',
      'student: Nowe spotkanie: Prawo pracy, wykład 1, 28 listopada, 09:15',
    ]);
  });

  test('a lost answer leaves one meeting: it is found by its marker', async () => {
    const id = await plan();
    for (const trouble of [{ cut: true }, {}]) {
      zoom.trouble({ method: 'POST', pattern: '/meetings$', status: 500, times: 1, done: true, ...trouble });
      await sync(id);
    }
    expect(await readRow(id)).toMatchObject({ state: 'created', meetingId: atZoom()[0]?.id });
    expect(atZoom()).toHaveLength(1);
  });

  test('of two with one marker, one stays', async () => {
    const id = await plan();
    zoom.trouble({ method: 'POST', pattern: '/meetings$', status: 500, times: 1, done: true });
    await sync(id);
    const [first] = atZoom();
    if (!first) throw new Error('it was made');
    zoom.state.meetings.set(1, { ...first, id: 1 });
    await sync(id);
    expect(atZoom().map((meeting) => meeting.id)).toEqual([(await readRow(id)).meetingId]);
  });

  test('waits as long as Zoom asks, and says so', async () => {
    const id = await plan();
    zoom.trouble({ method: 'POST', pattern: '/meetings$', status: 429, times: 1, retryAfter: 90 });
    await sync(id);
    expect([(await readRow(id)).state, atZoom().length]).toEqual(['queued', 0]);
    const { rows } = await nextJobs(id);
    expect(rows).toContain(90);
    await sync(id);
    expect((await readRow(id)).state).toBe('created');
  });

  test('a used-up day puts it off to the next one, by our count and by Zoom’s', async () => {
    const id = await plan();
    await app.db
      .insertInto('zoom_uses')
      .values({ host_id: lecturer.id, day: '2026-11-16', used: 100 })
      .execute();
    await sync(id);
    expect(await readRow(id)).toMatchObject({ state: 'queued', problem: 'limit' });
    expect(atZoom()).toEqual([]);
    app.clock.set('2026-11-17T00:00:01Z');
    client = await app.signedIn(1);
    zoom.state.dailyLimit = 0;
    await sync(id);
    expect(await readRow(id)).toMatchObject({ state: 'queued', problem: 'limit' });
  });

  test.each([
    ['host-unknown', () => zoom.state.unknownHosts.add(lecturer.email)],
    [
      'credentials',
      () => insertCredentials(app.db, app.services.sealer, { ...fakeCredentials, client_id: 'x' }),
    ],
    ['not-set', () => app.db.deleteFrom('service_credentials').execute()],
  ])('%s ends it until somebody tries again', async (problem, breakIt) => {
    const id = await plan();
    await breakIt();
    await sync(id);
    expect(await readRow(id)).toMatchObject({ state: 'failed', problem, can: { retry: true } });
    zoom.state.unknownHosts.clear();
    await insertCredentials(app.db, app.services.sealer);
    const { body } = await client.call(routes.retry, { params: { id } });
    expect(body).toMatchObject({ state: 'queued', problem: null });
    await sync(id);
    expect((await readRow(id)).state).toBe('created');
  });

  test('while Zoom is away it is tried later and later, and in the end given up', async () => {
    const id = await plan();
    for (let tries = 0; tries < 9; tries += 1) {
      await app.db.updateTable('online_meetings').set({ tries }).where('id', '=', id).execute();
      zoom.trouble({ status: 500, times: 2 });
      await sync(id);
      expect((await readRow(id)).state).toBe(tries < 8 ? 'queued' : 'failed');
      zoom.state.troubles.length = 0;
      await sync(id).then(() => app.db.updateTable('online_meetings').set({ zoom_id: null }).execute());
    }
  });
});

const nextJobs = async (meetingId: number) => {
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from start_after - ${app.clock.now()}::timestamptz))::integer as seconds from pgboss.job
    where name = 'online-meetings.sync' and (data->>'meetingId')::integer = ${meetingId}`.execute(app.db);
  return { rows: rows.map(({ seconds }) => seconds) };
};

test('a change reaches Zoom, and those who knew are told', async () => {
  const id = await plan();
  await sync(id);
  await app.db.deleteFrom('notifications').execute();
  const { password: _password, ...given } = meetingFields(course, [student.id]);
  const fields = { ...given, uid: lecturer.id };
  const edit = (more: object, version: number) =>
    client.call(routes.edit, { params: { id }, body: { ...fields, version, ...more } });
  await edit({ waiting_room: false }, 1);
  await sync(id);
  expect([atZoom()[0]?.settings['waiting_room'], await titles()]).toEqual([false, []]);
  await edit({ time: '11:00' }, 2);
  await sync(id);
  expect(atZoom()[0]?.start_time).toBe('2026-11-28T11:00:00');
  expect((await titles()).toSorted()).toEqual([
    'host: Zmiana spotkania: Prawo pracy, wykład 1, 28 listopada, 11:00',
    'student: Zmiana spotkania: Prawo pracy, wykład 1, 28 listopada, 11:00',
  ]);
});

test('one that was deleted at Zoom is made anew by the next change', async () => {
  const id = await plan();
  await sync(id);
  zoom.state.meetings.clear();
  const { password: _password, ...given } = meetingFields(course, [student.id]);
  const fields = { ...given, uid: lecturer.id };
  await client.call(routes.edit, { params: { id }, body: { ...fields, topic: 'Inny', version: 1 } });
  await sync(id);
  await sync(id);
  expect(atZoom()).toMatchObject([{ topic: 'Inny', id: (await readRow(id)).meetingId }]);
});

test('a deletion removes both sides, tells people, and outlives a Zoom that is away', async () => {
  const id = await plan();
  await sync(id);
  await client.call(routes.removeMany, { body: [{ id }] });
  zoom.trouble({ method: 'DELETE', status: 500, times: 2 });
  await sync(id);
  expect(atZoom()).toHaveLength(1);
  await sync(id);
  const rows = await app.db.selectFrom('online_meetings').select('id').execute();
  expect([atZoom(), rows]).toEqual([[], []]);
  expect((await titles()).filter((title) => title.includes('Odwołane'))).toHaveLength(2);
  await sync(id);
});

test('what is gone at Zoom counts as deleted, and one whose answer was lost is found', async () => {
  const [gone, lost] = [await plan(), await plan({ topic: 'Bez odpowiedzi' })];
  await sync(gone);
  zoom.state.meetings.clear();
  zoom.trouble({ method: 'POST', pattern: '/meetings$', status: 500, times: 1, done: true });
  await sync(lost);
  expect(atZoom()).toHaveLength(1);
  await client.call(routes.removeMany, { body: [{ id: gone }, { id: lost }] });
  await sync(gone);
  await sync(lost);
  expect([atZoom(), await app.db.selectFrom('online_meetings').select('id').execute()]).toEqual([[], []]);
});

test('nobody works on a meeting that another holds', async () => {
  const id = await plan();
  const busy_until = new Date(app.clock.now().getTime() + 30_000);
  await app.db.updateTable('online_meetings').set({ busy_until }).execute();
  await sync(id);
  expect(atZoom()).toEqual([]);
  await app.clock.forward({ minutes: 1 });
  await sync(id);
  expect(atZoom()).toHaveLength(1);
});

describe('the reminder', () => {
  test('comes once, in the hour before, and again when the meeting was moved', async () => {
    const id = await plan();
    await sync(id);
    await app.db.deleteFrom('notifications').execute();
    await run(remindJob, id);
    expect(await titles()).toEqual([]);
    app.clock.set('2026-11-28T07:15:00Z');
    await run(remindJob, id);
    await run(remindJob, id);
    expect((await titles()).toSorted()).toEqual([
      'host: Spotkanie za godzinę: Prawo pracy, wykład 1, 28 listopada, 09:15',
      'student: Spotkanie za godzinę: Prawo pracy, wykład 1, 28 listopada, 09:15',
    ]);
  });
});

describe('joining', () => {
  const join = async (as: Person, id: number) =>
    (await app.signedInAs(as)).call(routes.join, { params: { id } });
  const start = async (as: Client, id: number) => as.call(routes.start, { params: { id } });

  const open = async () => {
    app.clock.set('2026-11-28T08:00:00Z');
    client = await app.signedIn(1);
  };

  test('a participant gets one personal link, kept sealed; the host and those who manage the address to begin', async () => {
    const id = await plan();
    await sync(id);
    await open();
    const [first, second] = [await join(student, id), await join(student, id)];
    expect(first.body.url).toContain(fakeMarks.personal);
    expect(second.body.url).toBe(first.body.url);
    expect([...(atZoom()[0]?.registrants.keys() ?? [])]).toEqual([student.email]);
    for (const as of [client, await app.signedInAs(lecturer)])
      expect((await start(as, id)).body.url).toContain(fakeMarks.start);
    expect((await start(await app.signedInAs(student), id)).status).toBe(404);
    expect((await join(await app.person({ role: 3 }), id)).status).toBe(404);
    const links = await app.db.selectFrom('online_meeting_people').select('sealed_link').execute();
    expect(JSON.stringify(links)).not.toContain('zoom.example');
    expect(log.join()).not.toMatch(/kanarek-zoom/);
  });

  test('before it is made and after its end there is none', async () => {
    const id = await plan();
    expect((await start(client, id)).error.code).toBe('online-meetings/not-made-yet');
    expect((await join(student, id)).status).toBe(404);
    await sync(id);
    app.clock.set('2026-11-28T10:00:00Z');
    expect((await join(student, id)).error.code).toBe('online-meetings/over');
  });

  test('it opens fifteen minutes before the beginning, for everybody', async () => {
    const id = await plan();
    await sync(id);
    expect(await readRow(id)).toMatchObject({ opens_at: '2026-11-28T08:00:00.000Z' });
    app.clock.set('2026-11-28T07:59:59Z');
    client = await app.signedIn(1);
    expect((await start(client, id)).error.code).toBe('online-meetings/too-early');
    expect((await join(student, id)).error.code).toBe('online-meetings/too-early');
    await open();
    expect([(await start(client, id)).status, (await join(student, id)).status]).toEqual([200, 200]);
  });

  test('when Zoom is away the answer says so', async () => {
    const id = await plan();
    await sync(id);
    await open();
    zoom.trouble({ status: 500, times: 4 });
    expect((await start(client, id)).error.code).toBe('online-meetings/zoom-away');
  });
});

test('attendance: minutes by registrant, two devices count once, names count for nothing; CSV', async () => {
  const id = await plan();
  await sync(id);
  app.clock.set('2026-11-28T08:00:00Z');
  await (await app.signedInAs(student)).call(routes.join, { params: { id } });
  const [meeting] = atZoom();
  const registrant_id = meeting?.registrants.get(student.email)?.id ?? '';
  const stay = (from: string, to: string, more: object = {}) => ({
    name: 'x',
    join_time: `2026-11-28T${from}:00Z`,
    leave_time: `2026-11-28T${to}:00Z`,
    ...more,
  });
  if (meeting)
    meeting.report = [
      stay('08:20', '08:50', { registrant_id }),
      stay('08:40', '09:00', { registrant_id }),
      stay('09:10', '09:20', { registrant_id }),
      stay('08:20', '09:40', { name: student.name }),
      stay('08:15', '09:45', { name: 'Wykładowca', user_email: lecturer.email }),
    ];
  await run(attendanceJob, id);
  app.clock.set('2026-11-28T10:30:00Z');
  client = await app.signedIn(1);
  expect((await client.call(routes.attendance, { params: { id } })).body.told_at).toBeNull();
  await run(attendanceJob, id);
  const { body } = await client.call(routes.attendance, { params: { id } });
  expect(body).toMatchObject({ strangers: 1, items: [{ uid: student.id, minutes: 50 }] });
  const csv = await client.raw(routes.attendanceCsv, { params: { id } });
  expect(csv.headers['content-disposition']).toContain('obecnosc-2026-11-28.csv');
  expect(csv.text.split('\r\n').slice(0, 2)[1]).toMatch(/;50;09:20;10:20$/);
  const asStudent = await app.signedInAs(student);
  expect((await asStudent.call(routes.attendance, { params: { id } })).status).toBe(404);
  const asHost = await app.signedInAs(lecturer);
  expect((await asHost.call(routes.attendance, { params: { id } })).status).toBe(200);
});
