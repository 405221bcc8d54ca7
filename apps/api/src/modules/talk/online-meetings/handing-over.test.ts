import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { clearOnlineMeetings, insertCredentials, meetingFields } from '#testing/talk/online-meetings.ts';
import { doInTurn } from '#testing/in-turn.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startFakeZoom } from '#testing/zoom/fake-zoom.ts';
import { onlineMeetingJobs } from './online-meetings.jobs.ts';

const zoom = await startFakeZoom();
const app = await startTestApp({ settings: zoom.settings });
const client = await app.signedIn(1);
const [formerly, next] = [await app.person({ role: 0 }), await app.person({ role: 8 })];
const student = await app.person({ role: 3 });
const course = (await insertCourse(app.db)).id;
await enrol(app.db, { placeId: await insertPlace(app.db), userId: student.id, courseId: course });
beforeEach(async () => {
  zoom.state.meetings.clear();
  zoom.state.troubles.length = 0;
  zoom.state.unknownHosts.clear();
  await clearOnlineMeetings(app.db);
  await app.db.deleteFrom('notifications').execute();
  await insertCredentials(app.db, app.services.sealer);
});
afterAll(async () => {
  await app.close();
  await zoom.close();
});

const [syncJob] = onlineMeetingJobs;
const sync = async (meetingId: number) => {
  const ctx = createCtx({
    services: app.services,
    db: app.db,
    log: pino({ level: 'silent' }),
    requestId: 'job',
  });
  await syncJob.handle({ ...ctx, mailer: { send: () => Promise.resolve() } }, { meetingId });
};
/** Whatever is left to do at Zoom, of every row there is. */
const syncAll = async () => {
  for (const { id } of await app.db.selectFrom('online_meetings').select('id').orderBy('id').execute())
    await sync(id);
};
const { password: _password, uid: _uid, ...fields } = meetingFields(course, [student.id]);
const plan = async () => {
  const body = { ...meetingFields(course, [student.id]), uid: formerly.id };
  const { id } = (await client.call(routes.create, { body })).body;
  return id;
};
const giveTo = (id: number, uid: number | null, version = 1, more: object = {}) =>
  client.call(routes.edit, { params: { id }, body: { ...fields, ...more, uid, version } });
const remove = (id: number) => client.raw(routes.removeMany, { body: [{ id }] });
const atZoom = () => [...zoom.state.meetings.values()].map(({ host }) => host);
const readTold = async () => {
  const names = new Map([
    [student.id, 'student'],
    [formerly.id, 'formerly'],
    [next.id, 'next'],
  ]);
  const rows = await app.db.selectFrom('notifications').select(['user_id', 'title']).orderBy('id').execute();
  return rows.map(({ user_id, title }) => `${names.get(user_id)}: ${title?.split(':')[0]}`).toSorted();
};

describe('another host', () => {
  test('gets the meeting by one change: made anew, the old one deleted, everybody told once', async () => {
    const id = await plan();
    await syncAll();
    const before = (await client.call(routes.details, { params: { id } })).body;
    await app.db.deleteFrom('notifications').execute();
    const { body } = await giveTo(id, next.id);
    expect(body).toMatchObject({ id, uid: next.id, state: 'queued', meetingId: null, version: 2 });
    await syncAll();
    await syncAll();
    expect(atZoom()).toEqual([next.email]);
    const after = (await client.call(routes.details, { params: { id } })).body;
    expect([after.meetingId === before.meetingId, after.users]).toEqual([false, [student.id]]);
    expect(await readTold()).toEqual([
      'formerly: Spotkanie poprowadzi ktoś inny',
      'next: Nowe spotkanie',
      'student: Inny prowadzący spotkania',
    ]);
    expect(
      (await (await app.signedInAs(formerly)).call(routes.list, { params: { courseIds: 'all' } })).body.total,
    ).toBe(0);
    const rows = await app.db.selectFrom('online_meetings').select('id').execute();
    expect(rows).toEqual([{ id }]);
  });

  test('with another time, too, is one notification', async () => {
    const id = await plan();
    await syncAll();
    await app.db.deleteFrom('notifications').execute();
    await giveTo(id, null, 1, { time: '12:00' });
    await syncAll();
    expect(await readTold()).toEqual([
      'formerly: Spotkanie poprowadzi ktoś inny',
      'student: Zmiana spotkania',
    ]);
    expect(atZoom()).toEqual(['zoom@indeks.example']);
  });

  test('while Zoom makes it for the old one leaves one meeting', async () => {
    const id = await plan();
    // The answer to the old host's meeting is lost; it is there all the same.
    zoom.trouble({ method: 'POST', pattern: '/meetings$', status: 500, times: 1, done: true });
    await sync(id);
    expect(atZoom()).toEqual([formerly.email]);
    await giveTo(id, next.id);
    await syncAll();
    await syncAll();
    expect(atZoom()).toEqual([next.email]);
  });

  test('whom Zoom does not know is refused, and so is a stale version; nothing changes', async () => {
    const id = await plan();
    await syncAll();
    zoom.state.unknownHosts.add(next.email);
    expect((await giveTo(id, next.id)).error.code).toBe('online-meetings/not-linked');
    zoom.state.unknownHosts.clear();
    expect((await giveTo(id, next.id, 7)).error.code).toBe('record/stale');
    expect((await giveTo(id, student.id)).error.code).toBe('online-meetings/unknown-host');
    await syncAll();
    expect(atZoom()).toEqual([formerly.email]);
  });

  test('a personal link of the old meeting ends', async () => {
    const id = await plan();
    await syncAll();
    app.clock.set('2026-11-28T08:05:00Z');
    const join = async () => (await app.signedInAs(student)).call(routes.join, { params: { id } });
    const first = (await join()).body.url;
    const manager = await app.signedIn(1);
    const { error } = await manager.call(routes.edit, {
      params: { id },
      body: { ...fields, uid: next.id, version: 1 },
    });
    expect(error?.code).toBeUndefined();
    await syncAll();
    expect((await join()).body.url).not.toBe(first);
    app.clock.set('2026-11-16T08:00:00Z');
  });

  test('of a meeting that is deleted afterwards leaves nothing at Zoom; whoever knew is told', async () => {
    const id = await plan();
    await syncAll();
    await app.db.deleteFrom('notifications').execute();
    const answers = await doInTurn(app.db, { table: 'online_meetings', id }, [
      () => giveTo(id, next.id),
      () => remove(id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await syncAll();
    await syncAll();
    expect(atZoom()).toEqual([]);
    expect(await readTold()).toEqual([
      'formerly: Spotkanie poprowadzi ktoś inny',
      'student: Odwołane spotkanie',
    ]);
    expect(await app.db.selectFrom('online_meetings').select('id').execute()).toEqual([]);
  });

  test('of a meeting that was deleted just before is not found, and tells nobody of another host', async () => {
    const id = await plan();
    await syncAll();
    await app.db.deleteFrom('notifications').execute();
    const answers = await doInTurn(app.db, { table: 'online_meetings', id }, [
      () => remove(id),
      () => giveTo(id, next.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    await syncAll();
    await syncAll();
    expect(atZoom()).toEqual([]);
    expect(await readTold()).toEqual(['formerly: Odwołane spotkanie', 'student: Odwołane spotkanie']);
  });
});
