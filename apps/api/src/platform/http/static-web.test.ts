import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleError } from './error-handler.ts';
import { refuseDemoWeb, serveWeb } from './static-web.ts';

const page = '<!doctype html><title>Indeks</title>';
let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'indeks-web-'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(page));
  await writeFile(join(folder, 'index.html.gz'), gzipSync(page));
  server = fastify();
  server.setErrorHandler(handleError);
  await serveWeb(server, folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const decoded = (bytes: Buffer, encoding: string | undefined): string => {
  if (encoding === undefined) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
};

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
])('accept-encoding %o gets the page, encoded as %o', async (accepted, encoding) => {
  for (const url of ['/', '/places', '/index.html']) {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await server.inject({ url, headers });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
    expect(decoded(answer.rawPayload, encoding)).toBe(page);
  }
});

test('production does not start with the web of the demo, whose login page lets everybody in', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'indeks-demo-web-'));
  expect(() => refuseDemoWeb({ NODE_ENV: 'production' }, dist)).not.toThrow();
  await mkdir(join(dist, 'demo'));
  expect(() => refuseDemoWeb({ NODE_ENV: 'test' }, dist)).not.toThrow();
  expect(() => refuseDemoWeb({ NODE_ENV: 'production' }, dist)).toThrow(/WEB_DIST.*pnpm demo/);
  await rm(dist, { recursive: true });
});
