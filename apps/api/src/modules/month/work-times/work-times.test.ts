import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { workTimeRoutes as routes } from '@indeks/contract/month/work-times/work-times.routes';
import { workTimeTexts } from '@indeks/contract/month/work-times/work-times.texts';
import { confirmed, type Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertReport } from '#testing/month/reports.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';
import { hoursFields, insertWorkTime } from '#testing/month/work-times.ts';

/** A fresh lecturer for each test; the clock shows Monday, 16 November 2026. */
let person: Person;
let lecturer: Client;

const november = { from: '2026-11-01', to: '2026-11-30' };

const app = await startTestApp();
const admin = await app.signedIn(1);
beforeEach(async () => {
  app.clock.set('2026-11-16T08:00:00Z');
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
});
afterAll(() => app.close());

const report = (month: string, status: 0 | 1 | 2) =>
  insertReport(app.db, { userId: person.id, type: 'czas', month, status });
const listHours = async (query: object = november, who = lecturer) =>
  (await who.call(routes.list, { query: { ...november, ...query } })).body;
const create = (more = {}, who = lecturer) => who.call(routes.create, { body: hoursFields(more) });
const edit = (id: number, more = {}, who = lecturer) =>
  who.call(routes.edit, { params: { id }, body: { ...hoursFields(more), version: 1 } });
const remove = (ids: number[], who = lecturer) => who.call(routes.removeMany, { body: ids });

describe('GET /api/times', () => {
  test('gives the range by day, its sum and what may be done', async () => {
    await insertWorkTime(app.db, person.id, { date: '2026-11-08', hours: 4.5 });
    await insertWorkTime(app.db, person.id, { date: '2026-11-07', hours: 10, city: 'on-line', comment: '' });
    await insertWorkTime(app.db, person.id, { date: '2026-10-31' });
    const body = await listHours();
    expect(body.items.map(({ date, city, hours, comment }) => [date, city, hours, comment])).toEqual([
      ['2026-11-07', 'on-line', 10, ''],
      ['2026-11-08', 'Łódź', 4.5, 'wykład'],
    ]);
    expect(body).toMatchObject({ total: 14.5, time_report: null });
    expect(body.can).toMatchObject({ add: true, change: true, submit: true, decide: false, pdf: false });
  });

  test('an entry carries the status of its month', async () => {
    await insertWorkTime(app.db, person.id);
    await insertWorkTime(app.db, person.id, { date: '2026-10-10' });
    await report('2026-10', 2);
    const { items } = await listHours({ from: '2026-10-01' });
    expect(items.map(({ status }) => status)).toEqual([2, 0]);
    const october = await listHours({ from: '2026-10-01', to: '2026-10-31' });
    expect(october).toMatchObject({
      time_report: { status: 2, date_from: '2026-10-01', date_to: '2026-10-31' },
    });
    expect(october.can).toMatchObject({ add: false, change: false, submit: false, pdf: true });
  });

  test('the secretariat names the person, others may not', async () => {
    await insertWorkTime(app.db, person.id);
    const query = { ...november, user: person.id };
    const seen = await admin.call(routes.list, { query });
    expect(seen.body.items).toHaveLength(1);
    expect(seen.body.can).toMatchObject({ add: true, change: true, submit: false, pdf: true });
    const other = await app.signedIn(0);
    expect((await other.call(routes.list, { query })).error.code).toBe('auth/not-allowed');
    expect((await listHours({}, other)).items).toEqual([]);
  });

  test('takes at most six statements and at most a year', async () => {
    const { statements } = await app.counting(() => listHours());
    expect(statements.length).toBeLessThanOrEqual(6);
    const tooLong = { from: '2025-01-01', to: '2026-11-30' };
    expect((await lecturer.call(routes.list, { query: tooLong })).status).toBe(400);
    const backwards = { from: '2026-11-30', to: '2026-11-01' };
    expect((await lecturer.call(routes.list, { query: backwards })).status).toBe(400);
  });
});

