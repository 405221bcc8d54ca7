import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { startSwallowingProxy } from '#testing/hostile/swallowing-proxy.ts';
import { eventually } from '#testing/patience.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startWorkerRole } from './worker-role.ts';

const app = await startTestApp();
const network = await startSwallowingProxy(app.services.config.DATABASE_URL);
afterAll(() => Promise.all([app.close(), network.close()]));

test('a worker that finds the database away waits for it', async () => {
  const { services, db } = app;
  const config = { ...services.config, DATABASE_URL: network.through(services.config.DATABASE_URL) };
  network.swallow();
  let waited = 0;
  const write = (line: string) => {
    if (!line.includes('the start waits for the database')) return;
    waited += 1;
    network.passOn();
  };
  const log = pino({ level: 'warn' }, { write });
  const own = Object.create(services, { config: { value: config } }) as typeof services; // the rest as it is
  const metrics = createMetrics();
  const role = await startWorkerRole({ config, log, services: own, db, metrics });
  await eventually(async () =>
    expect(await metrics.text()).toContain('installation_answers{state="database"} 1'),
  );
  await role.stop();
  expect(waited).toBeGreaterThan(0);
});
