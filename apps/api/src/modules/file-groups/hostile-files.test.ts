import { randomUUID } from 'node:crypto';
import { groupFileRoutes as routes } from '@indeks/contract/file-groups/file-groups.routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipOf, type ZipPart } from '#platform/files/fixtures/zip-writer.ts';
import type { Client } from '#testing/client.ts';
import { insertFileGroup } from '#testing/file-groups.ts';
import { pngBytes, storedKeys } from '#testing/pictures.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let office: Client;
let gid: number;
beforeAll(async () => {
  app = await startTestApp();
  office = await app.signedIn(1);
  gid = await insertFileGroup(app.db);
});
afterAll(() => app.close());

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const docx = (...more: readonly ZipPart[]) =>
  zipOf(
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/></Types>`,
    },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  );
const macro = { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()\nShell "calc"\nEnd Sub' };
const page = '<!doctype html><script>alert(document.cookie)</script>';
const png = await pngBytes();

const upload = (content: Buffer | string, name: string, type = '') =>
  office.raw(
    routes.create,
    { body: { gid, file: new File([Buffer.from(content)], name, { type }) } },
    { 'idempotency-key': randomUUID() },
  );

test('a document with a macro is kept byte by byte, and only ever downloaded', async () => {
  const content = docx(macro);
  const added = await upload(content, 'wniosek.docx', wordType);
  expect(added.status).toBe(200);
  const { url } = added.body as { url: string };
  const given = await office.raw(routes.download, { params: { url } });
  expect(given.bytes.equals(content)).toBe(true);
  expect(given.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': wordType });
  expect(given.headers['content-disposition']).toMatch(/^attachment/);
});

describe('what is refused', () => {
  test.each<readonly [string, Buffer | string, string]>([
    ['a page', page, 'a.html'],
    ['a page called PDF', page, 'a.pdf'],
    ['a page called docx', page, 'a.docx'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
    ['a program', 'MZ\u0090\u0000\u0003', 'a.exe'],
    ['a program called text', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'a.txt'],
    ['a document with macros by its name', docx(macro), 'a.docm'],
    ['a script', 'alert(1)', 'a.js'],
    ['a PNG called PDF', png, 'a.pdf'],
    ['a PDF called PNG', '%PDF-1.7\n%âãÏÓ\n', 'a.png'],
    ['an archive called docx', zipOf({ name: 'a.txt', content: 'x' }), 'a.docx'],
    ['a document called xlsx', docx(), 'a.xlsx'],
    [
      'an archive behind a program',
      Buffer.concat([Buffer.from('MZ'), zipOf({ name: 'a', content: 'x' })]),
      'a.zip',
    ],
    ['an archive with something after it', Buffer.concat([zipOf({ name: 'a', content: 'x' }), png]), 'a.zip'],
    ['a bomb', zipOf({ name: 'a', content: Buffer.alloc(60_000_000) }), 'a.zip'],
    ['a bomb that lies', zipOf({ name: 'a', content: Buffer.alloc(50_000_000), claimedSize: 10 }), 'a.zip'],
    ['a bomb called docx', docx({ name: 'word/a', content: Buffer.alloc(60_000_000) }), 'a.docx'],
    ['a way up', zipOf({ name: '../../etc/passwd', content: 'x' }), 'a.zip'],
    ['a locked archive', zipOf({ name: 'a', content: 'x', encrypted: true }), 'a.zip'],
    ['nothing', '', 'a.txt'],
    ['no ending', 'Zażółć', 'regulamin'],
    ['two endings', png, 'a.png.exe'],
  ])('%s', async (_, content, name) => {
    const before = await storedKeys(app);
    const { status, error } = await upload(content, name);
    expect([status, error.code]).toEqual([422, 'file/unsupported-content']);
    expect(await storedKeys(app)).toEqual(before);
  });
});
