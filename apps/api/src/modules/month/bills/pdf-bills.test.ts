import { billRoutes as routes } from '@indeks/contract/month/bills/bills.routes';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { startFileWorker, untilGone } from '#testing/file-worker.ts';
import { emptyPdf } from '#testing/pdf-text.ts';
import { storedKeys } from '#testing/pictures.ts';
import { startTestApp } from '#testing/test-app.ts';

let lecturer: Client;

const app = await startTestApp();
const worker = await startFileWorker(app);
beforeEach(async () => void (lecturer = await app.signedIn(0)));
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const add = (content: Buffer, name = 'Rachunek podpisany.pdf') =>
  lecturer.call(routes.create, {
    body: {
      date: '2026-11-12',
      file: new File([new Uint8Array(content)], name, { type: 'application/pdf' }),
    },
  });
const read = (file: string, query = {}) => lecturer.call(routes.file, { params: { file }, query });

test('a signed bill as PDF is kept as it came, copied with its file and has no small picture', async () => {
  const { body } = await add(emptyPdf);
  expect(body).toMatchObject({ kind: 'pdf', file_name: 'Rachunek podpisany.pdf' });
  const { bytes, headers } = await read(body.file);
  expect(bytes.equals(emptyPdf)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment; filename="Rachunek podpisany.pdf"'),
    'x-content-type-options': 'nosniff',
  });
  expect((await read(body.file, { size: 'thumbnail' })).status).toBe(404);
  const copy = await lecturer.call(routes.clone, { params: { id: body.id }, body: { date: '2026-11-13' } });
  expect(copy.body).toMatchObject({ kind: 'pdf', date: '2026-11-13' });
  await lecturer.call(routes.removeMany, { body: [body.id] });
  expect((await read(copy.body.file)).bytes.equals(emptyPdf)).toBe(true);
});

test('its file goes with it', async () => {
  const before = await storedKeys(app);
  const { body } = await add(emptyPdf);
  const key = (await storedKeys(app)).find((stored) => !before.includes(stored)) ?? '';
  await lecturer.call(routes.removeMany, { body: [body.id] });
  await untilGone(app, [key]);
  expect(await storedKeys(app)).toEqual(before);
});

test.each([
  ['file/active-pdf', '/S/JavaScript/JS(x)', /skrypty, formularz albo załączniki/],
  ['file/protected-pdf', '/Encrypt 9 0 R', /zabezpieczony hasłem/],
])('%s: refused in a sentence, and nothing is stored', async (code, words, sentence) => {
  const before = await storedKeys(app);
  const { status, error } = await add(
    Buffer.from(emptyPdf.toString('latin1').replace('/Size 4', `/Size 4${words}`)),
  );
  expect([status, error.code]).toEqual([422, code]);
  expect(error.message).toMatch(sentence);
  expect(await storedKeys(app)).toEqual(before);
});
