import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { binary, defineRoute } from '@indeks/contract/common/route';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '../context.ts';
import { csvAnswer } from './file-answers.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';
import { textColumn } from '../csv/csv.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { rawAnswer } from '#testing/hostile/raw-connection.ts';
import { listen } from '#testing/hostile/stalled-reader.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const server = await createServer(app.services.config, pino({ level: 'silent' }), createMetrics());
afterAll(async () => {
  await server.close();
  await app.close();
});

const columns = [textColumn<string>('Nazwa', (name) => name)];

async function* failingWith(ctx: Ctx, errcode: string) {
  await sql`do $$ begin raise exception using errcode = '${sql.raw(errcode)}'; end $$`.execute(ctx.db);
  yield 'nigdy';
}

async function* failingLate() {
  for (let row = 0; row < 1_000; row += 1) yield `wiersz ${row}`;
  // The head of the answer has to be on its way before the failure: that is the case under test.
  await pause(50);
  throw new Error('the database is gone');
}

const rowsOf: Readonly<Record<string, (ctx: Ctx) => AsyncIterable<string>>> = {
  'too-slow': (ctx) => failingWith(ctx, '57014'),
  broken: (ctx) => failingWith(ctx, 'XX000'),
  late: failingLate,
};
for (const [name, rows] of Object.entries(rowsOf))
  mount(
    { server, services: app.services, db: app.db, mounted: new Set() },
    defineRoute({
      method: 'GET',
      path: `/api/export/${name}`,
      access: 'public',
      summary: 'An export that fails',
      answer: binary('text/csv'),
    }),
    (ctx) => csvAnswer(ctx, columns, rows(ctx), 'plik.csv'),
  );
mount(
  { server, services: app.services, db: app.db, mounted: new Set() },
  defineRoute({
    method: 'GET',
    path: '/api/empty',
    access: 'public',
    summary: 'A file without content',
    answer: binary('text/plain'),
  }),
  () => ({ content: Readable.from([]), contentType: 'text/plain', fileName: 'pusty.txt' }),
);

test.each([
  ['a statement that takes too long', 'too-slow', 503, 'server/too-slow'],
  ['any other fault', 'broken', 500, 'server/failed'],
])('%s before the first byte leaves in our shape', async (_, name, status, code) => {
  const answer = await server.inject(`/api/export/${name}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  expect(answer.json()).toHaveProperty('requestId');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['content-disposition']).toBeUndefined();
});

test('a file without content is sent', async () => {
  expect(await server.inject('/api/empty')).toMatchObject({ statusCode: 200, body: '' });
});

test('after the first byte the connection is cut, so that half a file does not look whole', async () => {
  const port = await listen(server);
  const received = await rawAnswer(port, 'GET /api/export/late HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(received).toContain('wiersz 3');
  // The last chunk of a whole answer.
  expect(received.endsWith('0\r\n\r\n')).toBe(false);
  await expect(
    fetch(`http://127.0.0.1:${port}/api/export/late`).then((answer) => answer.text()),
  ).rejects.toThrow('terminated');
});
