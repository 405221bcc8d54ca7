import { meetingRoutes } from '@indeks/contract/month/meetings/meetings.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertMeeting } from '#testing/month/meetings.ts';
import { insertReport } from '#testing/month/reports.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const admin = await app.signedIn(1);
const place = await insertPlace(app.db, 'Radom');
const decider = await app.person({ role: 1, name: 'Anna Decyzyjna' });
let person: Person;
let lecturer: Client;
beforeEach(async () => {
  person = await app.person({ role: 0, name: 'Świętosław Gżegżółka' });
  lecturer = await app.signedInAs(person);
});
afterAll(() => app.close());

const query = { month: '2026-10' };
const dayOf = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;

/** The sums below each page and above the next, in halves where hours have them. */
const carried = (pages: readonly string[], words: string): string[] =>
  pages.flatMap((page) =>
    [...page.matchAll(new RegExp(`${words} +([\\d,]+)`, 'g'))].map(([, sum = '']) => sum),
  );

test('the register of hours carries its sum from page to page, which all name the month and the person', async () => {
  for (let day = 1; day <= 31; day += 1)
    for (const hours of [3, 3.5]) await insertWorkTime(app.db, person.id, { date: dayOf(day), hours });
  const { bytes } = await admin.call(workTimeRoutes.register, { query: { ...query, user: person.id } });
  const pages = await pdfPages(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    expect(page).toContain('październik 2026');
    expect(page).toContain('Gżegżółka Świętosław');
  }
  const hours = pages.map((page) =>
    [...page.matchAll(/\d\d\.10\.2026 +Łódź +(\d,\d)/g)].reduce(
      (sum, [, written = '0']) => sum + Number(written.replace(',', '.')),
      0,
    ),
  );
  const below = hours
    .map((_, page) => hours.slice(0, page + 1).reduce((sum, some) => sum + some, 0))
    .map((sum) => sum.toFixed(1).replace('.', ','));
  expect(carried(pages, 'Do przeniesienia')).toEqual(below.slice(0, -1));
  expect(carried(pages, 'Z przeniesienia')).toEqual(below.slice(0, -1));
  expect(carried(pages, 'Razem')).toEqual(['201,5']);
});

test('the register of everybody’s hours has surnames first and names the month on every page', async () => {
  for (let day = 1; day <= 31; day += 1)
    for (const hours of [1, 2]) await insertWorkTime(app.db, person.id, { date: dayOf(day), hours });
  const asked = { from: '2026-10-01', to: '2026-10-31' };
  const { bytes } = await admin.call(workTimeRoutes.registerOfAll, { query: asked });
  const pages = await pdfPages(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('październik 2026');
  expect(pages.join('\n')).not.toContain('Świętosław Gżegżółka');
  expect(carried(pages, 'Z przeniesienia')).toEqual(carried(pages, 'Do przeniesienia'));
  expect(carried(pages, 'Z przeniesienia')).toHaveLength(pages.length - 1);
});

describe.each([
  ['czas', workTimeRoutes.register, (id: number) => insertWorkTime(app.db, id, { date: dayOf(9) })],
  ['przejazd', tripRoutes.register, (id: number) => insertTrip(app.db, id, { date: dayOf(9) })],
  [
    'zjazd',
    meetingRoutes.listPdf,
    (id: number) => insertMeeting(app.db, id, place, { dates: { start: dayOf(9), end: dayOf(11) } }),
  ],
] as const)('the register of a report of kind %s', (type, route, insert) => {
  test('says surname first, who accepted it and when: to others as Sekretariat', async () => {
    await insert(person.id);
    const id = await insertReport(app.db, { userId: person.id, type, month: '2026-10', status: 2 });
    const decided = { decided_at: new Date('2026-11-03T09:15:00Z'), decided_by: decider.id };
    await app.db.updateTable('monthly_reports').set(decided).where('id', '=', id).execute();
    const print = async (who: Client, asked: object) =>
      (await pdfPages((await who.call(route, { query: { ...query, ...asked } })).bytes)).join('\n');
    const forOffice = await print(admin, { user: person.id });
    expect(forOffice).toContain('Gżegżółka Świętosław');
    expect(forOffice).toMatch(/Zaakceptowano +03\.11\.2026, 10:15, Anna Decyzyjna/);
    expect(await print(lecturer, {})).toMatch(/Zaakceptowano +03\.11\.2026, 10:15, Sekretariat/);
  });
});