describe('POST /api/times', () => {
  test('adds hours and keeps a trace', async () => {
    const { status, body } = await create({ hours: 0.5, city: ' Łódź ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: '2026-11-14', city: 'Łódź', hours: 0.5, status: 0, version: 1 });
    expect(await app.auditOf('work-time.create', body.id)).toMatchObject([{ after: { hours: 0.5 } }]);
  });

  test.each([
    ['city', '', workTimeTexts.cityRequired],
    ['hours', null, workTimeTexts.hoursRequired],
    ['hours', 0, workTimeTexts.hoursRange],
    ['hours', -2, workTimeTexts.hoursRange],
    ['hours', 24.5, workTimeTexts.hoursRange],
    ['hours', 1.25, workTimeTexts.hoursStep],
    ['comment', 'x'.repeat(501), workTimeTexts.commentTooLong],
    ['date', '2026-02-30', 'Podaj datę w formacie RRRR-MM-DD'],
  ])('%s %j says "%s"', async (field, value, message) => {
    const { status, error } = await lecturer.raw(routes.create, {
      body: { ...hoursFields(), [field]: value },
    });
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ path: field, message });
  });

  test.each([
    ['2026-11-16T08:00:00Z', '2026-10-31', 'month/not-open'],
    ['2026-11-16T08:00:00Z', '2026-12-01', 'month/not-open'],
    ['2026-11-05T22:59:00Z', '2026-10-31', undefined],
    ['2026-11-05T23:00:00Z', '2026-10-31', 'month/not-open'],
    ['2028-02-29T23:00:00Z', '2028-02-29', undefined],
  ])('at %s a lecturer’s day %s: %s', async (now, date, code) => {
    app.clock.set(now);
    const fresh = await app.signedInAs(person);
    const { error } = await create({ date }, fresh);
    expect(error.code).toBe(code);
  });

  test.each([
    [0, undefined],
    [1, 'month/sent-or-accepted'],
    [2, 'month/sent-or-accepted'],
  ] as const)('into a month of status %s: %s', async (status, code) => {
    await report('2026-11', status);
    expect((await create()).error.code).toBe(code);
  });

  test('the secretariat adds on any day in any state, and the trace names both', async () => {
    await report('2026-01', 2);
    const input = { query: { user: person.id }, body: hoursFields({ date: '2026-01-17' }) };
    const { body } = await admin.call(routes.create, input, confirmed);
    const trace = await app.db
      .selectFrom('audit_log')
      .select('for_user_id')
      .where('action', '=', 'work-time.create')
      .where('subject_id', '=', String(body.id))
      .executeTakeFirstOrThrow();
    expect(trace.for_user_id).toBe(person.id);
  });

  test('two clicks with one key make one entry', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = () => lecturer.call(routes.create, { body: hoursFields() }, key);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(send));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await listHours()).items).toHaveLength(1);
  });

  test('the owner and the secretariat hear of it after it is stored', async () => {
    const publish = vi.spyOn(app.services.realtime, 'publish');
    const { body } = await create();
    expect(publish.mock.calls).toEqual([[{ users: [person.id], roles: [1, 11] }, 'work-times', [body.id]]]);
    await create({ hours: 6 });
    publish.mockClear();
    await report('2026-11', 1);
    await create();
    expect(publish).not.toHaveBeenCalled();
    publish.mockRestore();
  });
});

