import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { userAccountRoutes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { statisticsRoutes as routes } from '@indeks/contract/money/statistics/statistics.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { insertCourse } from '#testing/studies/courses.ts';
import { archivingOf, enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const superAdmin = await app.signedIn(11);

const [autumn, spring] = ['2026-10-01', '2026-03-01'];
const lodz = await insertPlace(app.db, 'Łódź');
const opole = await insertPlace(app.db, 'Opole');
const courses = {
  logopedia: (await insertCourse(app.db, 'Logopedia')).id,
  mediacje: (await insertCourse(app.db, 'Mediacje')).id,
  zarzadzanie: (await insertCourse(app.db, 'Zarządzanie')).id,
};

/** Each course costs 4,200 zł: one pays nothing, one all of it, one too much. */
beforeAll(async () => {
  const person = async () => (await app.person({ role: 3 })).id;
  const [anna, ewa, jan] = [await person(), await person(), await person()];
  // Two courses in one enrolment, and one of them again in another place: three courses of two places.
  await enrol(app.db, {
    placeId: lodz,
    userId: anna,
    courseId: courses.logopedia,
    secondCourseId: courses.mediacje,
    date: autumn,
  });
  const second = await enrol(app.db, {
    placeId: opole,
    userId: anna,
    courseId: courses.zarzadzanie,
    date: autumn,
  });
  await insertPayment(app.db, { enrolmentId: second, amount: 420_000 });
  const ofEwa = await enrol(app.db, {
    placeId: lodz,
    userId: ewa,
    courseId: courses.logopedia,
    date: autumn,
  });
  await insertPayment(app.db, { enrolmentId: ofEwa, amount: 500_000 });
  await enrol(app.db, { placeId: opole, userId: jan, courseId: courses.logopedia, date: spring });
  // Archived with its payment: counted nowhere.
  const gone = await enrol(app.db, { placeId: opole, courseId: courses.mediacje, date: autumn });
  await insertPayment(app.db, { enrolmentId: gone, amount: 10_000 });
  await superAdmin.call(archiveRoutes.archive, { body: archivingOf(gone) });
});

describe('GET /api/settlements/statistics', () => {
  const sums = async (query: object) =>
    (await superAdmin.call(routes.settlements, { query })).body.items[0] ?? {};

  test.each([
    [{}, { due: 2_100_000, paid: 920_000, owed: 1_260_000, overpaid: 80_000 }],
    [{ date: spring }, { due: 420_000, paid: 0, owed: 420_000, overpaid: 0 }],
    [{ pid: String(lodz) }, { due: 1_260_000, paid: 500_000, owed: 840_000, overpaid: 80_000 }],
    [
      { pid: `${lodz},${opole}`, date: autumn },
      { due: 1_680_000, paid: 920_000 },
    ],
    // The enrolment has one account for both courses.
    [{ cid: String(courses.mediacje) }, { due: 840_000, paid: 0, owed: 840_000 }],
    [{ date: '2020-10-01' }, { due: 0, paid: 0, owed: 0, overpaid: 0 }],
  ])('%o: %o', async (query, expected) => {
    expect(await sums(query)).toMatchObject(expected);
  });

  test('says when the last report was uploaded, and nothing before the first', async () => {
    expect(await sums({})).toMatchObject({ lastReport: null });
    const { id } = await app.person({ role: 6 });
    const report = (added_at: string) => ({
      name: 'Raport',
      file_name: 'raport.csv',
      file_hash: added_at.replaceAll(/\D/gu, '').padStart(64, '0'),
      formats: ['csv'],
      controlled: false,
      added_by: id,
      added_at,
    });
    const rows = ['2026-10-06T08:00:00.000Z', '2026-09-01T08:00:00.000Z'].map(report);
    await app.db.insertInto('bank_reports').values(rows).execute();
    expect(await sums({ date: spring })).toMatchObject({ lastReport: '2026-10-06T08:00:00.000Z' });
  });
});

describe('GET /api/student-course/grouped', () => {
  const grouped = async (query: object) => (await superAdmin.call(routes.grouped, { query })).body;

  test('counts people by place and by course, the most first', async () => {
    expect(await grouped({ date: autumn })).toEqual({
      pid: [
        { id: lodz, name: 'Łódź', amount: 2 },
        { id: opole, name: 'Opole', amount: 1 },
      ],
      cid: [
        { id: courses.logopedia, name: 'Logopedia', amount: 2 },
        { id: courses.mediacje, name: 'Mediacje', amount: 1 },
        { id: courses.zarzadzanie, name: 'Zarządzanie', amount: 1 },
      ],
      total: { pid: 2, cid: 3 },
    });
  });

  test.each([
    [{ groupBy: 'pid' }, [2, 2], []],
    [{ groupBy: 'cid' }, [], [3, 1, 1]],
    [{ pid: String(opole) }, [2], [1, 1]],
    [{ cid: `${courses.mediacje},${courses.zarzadzanie}` }, [1, 1], [1, 1]],
    [{ settlement: 'overpaid' }, [1], [1]],
    [{ settlement: 'unpaid' }, [1], [1]],
    [{ settlement: 'owed', pid: String(lodz) }, [1], [1, 1]],
  ])('%o: %j people by place, %j by course', async (query, byPlace, byCourse) => {
    const { pid, cid } = await grouped(query);
    expect([pid.map(({ amount }) => amount), cid.map(({ amount }) => amount)]).toEqual([byPlace, byCourse]);
  });

  test('counts as the list of students does, to which the numbers lead', async () => {
    const { pid, cid } = await grouped({ date: autumn });
    const total = async (query: object) =>
      (await superAdmin.call(studentRoutes.list, { query: { date: autumn, ...query } })).body.total;
    for (const place of pid) expect(await total({ pid: place.id })).toBe(place.amount);
    for (const course of cid) expect(await total({ cid: course.id })).toBe(course.amount);
  });

  test.each([
    ['pid', 'Miasto;Słuchacze', 'Łódź;2', 'sluchacze-wedlug-miast-2026-10-'],
    ['cid', 'Kierunek;Słuchacze', 'Logopedia;2', 'sluchacze-wedlug-kierunkow-2026-10-'],
  ] as const)('as a file by %s', async (groupBy, head, first, name) => {
    const { text, headers } = await superAdmin.raw(routes.groupedCsv, { query: { groupBy, date: autumn } });
    expect(text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([head, first]);
    expect(String(headers['content-disposition'])).toContain(name);
    const narrowed = await superAdmin.raw(routes.groupedCsv, { query: { groupBy, pid: String(lodz) } });
    expect(String(narrowed.headers['content-disposition'])).toMatch(/-lodz-\d{4}-\d{2}-\d{2}\.csv/u);
  });
});

describe('GET /api/student-course/groups', () => {
  const groups = async (query: object) => (await superAdmin.call(routes.groups, { query })).body.items;

  test('says how many study how many courses', async () => {
    expect(await groups({})).toEqual([
      { count: 1, amount: 2 },
      { count: 3, amount: 1 },
    ]);
    expect(await groups({ pid: String(lodz) })).toEqual([
      { count: 1, amount: 1 },
      { count: 2, amount: 1 },
    ]);
    expect(await groups({ date: '2021-03-01' })).toEqual([]);
  });

  test('all together are as many as the list of students has', async () => {
    const enrolled = (await groups({ date: autumn })).reduce((sum, { amount }) => sum + amount, 0);
    const { body } = await superAdmin.call(studentRoutes.list, { query: { date: autumn } });
    expect(enrolled).toBe(body.total);
  });
});

describe('GET /api/student-course/trends', () => {
  test('gives each course its people in every intake, and how many there are in all', async () => {
    const { items } = (await superAdmin.call(routes.trends)).body;
    const inWords = items.map(({ name, date, amount, total }) => `${name} ${date} ${amount}/${total}`);
    expect(inWords.slice(0, 4)).toEqual([
      `Logopedia ${spring} 1/1`,
      `Logopedia ${autumn} 2/2`,
      `Mediacje ${spring} 0/1`,
      `Mediacje ${autumn} 1/2`,
    ]);
  });

  test('as a file has the share in percent', async () => {
    const { text } = await superAdmin.raw(routes.trendsCsv, {});
    expect(text.split('\r\n')[4]).toBe(`Mediacje;${autumn};1;2;50,00`);
  });

  test('has no more than fifteen courses', async () => {
    for (let course = 0; course < 16; course += 1)
      await enrol(app.db, { placeId: lodz, courseId: (await insertCourse(app.db)).id, date: '2025-10-01' });
    const { items } = (await superAdmin.call(routes.trends)).body;
    expect(new Set(items.map(({ id }) => id)).size).toBe(15);
    expect(items[0]?.name).toBe('Logopedia');
  });
});

describe('GET /api/users/statistics', () => {
  test('counts what the lists count, and administrative staff whose contract holds today', async () => {
    const before = (await superAdmin.call(routes.users)).body;
    for (const [start_date, end_date] of [
      ['2026-01-01', '2026-12-31'],
      ['2026-01-01', '2026-02-01'],
      ['2027-01-01', '2027-12-31'],
    ] as const) {
      const { id } = await app.person({ role: 4 });
      await app.db
        .insertInto('contracts')
        .values({ user_id: id, start_date, end_date, number: '1' })
        .execute();
    }
    await app.person({ role: 8 });
    await app.db.updateTable('places').set({ active: 0 }).where('id', '=', opole).execute();
    const after = (await superAdmin.call(routes.users)).body;
    expect(after).toEqual({
      ...before,
      administratives: before.administratives + 1,
      professors: before.professors + 1,
      places: before.places - 1,
    });
    const totals = {
      places: (await superAdmin.call(placeRoutes.list, { query: { active: '1', page: 1 } })).body.total,
      coordinators: (await superAdmin.call(userAccountRoutes.list, { query: { role: 2 } })).body.total,
      professors: (await superAdmin.call(staffRoutes.list, { query: { group: 'lecturers' } })).body.total,
      courses: (await superAdmin.call(courseRoutes.list, { query: { page: 1 } })).body.total,
    };
    expect(after).toMatchObject(totals);
    expect(after.subjects).toBe(after.courses);
  });
});

test('GET /api/activeSessions counts who is signed in', async () => {
  const { amount } = (await superAdmin.call(accountRoutes.activeSessions)).body;
  await app.signedIn(0);
  expect((await superAdmin.call(accountRoutes.activeSessions)).body.amount).toBe(amount + 1);
});

test.each([{ pid: 'wszystkie' }, { cid: '0' }, { date: '2026-09-01' }, { pid: '1,' }])(
  '%o is refused as it does not name what is there to choose',
  async (query) => {
    expect((await superAdmin.raw(routes.groups, { query })).status).toBe(400);
  },
);
