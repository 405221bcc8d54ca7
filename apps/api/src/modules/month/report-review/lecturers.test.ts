import { afterAll, describe, expect, test, vi } from 'vitest';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { insertRate } from '#testing/month/rates.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';

const october = { from: '2026-10-01', to: '2026-10-31' };

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// Four who report, in the Polish order, and some who do not.
const lecturer = async (name: string, role: 0 | 5 | 7 | 8, active: 0 | 1 = 1) =>
  (await app.person({ role, name, active })).id;
const people = {
  adam: await lecturer('Adam Zych', 0),
  cwiek: await lecturer('Daria Ćwiek', 8),
  lucja: await lecturer('Łucja Bąk', 5),
  zenon: await lecturer('Zenon Adamski', 7),
};
await lecturer('Nieaktywny', 0, 0);
await app.person({ role: 2, name: 'Koordynator' });
await app.person({ role: 3, name: 'Słuchacz' });
const report = (userId: number, type: 'czas' | 'przejazd' | 'zjazd', status: 0 | 1 | 2, month = '2026-10') =>
  insertReport(app.db, { userId, type, month, status });
await report(people.adam, 'czas', 1);
await report(people.adam, 'przejazd', 1);
await report(people.adam, 'zjazd', 2);
await report(people.lucja, 'czas', 0);
await report(people.lucja, 'zjazd', 1);
await report(people.zenon, 'czas', 1, '2026-09');
await insertWorkTime(app.db, people.adam, { date: '2026-10-10', hours: 12 });
await insertWorkTime(app.db, people.adam, { date: '2026-10-10', hours: 5 });
await insertWorkTime(app.db, people.lucja, { date: '2026-10-10', hours: 20 });
await insertTrip(app.db, people.adam, { date: '2026-10-10', km: 130 });
await insertRate(app.db, people.adam, { rate: 89 });

const list = async (query: object = {}) =>
  (await admin.call(routes.listAll, { query: { ...october, page: 1, ...query } })).body;
const names = async (query: object = {}) => (await list(query)).items.map(({ name }) => name);

