import { afterAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { createCtx } from '#platform/context.ts';
import { eventually } from '#testing/patience.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startMeasuring } from './measuring.ts';
import { createMetrics } from './metrics.ts';

const app = await startTestApp();
afterAll(() => app.close());

test('what was measured is told, what could not be is absent and said once a round', async () => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
  const ctx = createCtx({ services: app.services, db: app.db, log, requestId: 'test' });
  const metrics = createMetrics();
  const measuring = startMeasuring(ctx, metrics, [
    { name: 'test_broken', help: 'Broken', read: () => Promise.reject(new Error('away')) },
    { name: 'test_rooms', help: 'Rooms', read: () => Promise.resolve({ free: 3 }) },
  ]);
  await eventually(async () => expect(await metrics.text()).toContain('test_rooms{state="free"} 3'));
  expect(await metrics.text()).not.toContain('test_broken{');
  expect(said).toEqual([expect.stringContaining('"measure":"test_broken"') as string]);
  await measuring.stop();
});
