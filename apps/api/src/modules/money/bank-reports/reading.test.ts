import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { afterAll, expect, test } from 'vitest';
import { makeMonth, type Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import type { Client } from '#testing/client.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const upload = async (client: Client, transfers: readonly Transfer[], format: keyof typeof writers) => {
  const content = writeZip({ name: 'wyciag.txt', content: writers[format].write(transfers) });
  const file = new File([Uint8Array.from(content)], 'wyciag.zip');
  return client.call(routes.upload, { params: { id: 0 }, body: { name: 'Październik', file } });
};

test('of a file of many parts everything is known that another file has told, and a new row at its end is new', async () => {
  const accountant = await app.signedIn(6);
  const month = makeMonth(4_500, '2026-09');
  const { body: first } = await upload(accountant, month, 'camt.053.001.02');
  expect(first.states.unmatched.count).toBe(4_500);
  const { body: again } = await upload(accountant, month, 'MT940, PKO SWRK');
  expect([again.accepted, again.states.known.count]).toEqual([false, 4_500]);
  const [last] = makeMonth(1, '2026-08');
  const { body: second } = await upload(accountant, [...month, ...(last ? [last] : [])], 'MT940, PKO SWRK');
  expect([second.states.known.count, second.states.unmatched.count]).toEqual([4_500, 1]);
});

test('the thread that answers has next to nothing to do with a statement of 10,000 transfers', async () => {
  const accountant = await app.signedIn(6);
  const content = writeZip({
    name: 'wyciag.xml',
    content: writers['camt.053.001.02'].write(makeMonth(10_000)),
  });
  const file = new File([Uint8Array.from(content)], 'wyciag.zip');
  const before = process.threadCpuUsage();
  const { status, body } = await accountant.call(routes.upload, {
    params: { id: 0 },
    body: { name: 'Październik', file },
  });
  const { user, system } = process.threadCpuUsage(before);
  const spentMs = (user + system) / 1_000;
  process.stdout.write(`10,000 transfers cost the thread that answers ${spentMs.toFixed(0)} ms\n`);
  expect(status).toBe(200);
  expect(body.states.unmatched.count).toBe(10_000);
  expect(spentMs).toBeLessThan(500);
});