describe('GET /api/reports/all', () => {
  test('has one row per active person who reports, in the Polish order', async () => {
    expect(await names()).toEqual(['Zenon Adamski', 'Łucja Bąk', 'Daria Ćwiek', 'Adam Zych']);
    expect(await names({ sortDesc: true, itemsPerPage: 3, page: 2 })).toEqual(['Zenon Adamski']);
    expect(await list()).toMatchObject({ total: 4, capped: false });
  });

  test('tells the state of the three reports of the month', async () => {
    const { items } = await list();
    expect(
      items.map(({ report_time, report_trip, report_meeting }) => [report_time, report_trip, report_meeting]),
    ).toEqual([
      [null, null, null],
      [{ status: 0, version: 1, changed: false }, null, { status: 1, version: 1, changed: false }],
      [null, null, null],
      [
        { status: 1, version: 1, changed: false },
        { status: 1, version: 1, changed: false },
        { status: 2, version: 1, changed: false },
      ],
    ]);
  });

  test.each([
    [{ search: 'lucja' }, ['Łucja Bąk']],
    [{ search: 'ADAM' }, ['Zenon Adamski', 'Adam Zych']],
    [{ search: 'nieaktywny' }, []],
    // Of whose reports there is a concern, first.
    [{ waiting: 'true' }, ['Adam Zych', 'Łucja Bąk']],
    [{ waiting: 'true', sortDesc: true }, ['Adam Zych', 'Łucja Bąk']],
    [{ waiting: 'true', search: 'zych' }, ['Adam Zych']],
    [{ waiting: 'false', search: 'adam' }, ['Zenon Adamski', 'Adam Zych']],
    [{ waiting: 'true', from: '2026-09-01', to: '2026-09-30' }, ['Zenon Adamski']],
  ])('%j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('says in words what to look at, only about what waits', async () => {
    const { items } = await list();
    expect(items.map(({ concerns }) => concerns.map(({ text }) => text))).toEqual([
      [],
      [],
      [],
      ['10.10.2026: zapisano 17 godz., więcej niż 12'],
    ]);
  });

  test('takes at most six statements, whatever the number of people', async () => {
    const { statements } = await app.counting(() => list({ itemsPerPage: 100, search: 'a' }));
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  test('a range that is not a month is refused', async () => {
    const query = { from: '2026-10-01', to: '2026-11-30' };
    expect((await admin.call(routes.listAll, { query })).status).toBe(400);
  });
});

describe('what is usual', () => {
  test('is taken from the person’s own earlier trips on the route, there or back', async () => {
    const person = (await app.person({ role: 0, name: 'Usual Kierowca' })).id;
    const other = (await app.person({ role: 0 })).id;
    await insertTrip(app.db, other, { date: '2026-01-10', start: 'Płock', destination: 'Radom', km: 20 });
    for (const [date, start, destination, km] of [
      ['2026-05-09', 'Płock', 'Radom', 200],
      ['2026-05-10', 'RADOM', 'Płock', 210],
      ['2026-06-10', 'Płock', 'Kielce', 900],
      ['2026-10-10', 'Płock', 'Radom', 431],
      ['2026-10-24', 'Radom', 'Płock', 205],
      ['2026-11-24', 'Radom', 'Płock', 1],
    ] as const)
      await insertTrip(app.db, person, { date, start, destination, km });
    for (const date of ['2026-10-10', '2026-10-25']) await insertWorkTime(app.db, person, { date });
    await insertRate(app.db, person);
    await insertReport(app.db, { userId: person, type: 'przejazd', month: '2026-10', status: 1 });
    const [row] = (await list({ search: 'usual kierowca' })).items;
    expect(row?.concerns).toMatchObject([
      {
        kind: 'unusual-km',
        type: 'przejazd',
        date: '2026-10-10',
        text: '10.10.2026: trasa Płock – Radom to 431\u00a0km, zwykle 205\u00a0km',
      },
    ]);
  });
});

describe('POST /api/reports/accept-clean', () => {
  const month = '2026-08';
  const counts = async () => (await admin.call(routes.waiting, { query: { month } })).body;
  const waiting = (userId: number, type: 'czas' | 'przejazd' | 'zjazd') =>
    insertReport(app.db, { userId, type, month, status: 1 });
  const readStatus = async (id: number) =>
    (
      await app.db
        .selectFrom('monthly_reports')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;

  test('accepts what raises no concern, in one go, and leaves the rest', async () => {
    const lonely = await insertTrip(app.db, people.lucja, { date: '2026-08-08' });
    const explained = await insertTrip(app.db, people.adam, { date: '2026-08-08' });
    await insertWorkTime(app.db, people.adam, { date: '2026-08-08' });
    await insertWorkTime(app.db, people.zenon, { date: '2026-08-08', hours: 17 });
    const doubted = [await waiting(people.lucja, 'przejazd'), await waiting(people.zenon, 'czas')];
    const gone = await app.person({ role: 0, active: 0 });
    const clean = [
      await waiting(people.adam, 'czas'),
      await waiting(people.adam, 'przejazd'),
      await waiting(people.lucja, 'zjazd'),
      // Reports of people who have left are still expected.
      await waiting(gone.id, 'zjazd'),
    ];
    expect(await counts()).toEqual({ waiting: 6, clean: 4, doubted_people: 2 });

    const publish = vi.spyOn(app.services.realtime, 'publish');
    const { body } = await admin.call(routes.acceptClean, { body: { month } });
    expect(body).toEqual({ accepted: 4 });
    expect(await Promise.all(clean.map(readStatus))).toEqual([2, 2, 2, 2]);
    expect(await Promise.all(doubted.map(readStatus))).toEqual([1, 1]);
    expect(await counts()).toEqual({ waiting: 2, clean: 0, doubted_people: 2 });
    for (const id of clean)
      expect(await app.auditOf('report.accept', id)).toMatchObject([
        { before: { status: 1 }, after: { status: 2 } },
      ]);
    expect(publish.mock.calls.map(([audience]) => audience)).toEqual([
      // The notifications of all of them, then the report of each.
      { users: expect.arrayContaining([people.adam, people.lucja, gone.id]) },
      { users: [people.adam] },
      { users: [people.lucja] },
      { users: [gone.id] },
      { roles: [1, 11] },
    ]);
    publish.mockRestore();

    const rates = await app.db
      .selectFrom('trips')
      .select(['id', 'accepted_rate'])
      .where('id', 'in', [lonely, explained])
      .orderBy('id')
      .execute();
    expect(rates).toEqual([
      { id: lonely, accepted_rate: null },
      { id: explained, accepted_rate: 89 },
    ]);
    expect((await admin.call(routes.acceptClean, { body: { month } })).body).toEqual({ accepted: 0 });
  });

  test('of two at once each report is accepted by one', async () => {
    const july = { month: '2026-07' };
    const ids = await Promise.all(
      Object.values(people).map((userId) =>
        insertReport(app.db, { userId, type: 'zjazd', ...july, status: 1 }),
      ),
    );
    const answers = await Promise.all([1, 2, 3].map(() => admin.call(routes.acceptClean, { body: july })));
    expect(answers.reduce((sum, { body }) => sum + body.accepted, 0)).toBe(4);
    for (const id of ids) expect(await app.auditOf('report.accept', id)).toHaveLength(1);
  });
});
