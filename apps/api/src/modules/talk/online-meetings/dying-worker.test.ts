import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createCtx, type Services } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertCredentials, meetingFields } from '#testing/talk/online-meetings.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startFakeZoom } from '#testing/zoom/fake-zoom.ts';
import { onlineMeetingJobs } from './online-meetings.jobs.ts';

/** More than a meeting has steps, so that the last ones live. */
const points = 14;

const zoom = await startFakeZoom();
const app = await startTestApp({ settings: zoom.settings });
await insertCredentials(app.db, app.services.sealer);
const courseId = (await insertCourse(app.db)).id;
const student = await app.person({ role: 3 });
await enrol(app.db, { placeId: await insertPlace(app.db), userId: student.id, courseId });
const { topic: _topic, date, time: _time, uid: _uid, ...common } = meetingFields(courseId, [student.id]);
const meetings = Array.from({ length: points }, (_, point) => ({
  topic: `nr ${point}`,
  date,
  time: '09:15',
}));
const { id: uid } = await app.person({ role: 0 });
const client = await app.signedIn(7);
const { body } = await client.call(routes.createMany, { body: { ...common, uid, meetings } });
const ids = body.items.map(({ id }) => id);
afterAll(async () => {
  await app.close();
  await zoom.close();
});

/** A worker that does so many steps and is dead then: each call of Zoom has a step before and one after it, a query one before. */
const mortal = (steps: number) => {
  let left = steps;
  const step = () => {
    if (left <= 0) throw new Error('dead');
    left -= 1;
  };
  const db: Database = new Proxy(app.db, {
    get: (target, name) => {
      step();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const calls = new Proxy(app.services.zoom, {
    get:
      (target, name) =>
      async (...args: unknown[]) => {
        step();
        // Every member of the client is such a call.
        const call = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
        const answer = await call(...args);
        step();
        return answer;
      },
  });
  const services: Services = { ...app.services, roleTable: app.services.roleTable, zoom: calls };
  return createCtx({ services, db, log: pino({ level: 'silent' }), requestId: 'job' });
};

const [syncJob, , , , tellSeriesJob] = onlineMeetingJobs;
const sync = async (meetingId: number, steps: number): Promise<'done' | 'died'> => {
  try {
    await syncJob.handle({ ...mortal(steps), mailer: { send: () => Promise.resolve() } }, { meetingId });
    return 'done';
  } catch {
    return 'died';
  }
};

test('a worker that dies at any step, and once more at any step of the next try, leaves one meeting', async () => {
  const ends: string[] = [];
  for (const [point, id] of ids.entries())
    for (const steps of [point, points - point, 1_000]) {
      ends.push(await sync(id, steps));
      // The lease of the dead one ends.
      await app.clock.forward({ minutes: 2 });
    }
  expect(ends.filter((end) => end === 'died').length).toBeGreaterThan(points / 2);
  const rows = await app.db.selectFrom('online_meetings').select(['topic', 'zoom_id', 'state']).execute();
  const ours = rows.map(({ topic, zoom_id }) => `${topic} ${zoom_id}`).toSorted();
  const theirs = [...zoom.state.meetings.values()].map(({ topic, id }) => `${topic} ${id}`).toSorted();
  expect(theirs).toHaveLength(points);
  expect(ours).toEqual(theirs);
  await tellOften();
  const told = await app.db.selectFrom('notifications').select('id').execute();
  // The host and the student, once each for the whole series.
  expect(told).toHaveLength(2);
});

/** The telling of the series dies at each of its first steps, then ends, then runs once more. */
const tellOften = async (): Promise<void> => {
  const row = await app.db.selectFrom('online_meetings').select('series').executeTakeFirstOrThrow();
  for (const steps of [0, 1, 2, 3, 4, 1_000, 1_000]) {
    const ctx = { ...mortal(steps), mailer: { send: () => Promise.resolve() } };
    await tellSeriesJob.handle(ctx, { series: row.series ?? '' }).catch(() => undefined);
  }
};
