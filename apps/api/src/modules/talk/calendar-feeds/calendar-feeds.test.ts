import { mostCalendars, type CalendarKind } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.keys';
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

const both: CalendarKind[] = ['sessions', 'meetings'];
const makeFeed = async (client: Client, pid: number | null = null, kinds = both, name = 'Telefon') =>
  (await client.call(routes.make, { body: { pid, name, kinds } })).body;
const readToken = (address: string) => new URL(address).pathname.replace('/api/calendars/', '');
const read = async (address: string, headers: Record<string, string> = {}) =>
  app.anonymous().raw(routes.read, { params: { token: readToken(address) } }, headers);

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
    expect(first.map(({ uid }) => uid)).toEqual(second.map(({ uid }) => uid));
    // The identifiers must not change when the portal moves to another address.
    expect(first.slice(0, 3).map(({ uid }) => uid)).toEqual([
      `zjazd-${place}-2026-11-20@indeks`,
      expect.stringMatching(/^zjazd-\d+-2026-12-04@indeks$/),
      `spotkanie-${meeting}@indeks`,
    ]);
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
    const refused = await others.call(routes.make, { body: { pid: place, name: 'x', kinds: both } });
    expect(refused.error.code).toBe('auth/not-allowed');
    const unknown = await admin.call(routes.make, { body: { pid: 999_999, name: 'x', kinds: both } });
    expect(unknown.error.code).toBe('meetings/unknown-place');
  });
});

describe('what a calendar shows', () => {
  const summaries = async (client: Client, kinds: CalendarKind[]) => {
    const { first, second } = parse((await read((await makeFeed(client, null, kinds)).address)).text);
    expect(second.map(({ summary }) => summary)).toEqual(first.map(({ summary }) => summary));
    return first.map(({ summary, start }) => `${start?.slice(0, 10)} ${summary}`);
  };

  test('is chosen: weekends alone, meetings alone', async () => {
    const client = await app.signedInAs(lecturer);
    expect(await summaries(client, ['sessions'])).toEqual([
      '2026-11-21 Zjazd: Łódź',
      '2026-12-05 Zjazd: Zgierz',
    ]);
    expect(await summaries(client, ['meetings'])).toHaveLength(2);
  });

  test('are the days by which whoever sends months sends them', async () => {
    expect(await summaries(await app.signedInAs(lecturer), ['deadlines'])).toEqual([
      '2026-11-05 Termin wysłania rozliczeń: październik 2026',
      '2026-12-05 Termin wysłania rozliczeń: listopad 2026',
      '2027-01-05 Termin wysłania rozliczeń: grudzień 2026',
      '2027-02-05 Termin wysłania rozliczeń: styczeń 2027',
      '2027-03-05 Termin wysłania rozliczeń: luty 2027',
    ]);
    expect(await summaries(await app.signedInAs(student), ['deadlines'])).toEqual([]);
  });

  test('are the instalments of the student alone, as far as they are not paid', async () => {
    const dues = await app.db
      .selectFrom('due_list')
      .select(['day', 'amount'])
      .where('uid', '=', student.id)
      .execute();
    const shown = await summaries(await app.signedInAs(student), ['instalments']);
    expect(dues.length).toBeGreaterThan(0);
    expect(shown).toHaveLength(dues.length);
    expect(shown[0]).toMatch(/^\d{4}-\d\d-\d\d Termin wpłaty: [\d\s]+,\d\d.zł$/);
    expect(await summaries(await app.signedInAs(lecturer), ['instalments'])).toEqual([]);
  });
});

