import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import type { StaffConcern } from '@indeks/contract/identity/people/people.keys';
import { afterAll, describe, expect, test } from 'vitest';
import { dashboardRoutes as routes } from '@indeks/contract/home/dashboard/dashboard.routes';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { insertMeeting } from '#testing/month/meetings.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertHistory } from '#testing/employment/questionnaires.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';

/** The clock shows Monday, 16 November 2026. */
const app = await startTestApp();
const admin = await app.signedIn(1);
afterAll(() => app.close());

/** How many the list shows to which the number of the concern leads. */
const listed = async (concern: StaffConcern) =>
  (await admin.call(staffRoutes.list, { query: { group: 'lecturers', concern } })).body.total;
const office = async () => (await admin.call(routes.office)).body;
const lecturer = (name: string) => app.person({ role: 0, name: `Jan ${name}` });
const contract = (userId: number, end: string) =>
  app.db
    .insertInto('contracts')
    .values({ user_id: userId, number: `${userId}/2026`, start_date: '2025-01-01', end_date: end })
    .execute();

describe('GET /api/dashboard/office', () => {
  test('counts the reports that wait, by month, the oldest first', async () => {
    const { id } = await lecturer('Waiting');
    for (const [month, status] of [
      ['2026-10', 1],
      ['2026-08', 1],
      ['2026-09', 2],
      ['2026-07', 0],
    ] as const)
      await insertReport(app.db, { userId: id, type: 'czas', month, status });
    await insertReport(app.db, { userId: id, type: 'zjazd', month: '2026-10', status: 1 });
    expect((await office()).waiting).toEqual({
      total: 3,
      months: [
        { month: '2026-08', reports: 1 },
        { month: '2026-10', reports: 2 },
      ],
    });
  });

  test('counts of each month what the list shows to which it leads', async () => {
    const { id } = await lecturer('Twice');
    for (const type of ['czas', 'przejazd'] as const)
      await insertReport(app.db, { userId: id, type, month: '2026-10', status: 1 });
    const { months } = (await office()).waiting;
    expect(months.length).toBeGreaterThan(1);
    for (const { month, reports } of months) {
      const query = { page: 1, from: firstDay(month), to: lastDay(month), waiting: 'true' } as const;
      const { items } = (await admin.call(reportRoutes.listAll, { query })).body;
      const states = items.flatMap((row) => [row.report_time, row.report_trip, row.report_meeting]);
      const shown = states.filter((state) => state?.status === reportStatus.sent);
      expect([month, shown.length]).toEqual([month, reports]);
    }
  });

  test('names those whose contract ends, the soonest first, and those without one', async () => {
    const { contracts: before } = await office();
    const [soon, sooner, ended, long] = [
      await lecturer('Soon'),
      await lecturer('Sooner'),
      await lecturer('Ended'),
      await lecturer('Long'),
    ];
    await contract(soon.id, '2026-12-15');
    await contract(sooner.id, '2026-11-16');
    await contract(ended.id, '2026-11-15');
    await contract(long.id, '2026-12-16');
    await app.person({ role: 0, active: 0 });
    const { contracts } = await office();
    expect([await listed('contract-ending'), await listed('contract-missing')]).toEqual([
      contracts.ending,
      contracts.missing,
    ]);
    expect([contracts.ending - before.ending, contracts.missing - before.missing]).toEqual([2, 1]);
    expect(contracts.people.slice(0, 2).map(({ name, end }) => [name, end])).toEqual([
      ['Sooner Jan', '2026-11-16'],
      ['Soon Jan', '2026-12-15'],
    ]);
    expect(contracts.people.map(({ id }) => id)).not.toContain(long.id);
  });

  test('tells whose data changed and were not read', async () => {
    const { id } = await lecturer('Changed');
    await insertHistory(app.db, id);
    await insertHistory(app.db, id);
    // Those of the secretariat stand in no list of lecturers.
    await insertHistory(app.db, (await app.person({ role: 1 })).id);
    expect((await office()).changes).toMatchObject({
      unread: 1,
      people: [{ id, name: 'Changed Jan', role: 0 }],
    });
    expect(await listed('data-changed')).toBe(1);
    await app.db
      .updateTable('questionnaire_history')
      .set({ read_at: new Date('2026-11-16T08:00:00Z') })
      .where('user_id', '=', id)
      .execute();
    expect((await office()).changes).toEqual({ unread: 0, people: [] });
  });

  test('gives this weekend town by town, those without a lecturer first', async () => {
    const [radom, kutno] = [await insertPlace(app.db, 'Radom'), await insertPlace(app.db, 'Kutno')];
    // A second place of the town.
    await insertPlace(app.db, 'Radom');
    const { id } = await lecturer('Weekend');
    const other = (await lecturer('Too')).id;
    for (const [userId, start] of [
      [id, '2026-11-20'],
      [id, '2026-11-21'],
      [other, '2026-11-22'],
    ] as const)
      await insertMeeting(app.db, userId, radom, { dates: { start, end: start } });
    await insertMeeting(app.db, id, kutno, { dates: { start: '2026-11-27', end: '2026-11-27' } });
    expect((await office()).weekend).toEqual({
      start: '2026-11-20',
      end: '2026-11-22',
      towns: [
        { name: 'Kutno', lecturers: 0, place: kutno },
        { name: 'Radom', lecturers: 2, place: null },
      ],
    });
  });

  test('what is more than a thousand is counted no further, and five people are named', async () => {
    await app.asOwner(`
      insert into users (given_name, surname, email, user_role, contract_start, contract_end)
        select 'Osoba', n::text, 'o' || n || '@test.example', 0, '2026-01-01', date '2026-01-01' + n % 100
        from generate_series(1, 1200) as n;
      insert into questionnaire_history (user_id, at, kind, form, fields, read_at)
        select id, now(), 'changed', 'person', '{}', case when id % 20 = 0 then null else now() end
        from users where user_role = 0`);
    const { contracts, changes } = await office();
    expect([contracts.missing, changes.people.length]).toEqual([1001, 5]);
  });
});
