import { bankReportRoutes as routes } from '@indeks/contract/bank-reports/bank-reports.routes';
import { afterAll, expect, test } from 'vitest';
import { makeMonth } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { zipOf } from '#platform/files/fixtures/zip-writer.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

test('the thread that answers has next to nothing to do with a statement of 10,000 transfers', async () => {
  const accountant = await app.signedIn(6);
  const content = zipOf({
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
