import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCourse } from '#testing/studies/courses.ts';
import { clearOnlineMeetings, insertAttendance, insertOnlineMeeting } from '#testing/talk/online-meetings.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const manager = await app.person({ role: 7 });
const client = await app.signedInAs(manager);
const host = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const student = await app.person({ role: 3 });
const courseId = (await insertCourse(app.db, 'Terapia pedagogiczna')).id;
beforeEach(() => clearOnlineMeetings(app.db));
afterAll(() => app.close());

const insert = (startsAt: string, more: object = {}) =>
  insertOnlineMeeting(app.db, app.services.sealer, manager.id, {
    courseId,
    hostId: host.id,
    userIds: [student.id],
    startsAt,
    ...more,
  });
/** Held a week ago, with what Zoom told of it. */
const held = async (more: object = {}) => {
  const id = await insert('2026-11-09T10:00:00Z', more);
  await insertAttendance(app.db, id, student.id, 50);
  return id;
};
const readTopics = async (query: object, as = client) =>
  (await as.call(routes.list, { params: { courseIds: 'all' }, query })).body.items.map(({ topic }) => topic);
const remove = (id: number) => client.call(routes.removeMany, { body: [{ id }] });
const setHidden = (id: number, hidden: boolean) =>
  client.call(routes.hide, { params: { id }, body: { hidden } });

describe('a meeting that was held', () => {
  test('is not deleted, nor is one that runs; one that Zoom never had is', async () => {
    const [over, running] = [await held(), await insert('2026-11-16T07:45:00Z')];
    for (const id of [over, running]) {
      const { status, error } = await remove(id);
      expect([status, error.code]).toEqual([409, 'online-meetings/held']);
    }
    expect((await remove(await insert('2026-11-09T10:00:00Z', { zoomId: null }))).status).toBe(200);
    const kept = await app.db
      .selectFrom('online_meetings')
      .select('id')
      .where('removed_at', 'is', null)
      .execute();
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([over, running]));
  });

  test('keeps its attendance whatever code does: the database refuses', async () => {
    const id = await held();
    const erase = () => app.db.deleteFrom('online_meetings').where('id', '=', id).execute();
    const leaveOut = () => app.db.deleteFrom('online_meeting_people').where('meeting_id', '=', id).execute();
    const cancel = () =>
      app.db
        .updateTable('online_meetings')
        .set({ removed_at: app.clock.now() })
        .where('id', '=', id)
        .execute();
    await expect(erase()).rejects.toThrow('the attendance of a meeting stays');
    await expect(leaveOut()).rejects.toThrow('the attendance of a person stays');
    await expect(cancel()).rejects.toThrow('online_meetings_held_stay');
  });

  test('an account that is erased takes its own row with it', async () => {
    const id = await insert('2026-11-09T10:00:00Z');
    const { id: uid } = await app.person({ role: 3 });
    await insertAttendance(app.db, id, uid, 20);
    await app.db.deleteFrom('users').where('id', '=', uid).execute();
    const left = await app.db
      .selectFrom('online_meeting_people')
      .select('user_id')
      .where('minutes', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });

  test('is hidden from every list but that of what is hidden, exported all the same, and shown again', async () => {
    const id = await held({ topic: 'Wykład' });
    const { body } = await setHidden(id, true);
    expect(body).toMatchObject({
      hidden: true,
      attended: 1,
      can: { hide: true, delete: false, attendance: true },
    });
    const asHost = await app.signedInAs(host);
    expect(await readTopics({ when: 'past' })).toEqual([]);
    expect(await readTopics({ when: 'past' }, asHost)).toEqual([]);
    expect(await readTopics({ when: 'hidden' }, asHost)).toEqual([]);
    expect(await readTopics({ when: 'hidden' })).toEqual(['Wykład']);
    const csv = await client.raw(routes.attendanceCsv, { params: { id } });
    expect(csv.text).toContain(';50;');
    expect((await setHidden(id, false)).body.hidden).toBe(false);
    expect(await readTopics({ when: 'past' })).toEqual(['Wykład']);
    expect(await app.auditOf('online-meeting.hide', id)).toHaveLength(1);
    expect(await app.auditOf('online-meeting.show', id)).toHaveLength(1);
  });

  test('one that is to come is not hidden', async () => {
    const { error } = await setHidden(await insert('2026-11-20T10:00:00Z'), true);
    expect(error.code).toBe('online-meetings/not-over');
  });
});

test('a row says how many are told when it is cancelled', async () => {
  await insert('2026-11-20T10:00:00Z');
  const { body } = await client.call(routes.list, { params: { courseIds: 'all' } });
  expect(body.items[0]).toMatchObject({ participants: 1, told: 2, can: { delete: true, hide: false } });
});

test('the search looks at the topic, the course and the host, and names nobody of the secretariat', async () => {
  const office = await app.person({ role: 1, name: 'Honorata Ślimak' });
  await insert('2026-11-20T10:00:00Z', { topic: 'Wykład o prawie' });
  await insert('2026-11-21T10:00:00Z', {
    topic: 'Biuro',
    hostId: office.id,
    courseId: (await insertCourse(app.db)).id,
  });
  expect(await readTopics({ search: 'wyklad praw' })).toEqual(['Wykład o prawie']);
  expect(await readTopics({ search: 'terapia ped' })).toEqual(['Wykład o prawie']);
  expect(await readTopics({ search: 'zrebiec' })).toEqual(['Wykład o prawie']);
  expect(await readTopics({ search: 'slimak' })).toEqual([]);
});