describe('a day of more than 24 hours', () => {
  const day = '2026-11-13';
  const refusal = {
    code: 'work-times/day-too-long',
    message:
      'W\u00a0dniu 13.11.2026 byłoby razem 24,5\u00a0godz., a\u00a0doba ma 24. Popraw liczbę godzin albo datę.',
  };
  const hoursOfDay = async () => (await listHours({ from: day, to: day })).total;

  test('is refused across its entries, when one is added and when one is changed', async () => {
    await insertWorkTime(app.db, person.id, { date: day, hours: 20 });
    const small = await insertWorkTime(app.db, person.id, { date: day, hours: 4 });
    const elsewhere = await insertWorkTime(app.db, person.id, { date: '2026-11-12', hours: 0.5 });
    for (const answer of [
      await create({ date: day, hours: 0.5 }),
      await edit(small, { date: day, hours: 4.5 }),
      await edit(elsewhere, { date: day, hours: 0.5 }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.error).toMatchObject(refusal);
    }
    expect(await hoursOfDay()).toBe(24);
    expect((await edit(small, { date: day, hours: 3 })).status).toBe(200);
    expect((await create({ date: day, hours: 1 })).status).toBe(200);
  });

  test('that was written before can still be made shorter', async () => {
    await insertWorkTime(app.db, person.id, { date: day, hours: 20 });
    const other = await insertWorkTime(app.db, person.id, { date: day, hours: 10 });
    expect((await edit(other, { date: day, hours: 8 })).status).toBe(200);
  });

  test('does not come from two writers at once', async () => {
    const second = await app.signedInAs(person);
    for (let round = 0; round < 10; round += 1) {
      const date = `2026-11-0${round % 9 || 9}`;
      await app.db.deleteFrom('work_times').where('user_id', '=', person.id).execute();
      const answers = await Promise.all([create({ date, hours: 13 }), create({ date, hours: 13 }, second)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    }
  });
});

describe('the same hours on several days', () => {
  const createOn = (also: string[], more = {}) =>
    lecturer.call(routes.create, { body: { ...hoursFields({ date: '2026-11-13', ...more }), also } });

  test('are written at once, a trace for each; a day named twice gets them once', async () => {
    const { body } = await createOn(['2026-11-14', '2026-11-15', '2026-11-14']);
    expect([body.date, ...body.also.map(({ date }) => date)]).toEqual([
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
    ]);
    expect((await listHours()).total).toBe(19.5);
    for (const { id } of body.also)
      expect(await app.auditOf('work-time.create', id)).toMatchObject([{ after: { hours: 6.5 } }]);
  });

  test.each([
    ['a closed month', '2026-10-31', 'month/not-open'],
    ['a full day', '2026-11-12', 'work-times/day-too-long'],
  ])('are not written at all when one day is in %s', async (_, date, code) => {
    await insertWorkTime(app.db, person.id, { date: '2026-11-12', hours: 20 });
    expect((await createOn(['2026-11-14', date])).error.code).toBe(code);
    expect((await listHours()).items).toHaveLength(1);
  });
});

describe('PUT /api/times/{id}', () => {
  test('changes it and keeps what was', async () => {
    const id = await insertWorkTime(app.db, person.id);
    const { body } = await edit(id, { hours: 8, city: 'on-line' });
    expect(body).toMatchObject({ hours: 8, city: 'on-line', version: 2 });
    expect(await app.auditOf('work-time.edit', id)).toMatchObject([
      { before: { hours: 6.5, city: 'Łódź' }, after: { hours: 8 } },
    ]);
  });

  test('neither out of a closed month nor into one', async () => {
    const old = await insertWorkTime(app.db, person.id, { date: '2026-09-12' });
    expect((await edit(old)).error.code).toBe('month/not-open');
    const fresh = await insertWorkTime(app.db, person.id);
    expect((await edit(fresh, { date: '2026-09-12' })).error.code).toBe('month/not-open');
    await report('2026-09', 0);
    expect((await edit(old, { date: '2026-09-13' })).status).toBe(200);
  });

  test('of two who read the same version one wins and the other sees the current row', async () => {
    const id = await insertWorkTime(app.db, person.id);
    const answers = await Promise.all([edit(id, { hours: 1 }), edit(id, { hours: 2 }, admin)]);
    expect(judgeRace(answers, 'hours')).toMatchObject(oneWins);
  });
});

describe('POST /api/times/delete-multiple', () => {
  test('deletes the chosen ones, each with a trace', async () => {
    const ids = [await insertWorkTime(app.db, person.id), await insertWorkTime(app.db, person.id)];
    expect((await remove([...ids, ...ids])).status).toBe(200);
    expect((await listHours()).items).toEqual([]);
    for (const id of ids)
      expect(await app.auditOf('work-time.delete', id)).toMatchObject([{ before: { hours: 6.5 } }]);
  });

  test('with one that is closed or another’s nothing is deleted', async () => {
    const open = await insertWorkTime(app.db, person.id);
    const old = await insertWorkTime(app.db, person.id, { date: '2026-09-12' });
    const others = await insertWorkTime(app.db, (await app.person({ role: 0 })).id);
    expect((await remove([open, old])).error.code).toBe('month/not-open');
    expect((await remove([open, others])).error.code).toBe('record/not-found');
    expect((await listHours()).items.map(({ id }) => id)).toEqual([open]);
  });

  test('the secretariat deletes of several people at once', async () => {
    const other = await app.person({ role: 8 });
    const ids = [await insertWorkTime(app.db, person.id), await insertWorkTime(app.db, other.id)];
    expect((await remove(ids, admin)).status).toBe(200);
    expect(await app.auditOf('work-time.delete', ids[1] ?? 0)).toHaveLength(1);
  });
});
