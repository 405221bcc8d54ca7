import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { dashboardRoutes } from '@indeks/contract/home/dashboard/dashboard.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { insertCar } from '#testing/month/cars.ts';
import { pdfText } from '#testing/pdf-text.ts';
import type { Person } from '#testing/identity/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { tripFields } from '#testing/month/trips.ts';

const app = await startTestApp();
const admin = await app.signedIn(1);
afterAll(() => app.close());

const months = ['2026-09', '2026-10', '2026-11'] as const;
const day = fc
  .record({ month: fc.constantFrom(...months), day: fc.integer({ min: 1, max: 30 }) })
  .map(({ month, day: number }) => `${month}-${String(number).padStart(2, '0')}`);
/**
 * Whole numbers of halves and tenths: what the sums must be can be counted without any fraction. All entries may meet on
 * one day, which has 24 hours.
 */
const workTimes = fc.array(fc.record({ date: day, halves: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 12,
});
const trips = fc.array(
  fc.record({ date: day, tenths: fc.integer({ min: 1, max: 99_999 }), round: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
);
type Trips = typeof trips extends fc.Arbitrary<infer T> ? T : never;
type WorkTimes = typeof workTimes extends fc.Arbitrary<infer T> ? T : never;

const write = async (person: Person, entries: { trips: Trips; workTimes: WorkTimes }) => {
  const cid = await insertCar(app.db, person.id);
  const query = { user: person.id };
  for (const { date, tenths, round } of entries.trips) {
    const journey = { date, km: tenths / 10, return_to_start: round, return_date: round ? date : null };
    const { status } = await admin.call(tripRoutes.create, { query, body: tripFields(cid, journey) });
    expect(status).toBe(200);
  }
  for (const { date, halves } of entries.workTimes) {
    const body = { date, city: 'Łódź', hours: halves / 2, comment: '' };
    expect((await admin.call(workTimeRoutes.create, { query, body })).status).toBe(200);
  }
};

const inMonth = <T extends { date: string }>(list: readonly T[], month: string): T[] =>
  list.filter(({ date }) => date.startsWith(month));
const kmOf = (list: Trips): number =>
  list.reduce((sum, { tenths, round }) => sum + tenths * (round ? 2 : 1), 0) / 10;
const hoursOf = (list: WorkTimes): number => list.reduce((sum, { halves }) => sum + halves, 0) / 2;

/** The figure behind the last "Razem", read as a person would. */
const printedSum = async (bytes: Buffer): Promise<number> => {
  const sums = [...(await pdfText(bytes)).matchAll(/Razem +([\d ]+,\d)(?!\d)/g)];
  return Number(sums.at(-1)?.[1]?.replaceAll(' ', '').replace(',', '.'));
};

test('dashboard, lists, registers and documents agree about every month', async () => {
  const entries = fc.record({ trips, workTimes });
  await fc.assert(
    fc.asyncProperty(entries, async (written) => {
      const person = await app.person({ role: 0 });
      await write(person, written);
      const { body: board } = await (await app.signedInAs(person)).call(dashboardRoutes.get);
      expect([board.trips_total, board.times_total]).toEqual([
        kmOf(written.trips),
        hoursOf(written.workTimes),
      ]);
      for (const month of months) {
        const [km, hours] = [kmOf(inMonth(written.trips, month)), hoursOf(inMonth(written.workTimes, month))];
        const query = { from: `${month}-01`, to: `${month}-30`, user: person.id };
        const listed = await admin.call(tripRoutes.list, { query });
        const timed = await admin.call(workTimeRoutes.list, { query });
        expect([listed.body.total, timed.body.total]).toEqual([km, hours]);
        const bar = (bars: typeof board.trips) => bars.find((each) => each.month === month)?.value;
        expect([bar(board.trips), bar(board.times)]).toEqual([km, hours]);
      }
      await expectDocuments(person, written);
    }),
    { numRuns: 8 },
  );
}, 180_000);

/** Drawing takes long: one month of each run. */
const expectDocuments = async (person: Person, written: { trips: Trips; workTimes: WorkTimes }) => {
  const monthOf = (list: readonly { date: string }[]) => list[0]?.date.slice(0, 7) ?? '';
  const [tripMonth, timeMonth] = [monthOf(written.trips), monthOf(written.workTimes)];
  const pdf = async (route: typeof tripRoutes.register | typeof workTimeRoutes.register, month: string) =>
    (await admin.call(route, { query: { month, user: person.id } })).bytes;
  expect(await printedSum(await pdf(tripRoutes.register, tripMonth))).toBe(
    kmOf(inMonth(written.trips, tripMonth)),
  );
  expect(await printedSum(await pdf(workTimeRoutes.register, timeMonth))).toBe(
    hoursOf(inMonth(written.workTimes, timeMonth)),
  );
};