describe('an address', () => {
  test('stays when another is made, and ends when it is revoked and when the account is closed', async () => {
    const person = await app.person({ role: 0 });
    const client = await app.signedInAs(person);
    const first = await makeFeed(client);
    const second = await makeFeed(client);
    expect((await read(first.address)).status).toBe(200);
    expect((await read(second.address)).status).toBe(200);
    const { body } = await client.call(routes.list);
    expect(body.items.map(({ id }) => id)).toEqual([first.id, second.id]);
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', person.id).execute();
    expect((await read(second.address)).status).toBe(404);
    await app.db.updateTable('users').set({ active: 1 }).where('id', '=', person.id).execute();
    const again = await app.signedInAs(person);
    expect((await again.call(routes.revoke, { params: { id: second.id } })).status).toBe(200);
    expect((await read(second.address)).status).toBe(404);
    expect((await read(first.address)).status).toBe(200);
  });

  test('that is revoked while programs ask for it answers whole or not at all, and is not there afterwards', async () => {
    const client = await app.signedInAs(await app.person({ role: 0 }));
    const whole = (await read((await makeFeed(client)).address)).text;
    for (let round = 0; round < 5; round += 1) {
      const { address, id } = await makeFeed(client);
      const asked = () => read(address);
      const [revoked, ...answers] = await Promise.all([
        client.call(routes.revoke, { params: { id } }),
        asked(),
        asked(),
        asked(),
      ]);
      expect(revoked.status).toBe(200);
      for (const { status, text } of answers)
        expect([status, status === 200 ? text : whole]).toEqual([expect.toBeOneOf([200, 404]), whole]);
      expect((await asked()).status).toBe(404);
      expect((await client.call(routes.revoke, { params: { id } })).status).toBe(404);
    }
    expect((await client.call(routes.list)).body.items).toHaveLength(1);
  });

  test('has a name and shows what was chosen; the list says when it was asked for last, to the hour', async () => {
    const client = await app.signedInAs(await app.person({ role: 0 }));
    const { address, qr } = await makeFeed(client, null, ['meetings'], 'Google w pracy');
    expect(qr).toMatch(/^<svg/);
    const listed = async () => (await client.call(routes.list)).body.items[0];
    expect(await listed()).toMatchObject({ name: 'Google w pracy', kinds: ['meetings'], asked_at: null });
    await read(address);
    expect((await listed())?.asked_at).toBe('2026-11-16T08:00:00.000Z');
    await app.clock.forward({ minutes: 10 });
    await read(address);
    expect((await listed())?.asked_at).toBe('2026-11-16T08:00:00.000Z');
    app.clock.set('2026-11-16T08:00:00Z');
  });

  test.each([
    ['name', { name: ' ' }, 'Nazwij ten adres, na przykład „Telefon”'],
    ['kinds', { kinds: [] }, 'Wybierz, co ma pokazywać kalendarz'],
    ['kinds', { pid: 1, kinds: ['instalments'] }, 'Wybierz, co ma pokazywać kalendarz'],
  ])('%s of %o is asked for', async (path, wrong, message) => {
    const body = { pid: null, name: 'Telefon', kinds: both, ...wrong };
    const { status, error } = await admin.raw(routes.make, { body });
    expect([status, error.fields]).toEqual([400, [{ path, message }]]);
  });

  test('nobody has more than twenty', async () => {
    const client = await app.signedInAs(await app.person({ role: 0 }));
    for (let made = 0; made < mostCalendars; made += 1) await makeFeed(client);
    const answer = await client.call(routes.make, { body: { pid: null, name: 'x', kinds: both } });
    expect(answer.error.code).toBe('calendar-feeds/too-many');
  });

  test.each(['x', 'x.ics', `${'a'.repeat(43)}!`, 'a'.repeat(44), '%F0%9F%98%80'])(
    'that is none (%s) is not found',
    async (token) => {
      const { statusCode } = await app.server.inject(`/api/calendars/${token}`);
      expect(statusCode).toBe(404);
    },
  );

  test('is not sent again to a program that has it, until something changes', async () => {
    const { address } = await makeFeed(await app.signedInAs(lecturer));
    const first = await read(address);
    const etag = String(first.headers['etag']);
    await app.clock.forward({ minutes: 10 });
    const again = await read(address, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await app.db
      .updateTable('online_meetings')
      .set({ topic: 'Inny', version: 2 })
      .where('id', '=', meeting)
      .execute();
    const changed = await read(address, { 'if-none-match': etag });
    expect([changed.status, changed.headers['etag'] === etag]).toEqual([200, false]);
    expect(changed.text).toContain('SEQUENCE:1');
    await app.db
      .updateTable('online_meetings')
      .set({ topic: made.topic, version: 1 })
      .where('id', '=', meeting)
      .execute();
    app.clock.set('2026-11-16T08:00:00Z');
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
