import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { binary, defineRoute, multipart } from '@indeks/contract/common/route';
import { createServer } from './server.ts';
import { mount } from './mount.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createLog } from '../log.ts';

const routes = {
  echo: defineRoute({
    method: 'POST',
    path: '/api/echo',
    access: 'public',
    summary: 'Gives back what it got',
    body: z.strictObject({ word: z.string().max(10) }),
    answer: z.object({ word: z.string() }),
  }),
  upload: defineRoute({
    method: 'POST',
    path: '/api/upload',
    access: 'public',
    summary: 'Takes a text file',
    body: multipart({
      fields: z.strictObject({ title: z.string() }),
      file: { field: 'file', countsAs: 'message', maxBytes: 1_000, kinds: ['txt', 'pdf'] },
    }),
    answer: z.object({ name: z.string(), size: z.number(), kind: z.string(), title: z.string() }),
  }),
  file: defineRoute({
    method: 'GET',
    path: '/api/file',
    access: 'public',
    summary: 'A file',
    answer: binary('text/plain'),
  }),
  full: defineRoute({
    method: 'GET',
    path: '/api/full',
    access: 'public',
    summary: 'Meets a database without room',
    answer: z.object({}),
  }),
  broken: defineRoute({
    method: 'GET',
    path: '/api/broken',
    access: 'public',
    summary: 'Fails',
    answer: z.object({}),
  }),
};

const lines: string[] = [];

const app = await startTestApp();
const log = createLog(app.services.config, { write: (line) => void lines.push(line) });
const server = await createServer(app.services.config, log, createMetrics());
const http = { server, services: app.services, db: app.db, mounted: new Set<never>() };
mount(http, routes.echo, (_, { body }) => ({ ...body, secret: 'PESEL 44051401458' }));
mount(http, routes.upload, (_, { body, file }) => ({
  title: body.title,
  name: file.name,
  size: file.content.size,
  kind: file.kind,
}));
mount(http, routes.file, () => ({
  content: Buffer.from('Zażółć'),
  contentType: 'text/plain; charset=utf-8',
  fileName: 'Zażółć "gęślą" jaźń.txt',
}));
mount(http, routes.full, async (ctx) => {
  await sql`do $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(ctx.db);
  return {};
});
mount(http, routes.broken, () => {
  throw new Error('PESEL 44051401458 in a message');
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url, payload, headers: { 'sec-fetch-site': 'same-origin', ...headers } });

const form = (fileName: string, content: string, type: string, field = 'file') => {
  const boundary = 'granica';
  const part = (head: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const payload =
    part('name="title"', 'Tytuł') +
    part(`name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}`, content) +
    `--${boundary}--\r\n`;
  return post('/api/upload', payload, { 'content-type': `multipart/form-data; boundary=${boundary}` });
};

test('a change that says neither where it comes from nor what sent it is refused', async () => {
  const change = (headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/api/echo', payload: { word: 'hej' }, headers });
  expect((await change({})).json()).toMatchObject({ code: 'request/cross-site' });
  expect((await change({ origin: 'https://obcy.example' })).statusCode).toBe(403);
  expect((await change({ origin: 'https://indeks.test.example' })).statusCode).toBe(200);
});

test('without room on the disk the answer says so', async () => {
  const { statusCode, body } = await server.inject({ url: '/api/full' });
  expect([statusCode, body]).toEqual([507, expect.stringContaining('zabrakło miejsca')]);
});

describe('JSON', () => {
  test('the answer holds only what the contract names', async () => {
    expect((await post('/api/echo', { word: 'hej' })).json()).toEqual({ word: 'hej' });
  });

  test.each([
    ['broken JSON', '{"word":', { 'content-type': 'application/json' }, 400, 'input/invalid'],
    [
      'another type',
      'word=hej',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'input/unsupported-type',
    ],
    ['too long a string', { word: 'x'.repeat(11) }, {}, 400, 'input/invalid'],
    ['a field of another type', { word: 7 }, {}, 400, 'input/invalid'],
    ['over a mebibyte', { word: 'x'.repeat(1_100_000) }, {}, 413, 'input/too-large'],
    [
      'a prototype',
      '{"__proto__":{"a":1},"word":"x"}',
      { 'content-type': 'application/json' },
      400,
      'input/invalid',
    ],
  ])('%s is refused', async (_, payload, headers, status, code) => {
    const answer = await post('/api/echo', payload, headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test('a fault of ours is a 500 with a request number and says nothing else, also in the log', async () => {
    const answer = await server.inject({ url: '/api/broken' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'server/failed', requestId: expect.any(String) });
    expect(lines.join()).toContain('request failed');
    expect(answer.body + lines.join()).not.toContain('44051401458');
  });
});

describe('an upload', () => {
  test('of the right kind arrives with its fields', async () => {
    const answer = await form('notatka.txt', 'Zażółć gęślą jaźń', 'text/plain');
    expect(answer.json()).toEqual({ name: 'notatka.txt', size: 26, kind: 'txt', title: 'Tytuł' });
  });

  test.each([
    ['over the limit', ['a.txt', 'x'.repeat(1_001), 'text/plain'], 413, 'file/too-large'],
    [
      'whose content is another kind',
      ['a.pdf', 'zwykły tekst', 'application/pdf'],
      422,
      'file/unsupported-content',
    ],
    ['of a kind nobody asked for', ['a.csv', 'a;b', 'text/csv'], 422, 'file/unsupported-content'],
    ['declared as something else', ['a.txt', 'tekst', 'image/png'], 422, 'file/unsupported-content'],
    ['under another name', ['a.txt', 'tekst', 'text/plain', 'plik'], 400, 'input/unknown-field'],
  ] as const)('%s is refused', async (_, parts, status, code) => {
    const [name, content, type, field] = parts;
    const answer = await form(name, content, type, field);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });
});

test('a file goes out as an attachment with its Polish name', async () => {
  const answer = await server.inject({ url: '/api/file' });
  expect(answer.body).toBe('Zażółć');
  expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('a call that nobody defined is a 404 in our own words', async () => {
  const answer = await server.inject({ url: '/api/nie-ma' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'record/not-found']);
});
