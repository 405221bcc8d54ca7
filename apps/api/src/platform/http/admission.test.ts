import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '@indeks/contract/common/route';
import { eventually } from '#testing/patience.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';

const slow = defineRoute({
  method: 'GET',
  path: '/api/slow',
  access: 'public',
  summary: 'Answers when it is told to',
  answer: z.object({}),
});
const health = defineRoute({ ...slow, path: '/api/slow-health', forMachines: true });

/** Two connections have room for forty requests. */
const most = 40;
const app = await startTestApp({ settings: { DATABASE_POOL: '2' } });
const server = await createServer(
  app.services.config,
  createLog(app.services.config, { write: () => undefined }),
  createMetrics(),
);
const http = { server, services: app.services, db: app.db, mounted: new Set<never>() };
let finish: () => void = () => undefined;
const told = new Promise<void>((resolve) => (finish = resolve));
mount(http, slow, async () => {
  await told;
  return {};
});
mount(http, health, () => ({}));
afterAll(async () => {
  await server.close();
  await app.close();
});

let asked = 0;
/** Each from another address, so that only the number at once counts. */
const ask = (url: string) => {
  asked += 1;
  return server.inject({ url, remoteAddress: `10.1.${Math.floor(asked / 200)}.${asked % 200}` });
};

test('a process that is full refuses at once with 503, serves what it has admitted, and admits again', async () => {
  const admitted = Array.from({ length: most }, () => ask('/api/slow'));
  await eventually(() => expect(app.services.admission.inProgress).toBe(most));

  const { result: refused, statements } = await app.counting(() => ask('/api/slow'));
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'request/busy',
    '2',
  ]);
  expect(statements).toEqual([]);
  expect((await ask('/api/slow-health')).statusCode).toBe(200);

  finish();
  expect((await Promise.all(admitted)).map(({ statusCode }) => statusCode)).toEqual(Array(most).fill(200));
  expect(app.services.admission.inProgress).toBe(0);
  expect((await ask('/api/slow')).statusCode).toBe(200);
});
