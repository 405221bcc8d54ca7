import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { insertReport } from '#testing/month/reports.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

/** The clock shows Monday, 16 November 2026. */
const app = await startTestApp();
afterAll(() => app.close());
const secretariat = await app.signedIn(1);

const lecturer = (name: string) => app.person({ role: 0, name });
const adam = await lecturer('Adam Zych');
const lucja = await lecturer('Łucja Bąk');
const daria = await lecturer('Daria Ćwiek');
const ewa = await lecturer('Ewa Lis');
// Adam waits, of Łucja everything is decided, Daria was sent one back, Ewa sent one of another month alone.
await insertReport(app.db, { userId: adam.id, type: 'czas', month: '2026-10', status: 1 });
await insertReport(app.db, { userId: adam.id, type: 'zjazd', month: '2026-10', status: 2 });
await insertReport(app.db, { userId: lucja.id, type: 'czas', month: '2026-10', status: 2 });
await insertReport(app.db, { userId: lucja.id, type: 'zjazd', month: '2026-10', status: 2 });
await insertReport(app.db, { userId: daria.id, type: 'czas', month: '2026-10', status: 0 });
await insertReport(app.db, { userId: ewa.id, type: 'czas', month: '2026-09', status: 2 });

const october = { from: '2026-10-01', to: '2026-10-31', page: 1 } as const;
const list = async (query: object) =>
  (await secretariat.call(routes.listAll, { query: { ...october, ...query } })).body.items.map(
    ({ name }) => name,
  );
const rest = async (month: string) => (await secretariat.call(routes.rest, { query: { month } })).body;
const listToRemind = async (month: string) =>
  (await secretariat.call(routes.listToRemind, { query: { month } })).body.items;
const remind = (month: string) => secretariat.raw(routes.remind, { body: { month } });
const toldTo = async (person: typeof ewa) => {
  const client = await app.signedInAs(person);
  return (await client.call(notificationRoutes.list, { query: { page: 1 } })).body.items;
};

describe('GET /api/reports/all', () => {
  test('has one part with whose reports are all decided, one with who sent none', async () => {
    expect(await list({ part: 'decided' })).toEqual(['Łucja Bąk', 'Daria Ćwiek']);
    expect(await list({ part: 'missing' })).toEqual(['Ewa Lis']);
    expect(await list({ waiting: 'true' })).toEqual(['Adam Zych']);
  });

  test('of those who wait has only the asked kind, and only hours in the asked place', async () => {
    expect(await list({ waiting: 'true', type: 'zjazd' })).toEqual([]);
    expect(await list({ waiting: 'true', type: 'czas' })).toEqual(['Adam Zych']);
    const place = await insertPlace(app.db, 'Radom');
    await insertWorkTime(app.db, adam.id, { date: '2026-09-10', city: 'Radom' });
    expect(await list({ place })).toEqual([]);
    await insertWorkTime(app.db, adam.id, { date: '2026-10-10', city: 'Radom' });
    expect(await list({ place })).toEqual(['Adam Zych']);
    expect(await list({ place, part: 'missing' })).toEqual([]);
  });
});

describe('GET /api/reports/rest', () => {
  test('counts the decided and who sent none, and says whether they can be reminded', async () => {
    expect(await rest('2026-10')).toEqual({
      decided: { people: 2, reports: 3 },
      missing: { people: 1, unreminded: 1 },
      can: { remind: true },
    });
    for (const month of ['2026-11', '2026-07']) expect((await rest(month)).can).toEqual({ remind: false });
  });
});

describe('GET /api/reports/to-remind', () => {
  test('names in the order of registers who sent none', async () => {
    expect(await listToRemind('2026-10')).toEqual([{ uid: ewa.id, listed_name: 'Lis Ewa', reminded: null }]);
    expect((await listToRemind('2026-09')).map(({ listed_name }) => listed_name)).toEqual([
      'Bąk Łucja',
      'Ćwiek Daria',
      'Zych Adam',
    ]);
  });
});

describe('POST /api/reports/remind', () => {
  test('of two at the same moment one tells who sent none, and the audit log has it', async () => {
    const answers = await Promise.all([remind('2026-10'), remind('2026-10')]);
    const told = answers.map(({ body }) => body);
    expect(told).toContainEqual({ sent: 1, before: 0 });
    expect(told).toContainEqual({ sent: 0, before: 1 });
    expect(await toldTo(ewa)).toMatchObject([
      {
        kind: 'report-reminder',
        title: 'Brak raportów za październik 2026',
        text: expect.stringContaining('Termin minął 05.11.2026') as string,
        link: '/times?month=2026-10',
      },
    ]);
    expect(await toldTo(daria)).toEqual([]);
    const kept = await app.db
      .selectFrom('audit_log')
      .select(['subject_id', 'for_user_id'])
      .where('action', '=', 'report.remind')
      .execute();
    expect(kept).toEqual([{ subject_id: String(ewa.id), for_user_id: ewa.id }]);
    expect((await rest('2026-10')).missing).toEqual({ people: 1, unreminded: 0 });
    expect(await listToRemind('2026-10')).toEqual([]);
  });

  test('the next day tells once more', async () => {
    app.clock.set('2026-11-17T09:00:00Z');
    const again = await app.signedIn(1);
    const { items } = (await again.call(routes.listToRemind, { query: { month: '2026-10' } })).body;
    expect(items).toMatchObject([{ uid: ewa.id, reminded: '2026-11-16' }]);
    const remindAgain = async () => (await again.call(routes.remind, { body: { month: '2026-10' } })).body;
    expect(await remindAgain()).toEqual({ sent: 1, before: 0 });
    expect(await remindAgain()).toEqual({ sent: 0, before: 1 });
    expect(await toldTo(ewa)).toHaveLength(2);
  });

  test.each([
    ['not over', '2026-11', 'O\u00a0raportach można przypomnieć, gdy miesiąc się skończy.'],
    ['long past', '2026-07', 'O\u00a0raportach można przypomnieć za trzy ostatnie miesiące.'],
  ])('a month that is %s is refused', async (_, month, message) => {
    const office = await app.signedIn(1);
    const { status, body } = await office.raw(routes.remind, { body: { month } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ message });
    expect(await toldTo(daria)).toEqual([]);
  });
});
