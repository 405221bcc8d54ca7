import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationJobs } from '#modules/notices/notifications/index.ts';
import { createCtx } from '#platform/context.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { clearOnlineMeetings, insertCredentials, meetingFields } from '#testing/talk/online-meetings.ts';
import { eventually } from '#testing/patience.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startFakeZoom } from '#testing/zoom/fake-zoom.ts';
import { onlineMeetingJobs } from './online-meetings.jobs.ts';

const zoom = await startFakeZoom();
const app = await startTestApp({ settings: zoom.settings });
const client = await app.signedIn(1);
const host = await app.person({ role: 0 });
const student = await app.person({ role: 3 });
const course = (await insertCourse(app.db)).id;
await enrol(app.db, { placeId: await insertPlace(app.db), userId: student.id, courseId: course });
beforeEach(async () => {
  zoom.state.meetings.clear();
  zoom.state.calls.length = 0;
  await clearOnlineMeetings(app.db);
  await app.db.deleteFrom('notifications').execute();
  await sql`delete from pgboss.job where name in ('notifications.mail', 'online-meetings.tell-series')`.execute(
    app.db,
  );
  await insertCredentials(app.db, app.services.sealer);
});
afterAll(async () => {
  await app.close();
  await zoom.close();
});

const [syncJob, , , , tellSeriesJob] = onlineMeetingJobs;
const ctx = () => ({
  ...createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'job' }),
  mailer: { send: () => Promise.resolve() },
});
const sync = (meetingId: number) => syncJob.handle(ctx(), { meetingId });
const tellSeries = async (id: number) => {
  const { series } = await app.db
    .selectFrom('online_meetings')
    .select('series')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tellSeriesJob.handle(ctx(), { series: series ?? '' });
};
const { topic: _topic, date: _date, time: _time, ...common } = meetingFields(course, [student.id]);
const planSeries = async (days: readonly string[]) => {
  const meetings = days.map((date, index) => ({ topic: `Wykład ${index + 1}`, date, time: '09:15' }));
  const { body } = await client.call(routes.createMany, { body: { ...common, uid: host.id, meetings } });
  return body.items.map(({ id }) => id);
};
const readTold = (userId = student.id) =>
  app.db
    .selectFrom('notifications')
    .select(['title', 'text', 'link'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
const readTitles = async () => {
  const rows = await app.db
    .selectFrom('notifications')
    .select(['title', 'count'])
    .where('user_id', '=', student.id)
    .orderBy('id')
    .execute();
  return rows.map(({ title, count }) => `${count} × ${title}`);
};
/** Sends what waits for it; gives the subjects of the student's mails. */
const mailAll = async () => {
  const subjects: string[] = [];
  const send = ({ to, subject }: { to: string; subject: string }) =>
    Promise.resolve(void (to === student.email && subjects.push(subject)));
  const { rows } = await sql<{ data: { notificationId: number } }>`
    delete from pgboss.job where name = 'notifications.mail' returning data`.execute(app.db);
  const inOrder = rows.map(({ data }) => data).toSorted((a, b) => a.notificationId - b.notificationId);
  for (const one of inOrder) await notificationJobs[0].handle({ ...ctx(), mailer: { send } }, one);
  return subjects;
};
/** The body of an edit that gives a meeting another hour. */
const moved = async (id: number, time: string) => {
  const { body } = await client.call(routes.details, { params: { id } });
  const { topic, date, users, version, uid } = body;
  const { password: _password, ...options } = common;
  return { ...options, topic, date, time, users, version, uid };
};
const countMails = async () => {
  const { rows } = await sql`select 1 from pgboss.job where name = 'notifications.mail'`.execute(app.db);
  return rows.length;
};

describe('a series', () => {
  test('is one notification for each person, with topic and day, and waits for the daily mail', async () => {
    const ids = await planSeries(['2026-12-05', '2026-11-28', '2026-12-12']);
    for (const id of ids) await sync(id);
    expect(await readTold()).toEqual([]);
    await tellSeries(ids[0] ?? 0);
    await tellSeries(ids[0] ?? 0);
    expect(await readTold()).toEqual([
      {
        title: '3\u00a0nowe spotkania: Wykład 2, od 28 listopada',
        text: 'Wykład 2: 28.11 o\u00a009:15, 05.12 o\u00a009:15, 12.12 o\u00a009:15',
        link: `/online-meetings?meeting=${ids[1]}`,
      },
    ]);
    expect(await readTold(host.id)).toHaveLength(1);
    expect(await countMails()).toBe(0);
  });

  test('what is made later is told later, in the same notification while it is unseen', async () => {
    const ids = await planSeries(['2026-11-28', '2026-12-05', '2026-12-12']);
    const [first = 0, second = 0, last = 0] = ids;
    await sync(first);
    await sync(second);
    await tellSeries(first);
    expect(await readTitles()).toEqual(['1 × 2\u00a0nowe spotkania: Wykład 1, od 28 listopada']);
    await sync(last);
    await tellSeries(first);
    expect(await readTitles()).toEqual(['2 × Nowe spotkanie: Wykład 3, 12 grudnia, 09:15']);
  });

  test('is one notification with the last event, which ends when the meeting it leads to is opened', async () => {
    const [first = 0, second = 0] = await planSeries(['2026-11-28', '2026-12-05']);
    await sync(first);
    await sync(second);
    await tellSeries(first);
    await client.call(routes.edit, { params: { id: second }, body: await moved(second, '12:00') });
    await sync(second);
    expect(await readTitles()).toEqual(['2 × Zmiana spotkania: Wykład 2, 5 grudnia, 12:00']);
    expect((await readTold())[0]?.link).toBe(`/online-meetings?meeting=${second}`);
    const reader = await app.signedInAs(student);
    for (const [id, seen] of [
      [first, false],
      [second, true],
    ] as const) {
      expect((await reader.call(routes.seen, { params: { id } })).status).toBe(200);
      expect(
        await app.db.selectFrom('notifications').select('seen').where('user_id', '=', student.id).execute(),
      ).toEqual([{ seen }]);
    }
    // What comes next is news again.
    await client.call(routes.removeMany, { body: [{ id: first }] });
    await sync(first);
    expect(await readTitles()).toEqual([
      '2 × Zmiana spotkania: Wykład 2, 5 grudnia, 12:00',
      '1 × Odwołane spotkanie: Wykład 1, 28 listopada, 09:15',
    ]);
  });

  test('meetings of two series, and single ones, are told apart', async () => {
    const one = await planSeries(['2026-11-28', '2026-12-05']);
    const other = await planSeries(['2026-11-29', '2026-12-06']);
    for (const id of [...one, ...other]) await sync(id);
    await tellSeries(one[0] ?? 0);
    await tellSeries(other[0] ?? 0);
    expect(await readTold()).toHaveLength(2);
  });

  test('cancelled within a day, each meeting is mailed in its own words; what is mailed is added to', async () => {
    const ids = await planSeries(['2026-11-16', '2026-11-16', '2026-11-16']);
    for (const id of ids) await sync(id);
    await tellSeries(ids[0] ?? 0);
    await mailAll();
    await client.call(routes.removeMany, { body: ids.slice(0, 2).map((id) => ({ id })) });
    for (const id of ids.slice(0, 2)) await sync(id);
    expect(await readTitles()).toEqual([
      '2 × Odwołane spotkanie: Wykład 1, 16 listopada, 09:15',
      '1 × Odwołane spotkanie: Wykład 2, 16 listopada, 09:15',
    ]);
    expect(await mailAll()).toEqual([
      'Odwołane spotkanie: Wykład 1, 16 listopada, 09:15',
      'Odwołane spotkanie: Wykład 2, 16 listopada, 09:15',
    ]);
    await client.call(routes.removeMany, { body: ids.slice(2).map((id) => ({ id })) });
    for (const id of ids.slice(2)) await sync(id);
    expect((await readTitles()).at(-1)).toBe('2 × Odwołane spotkanie: Wykład 3, 16 listopada, 09:15');
    expect(await mailAll()).toEqual(['Odwołane spotkanie: Wykład 3, 16 listopada, 09:15']);
  });

  test('asks for its telling when Zoom has one of it', async () => {
    const [id = 0] = await planSeries(['2026-11-28', '2026-12-05']);
    await sync(id);
    const { rows } = await sql<{ wait: number }>`
      select round(extract(epoch from start_after - ${app.clock.now()}::timestamptz))::integer as wait
      from pgboss.job where name = 'online-meetings.tell-series'`.execute(app.db);
    expect(rows).toEqual([{ wait: 60 }]);
  });

  test('one that was cancelled before is told to nobody', async () => {
    const [gone = 0, kept = 0] = await planSeries(['2026-11-28', '2026-12-05']);
    await sync(gone);
    await sync(kept);
    await client.call(routes.removeMany, { body: [{ id: gone }] });
    await tellSeries(kept);
    await sync(gone);
    expect((await readTold()).map(({ title }) => title)).toEqual([
      'Nowe spotkanie: Wykład 2, 5 grudnia, 09:15',
    ]);
  });

  test('within a day it is mailed at once, unless somebody wants no mails', async () => {
    await app.db
      .insertInto('notification_choices')
      .values({ user_id: host.id, type: 3, choice: 'here' })
      .execute();
    const ids = await planSeries(['2026-11-16', '2026-12-05']);
    for (const id of ids) await sync(id);
    await tellSeries(ids[0] ?? 0);
    expect(await countMails()).toBe(1);
    await app.db.deleteFrom('notification_choices').execute();
  });
});

test('a series that is edited while Zoom makes it is one meeting each, told once and in the newest words', async () => {
  const [first = 0, second = 0] = await planSeries(['2026-11-28', '2026-12-05']);
  zoom.state.makingMs = 600;
  const making = sync(first);
  await eventually(() =>
    expect(zoom.state.calls.some((call) => /^POST .*\/meetings$/.test(call))).toBe(true),
  );
  const body = { ...(await moved(first, '14:00')), topic: 'Wykład przełożony' };
  expect((await client.call(routes.edit, { params: { id: first }, body })).status).toBe(200);
  await making;
  zoom.state.makingMs = 0;
  for (const id of [first, second, first, second]) await sync(id);
  const made = [...zoom.state.meetings.values()].map(({ topic, start_time }) => `${topic} ${start_time}`);
  expect(made.toSorted()).toEqual(['Wykład 2 2026-12-05T09:15:00', 'Wykład przełożony 2026-11-28T14:00:00']);
  await tellSeries(first);
  expect(await readTitles()).toEqual(['1 × 2\u00a0nowe spotkania: Wykład przełożony, od 28 listopada']);
});

test('a single meeting is told when Zoom has it; who wants every mail at once gets it', async () => {
  await app.db
    .insertInto('notification_choices')
    .values({ user_id: student.id, type: 3, choice: 'at-once' })
    .execute();
  const { body } = await client.call(routes.create, {
    body: { ...meetingFields(course, [student.id]), uid: host.id },
  });
  await sync(body.id);
  expect(await readTold()).toEqual([
    {
      title: 'Nowe spotkanie: Prawo pracy, wykład 1, 28 listopada, 09:15',
      text: 'Prawo pracy, wykład 1, sobota 28.11.2026, 09:15',
      link: `/online-meetings?meeting=${body.id}`,
    },
  ]);
  expect(await countMails()).toBe(1);
  await app.db.deleteFrom('notification_choices').execute();
});

test('the mail about a meeting says topic, day and hour in its subject, and its button leads to the meeting', async () => {
  const { body } = await client.call(routes.create, {
    body: { ...meetingFields(course, [student.id]), uid: host.id },
  });
  await sync(body.id);
  const { id } = await app.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', student.id)
    .executeTakeFirstOrThrow();
  const mails: object[] = [];
  const [mailJob] = notificationJobs;
  const send = (mail: object) => Promise.resolve(void mails.push(mail));
  await mailJob.handle({ ...ctx(), mailer: { send } }, { notificationId: id });
  expect(mails).toMatchObject([
    { to: student.email, subject: 'Nowe spotkanie: Prawo pracy, wykład 1, 28 listopada, 09:15' },
  ]);
  expect(JSON.stringify(mails)).toContain(`https://indeks.test.example/online-meetings?meeting=${body.id}`);
});
