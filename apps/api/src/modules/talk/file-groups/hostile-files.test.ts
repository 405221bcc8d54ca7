import { randomUUID } from 'node:crypto';
import { groupFileRoutes as routes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { insertFileGroup } from '#testing/talk/file-groups.ts';
import { writeDocx, macro, refusedDocuments, wordType } from '#testing/hostile/refused-documents.ts';
import { storedKeys } from '#testing/pictures.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const office = await app.signedIn(1);
const gid = await insertFileGroup(app.db);

const upload = (content: Buffer | string, name: string, type = '') =>
  office.raw(
    routes.create,
    { body: { gid, file: new File([Buffer.from(content)], name, { type }) } },
    { 'idempotency-key': randomUUID() },
  );

test('a document with a macro is kept byte by byte, and only ever downloaded', async () => {
  const content = writeDocx(macro);
  const added = await upload(content, 'wniosek.docx', wordType);
  expect(added.status).toBe(200);
  const { url } = added.body as { url: string };
  const given = await office.raw(routes.download, { params: { url } });
  expect(given.bytes.equals(content)).toBe(true);
  expect(given.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': wordType });
  expect(given.headers['content-disposition']).toMatch(/^attachment/);
});

describe('what is refused', () => {
  test.each(refusedDocuments)('%s', async (_, content, name) => {
    const before = await storedKeys(app);
    const { status, error } = await upload(content, name);
    expect([status, error.code]).toEqual([422, 'file/unsupported-content']);
    expect(await storedKeys(app)).toEqual(before);
  });
});
