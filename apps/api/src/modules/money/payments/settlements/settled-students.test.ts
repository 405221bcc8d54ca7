import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { insertCourse } from '#testing/studies/courses.ts';
import { archivingOf, enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);
const pid = await insertPlace(app.db, 'Łódź');
const second = await insertCourse(app.db, 'Mediacje');

/** Each costs 4,200 zł. Żak has two enrolments, of which the older one is paid too much. */
const paid = { Adamska: 0, Łoś: 420_000, Lis: 430_000, Żak: 100_000 };
const uids: Record<string, number> = {};

beforeAll(async () => {
  for (const [surname, amount] of Object.entries(paid)) {
    const { id } = await app.person({ role: 3, name: `Ewa ${surname}` });
    uids[surname] = id;
    const enrolmentId = await enrol(app.db, { placeId: pid, userId: id, date: '2026-10-01' });
    if (amount > 0) await insertPayment(app.db, { enrolmentId, amount });
  }
  const older = await enrol(app.db, {
    placeId: pid,
    userId: uids['Żak'] ?? 0,
    courseId: second.id,
    date: '2025-10-01',
  });
  await insertPayment(app.db, { enrolmentId: older, amount: 500_000 });
});

const asked = async (query: object) => (await accountant.call(routes.students, { query })).body;
const names = async (query: object) =>
  (await asked({ pid, ...query })).items.map(({ listed_name }) => listed_name.split(' ')[0]);

test.each([
  [{}, ['Adamska', 'Lis', 'Łoś', 'Żak']],
  [{ sortBy: 'balance', sortDesc: true }, ['Adamska', 'Żak', 'Łoś', 'Lis']],
  [{ sortBy: 'balance', page: 2, itemsPerPage: 3 }, ['Adamska']],
  [{ state: 'owed' }, ['Adamska', 'Żak']],
  [{ state: 'owed', sortBy: 'balance' }, ['Żak', 'Adamska']],
  [{ state: 'overpaid' }, ['Lis']],
  [{ state: 'unpaid' }, ['Adamska']],
  [{ state: 'unpaid', sortBy: 'balance' }, ['Adamska']],
  [{ date: '2025-10-01' }, ['Żak']],
  [{ date: '2025-10-01,2026-10-01', sortBy: 'balance' }, ['Lis', 'Łoś', 'Żak', 'Adamska']],
  [{ cid: second.id, sortBy: 'balance' }, ['Żak']],
  [{ search: 'los' }, ['Łoś']],
  [{ search: 'ewa', sortBy: 'balance' }, ['Lis', 'Łoś', 'Żak', 'Adamska']],
  [{ search: 'ewa', state: 'overpaid' }, ['Lis']],
] as const)('%o lists %o', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('a person has the sums of all enrolments, also where a filter shows one of them', async () => {
  const { items, total } = await asked({ pid, date: '2025-10-01' });
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    sums: { price: 840_000, user_paid: 600_000, balance: 240_000 },
    enrolments: [{ date: '2025-10-01', sums: { balance: -80_000 } }],
  });
});

test('people in a state are counted in the order of names', async () => {
  expect(await asked({ pid, state: 'owed', itemsPerPage: 1 })).toMatchObject({ total: 2 });
});

test('the file has a line for each enrolment, with obligation, payments and balance', async () => {
  const { text } = await accountant.raw(routes.exportCsv, { query: { pid, search: 'żak' } });
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toMatch(/;Czesne;Suma wpłat;Saldo;Stan;Zaległość;Dni$/u);
  expect(lines.map((line) => line.replaceAll('\u00a0', ' ').split(';').slice(-6))).toEqual([
    ['4200,00', '1000,00', '-3200,00', 'Zaległość 3 200,00 zł · 15 dni', '3200,00', '15'],
    ['4200,00', '5000,00', '800,00', 'Nadpłata 800,00 zł', '0,00', '0'],
  ]);
});

test('archived enrolments are shown where they are asked for', async () => {
  const place = await insertPlace(app.db);
  const { id } = await app.person({ role: 3, name: 'Ewa Dawna' });
  const enrolmentId = await enrol(app.db, { placeId: place, userId: id });
  await insertPayment(app.db, { enrolmentId, amount: 20_000 });
  const admin = await app.signedIn(1);
  await admin.call(archiveRoutes.archive, { body: archivingOf(enrolmentId) });
  expect((await asked({ pid: place })).items).toEqual([]);
  for (const sortBy of ['name', 'balance'] as const) {
    const { items } = await asked({ pid: place, sortBy, archived: true });
    expect(items).toMatchObject([{ id, sums: { balance: 400_000 }, enrolments: [{ archived: true }] }]);
  }
});
