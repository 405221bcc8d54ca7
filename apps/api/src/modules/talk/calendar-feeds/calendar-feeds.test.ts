import { calendarFeedRoutes as routes } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import { convertIcsCalendar } from 'ts-ics';
import nodeIcal from 'node-ical';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertMeeting } from '#testing/month/meetings.ts';
import { insertOnlineMeeting } from '#testing/talk/online-meetings.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const log: string[] = [];

const app = await startTestApp({ onLog: (line) => void log.push(line) });
afterAll(() => app.close());
const admin = await app.signedIn(1);
const place = await insertPlace(app.db, 'Łódź');
const lecturer = await app.person({ role: 0, name: 'Ewa Ćwik' });
const student = await app.person({ role: 3 });
const courseId = (await insertCourse(app.db)).id;
await enrol(app.db, { placeId: place, userId: student.id, courseId });
const on = (start: string, end: string) => ({ dates: { start, end } });
await insertMeeting(app.db, lecturer.id, place, on('2026-11-21', '2026-11-22'));
await insertMeeting(app.db, lecturer.id, await insertPlace(app.db, 'Zgierz'), on('2026-12-05', '2026-12-05'));
const made = { courseId, hostId: lecturer.id, userIds: [student.id], topic: 'Prawo; pracy, "wykład"' };
const insert = (startsAt: string, more: object = {}) =>
  insertOnlineMeeting(app.db, app.services.sealer, lecturer.id, { ...made, startsAt, ...more });
// The same time of the day in Warsaw, before and after the clocks go forward.
const meeting = await insert('2027-03-27T08:15:00Z');
await insert('2027-03-28T07:15:00Z');
await insert('2027-03-29T07:15:00Z', { zoomId: null });

const makeFeed = async (client: Client, pid: number | null = null) =>
  (await client.call(routes.make, { body: { pid } })).body;
const readToken = (address: string) => new URL(address).pathname.replace('/api/calendars/', '');
const read = async (address: string) =>
  app.anonymous().raw(routes.read, { params: { token: readToken(address) } });

/** What two parsers that know nothing of each other make of it. */
const parse = (text: string) => {
  const first = convertIcsCalendar(undefined, text).events?.map((event) => ({
    summary: event.summary,
    start: event.start.date.toISOString(),
    end: event.end?.date.toISOString(),
    uid: event.uid,
  }));
  const second = Object.values(nodeIcal.sync.parseICS(text)).flatMap((item) =>
    item?.type === 'VEVENT'
      ? [{ summary: item.summary as string, day: item.datetype === 'date', start: item.start, uid: item.uid }]
      : [],
  );
  return { first: first ?? [], second };
};

describe('a calendar', () => {
  test('has the weekends and the meetings of a lecturer, in the eyes of two parsers', async () => {
    const { address } = await makeFeed(await app.signedInAs(lecturer));
    const { status, text, headers } = await read(address);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const { first, second } = parse(text);
    expect(first.map(({ summary, start, end }) => [summary, start, end])).toEqual([
      ['Zjazd: Łódź', '2026-11-21T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
      ['Zjazd: Zgierz', '2026-12-05T00:00:00.000Z', '2026-12-06T00:00:00.000Z'],
      ['Prawo; pracy, "wykład"', '2027-03-27T08:15:00.000Z', '2027-03-27T09:15:00.000Z'],
      ['Prawo; pracy, "wykład"', '2027-03-28T07:15:00.000Z', '2027-03-28T08:15:00.000Z'],
    ]);
    expect(second.map(({ summary }) => summary)).toEqual(first.map(({ summary }) => summary));
    expect(second.map(({ day }) => day)).toEqual([true, true, false, false]);
    const local = second
      .slice(2)
      .map(({ start }) =>
        start.toLocaleTimeString('pl-PL', { timeZone: 'Europe/Warsaw', timeStyle: 'short' }),
      );
    expect(local).toEqual(['09:15', '09:15']);
    expect(first[2]?.uid).toBe(`spotkanie-${meeting}@indeks.test.example`);
    expect(text).not.toMatch(/zoom\.|kanarek/i);
  });

  test('has the weekends of the place where a student studies', async () => {
    const { address } = await makeFeed(await app.signedInAs(student));
    const { first } = parse((await read(address)).text);
    expect(first.map(({ summary }) => summary)).toEqual([
      'Zjazd: Łódź',
      'Prawo; pracy, "wykład"',
      'Prawo; pracy, "wykład"',
    ]);
  });

  test('of a place is the secretariat’s', async () => {
    const { address, placeName } = await makeFeed(admin, place);
    expect(placeName).toBe('Łódź');
    const { text } = await read(address);
    expect(parse(text).first.map(({ summary }) => summary)[0]).toBe('Zjazd: Łódź');
    expect(text).toContain('Ewa Ćwik');
    const others = await app.signedInAs(lecturer);
    const refused = await others.call(routes.make, { body: { pid: place } });
    expect(refused.error.code).toBe('auth/not-allowed');
    const unknown = await admin.call(routes.make, { body: { pid: 999_999 } });
    expect(unknown.error.code).toBe('meetings/unknown-place');
  });
});

describe('an address', () => {
  test('ends when it is revoked, when another is made, and when the account is closed', async () => {
    const person = await app.person({ role: 0 });
    const client = await app.signedInAs(person);
    const first = await makeFeed(client);
    const second = await makeFeed(client);
    expect((await read(first.address)).status).toBe(404);
    expect((await read(second.address)).status).toBe(200);
    const { body } = await client.call(routes.list);
    expect(body.items.map(({ id }) => id)).toEqual([second.id]);
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', person.id).execute();
    expect((await read(second.address)).status).toBe(404);
    await app.db.updateTable('users').set({ active: 1 }).where('id', '=', person.id).execute();
    const again = await app.signedInAs(person);
    expect((await again.call(routes.revoke, { params: { id: second.id } })).status).toBe(200);
    expect((await read(second.address)).status).toBe(404);
  });

  test('stands neither in the database nor in the log', async () => {
    const { address, id } = await makeFeed(await app.signedInAs(lecturer));
    await read(address);
    const token = readToken(address).replace('.ics', '');
    const rows = await app.db.selectFrom('calendar_feeds').selectAll().where('id', '=', id).execute();
    const trace = await app.auditOf('calendar-feed.make', id);
    expect(trace.length).toBeGreaterThan(0);
    expect(JSON.stringify([rows, trace]) + log.join()).not.toContain(token);
  });
});
