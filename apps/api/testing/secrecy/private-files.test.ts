import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { afterAll, expect, test } from 'vitest';
import { pngFile } from '../pictures.ts';
import { findLastEvent } from '../identity/security-events.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const sent = async (file: File) => {
  const student = await app.signedIn(3);
  const { body } = await student.call(chatRoutes.send, { body: { msg: '', uid_to: 0, file } });
  const params = { file: body.file ?? '' };
  return {
    student,
    get: (headers = {}) => student.call(chatRoutes.attachment, { params }, headers),
  };
};
const pdf = () =>
  new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'praca.pdf', {
    type: 'application/pdf',
  });

test('a document is kept nowhere, and its download is a security event', async () => {
  const { get } = await sent(pdf());
  const { status, headers } = await get();
  expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
  expect(await findLastEvent(app, 'file-export')).toMatchObject({ route: 'GET /chatapi/url/:file' });
});

test('a picture is asked for again each time, and after the logout there is nothing to be had', async () => {
  const { student, get } = await sent(await pngFile());
  const { headers } = await get();
  expect(headers['cache-control']).toBe('private, no-cache');
  const again = { 'if-none-match': String(headers['etag']) };
  expect((await get(again)).status).toBe(304);
  await student.call(accountRoutes.logout);
  expect((await get(again)).status).toBe(401);
});
