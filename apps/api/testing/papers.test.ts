import { ownPaymentRoutes } from '@indeks/contract/money/payments/own-payments.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { afterAll, expect, test } from 'vitest';
import { sessionCookie } from '#platform/auth/sessions.ts';
import type { PdfService } from '#platform/pdf/pdf.ts';
import { insertManyTrips, printedYear } from './month/many-trips.ts';
import { eventually } from './patience.ts';
import { insertSession } from './identity/people.ts';
import { listen } from './hostile/stalled-reader.ts';
import { startTestApp } from './test-app.ts';

// Lists as long as one that is drawn at once may be, asked for by real connections.
const rows = 1_000;
const app = await startTestApp();
afterAll(() => app.close());
await insertManyTrips(app.db, rows);
const port = await listen(app.server);
const listUntil = (to: string) => `${tripRoutes.registerOfAll.path}?from=${printedYear.from}&to=${to}`;
const longest = listUntil(printedYear.to);
/** A quarter of the rows: large as well, and drawn in a quarter of the time. */
const long = listUntil('2026-03-16');
const own = ownPaymentRoutes.pdf.path;

const makeCookie = async (role: 1 | 3): Promise<string> => {
  const { token } = await insertSession(app.db, app.clock, await app.person({ role }));
  return `${sessionCookie}=${token}`;
};
const ask = async (path: string, cookie: string, signal?: AbortSignal) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { cookie },
    ...(signal && { signal }),
  });
  await answer.arrayBuffer();
  return answer.status;
};
const drawing = () => (app.services.pdf as PdfService).state(); // the process made a service, use cases see the renderer

test('eight long lists leave a student’s own document its turn', async () => {
  const offices = await Promise.all(Array.from({ length: 8 }, () => makeCookie(1)));
  const student = await makeCookie(3);
  const done: string[] = [];
  const lists = offices.map((cookie) => ask(long, cookie).then((status) => done.push(`list ${status}`)));
  await eventually(() => expect(drawing().waitingLarge).toBeGreaterThan(3));
  const begun = performance.now();
  expect(await ask(own, student)).toBe(200);
  process.stdout.write(
    `a student’s own document took ${Math.round(performance.now() - begun)} ms beside eight lists\n`,
  );
  // One list is drawn beside it and may be done before it; those that wait are not.
  expect(done.length).toBeLessThanOrEqual(1);
  await Promise.all(lists);
  // A request that waited too long was answered in words: nobody met a fault.
  expect(done.filter((said) => !['list 200', 'list 503'].includes(said))).toEqual([]);
}, 240_000);

test('three long lists of one person come one after another, none as a fault', async () => {
  const cookie = await makeCookie(1);
  const statuses = Promise.all([ask(long, cookie), ask(long, cookie), ask(long, cookie)]);
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, drawing().drawing)), 5);
  const answered = await statuses;
  clearInterval(watching);
  expect(answered.filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(most).toBe(1);
}, 240_000);

test('a reader who leaves frees the worker within a second', async () => {
  const leaving = new AbortController();
  const asked = ask(longest, await makeCookie(1), leaving.signal).catch(() => 'left');
  await eventually(() => expect(drawing().drawing).toBe(1));
  const begun = performance.now();
  leaving.abort();
  await eventually(() => expect(drawing()).toMatchObject({ drawing: 0, waiting: 0 }));
  const freed = performance.now() - begun;
  process.stdout.write(`the worker was free ${Math.round(freed)} ms after its reader had left\n`);
  expect([await asked, freed < 1_000]).toEqual(['left', true]);
});
