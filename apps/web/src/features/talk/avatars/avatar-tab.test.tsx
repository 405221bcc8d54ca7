import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { forgetSession } from '#shared/api/session.ts';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { AvatarTab } from './avatar-tab.tsx';

let server: Loopback;
let reply: Reply;
beforeEach(async () => {
  server = await loopback(() => reply);
  // happy-dom has no image decoder.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }));
});
afterEach(async () => {
  forgetSession();
  await server.close();
});

function open(avatar: string | null = null) {
  const session = sessionOf(2);
  const view = renderInKit(
    <SessionProvider session={{ ...session, user: { ...session.user, avatar } }}>
      <AvatarTab />
    </SessionProvider>,
  );
  const input = view.container.querySelector<HTMLInputElement>('input[type=file]');
  const choose = (name: string, bytes = 10) =>
    input && fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name)] } });
  const save = () => view.user.click(screen.getByRole('button', { name: 'Zapisz zdjęcie' }));
  return { ...view, input, choose, save };
}

test('png, jpeg and bmp can be chosen', () => {
  expect(open().input?.accept).toBe('.png,.jpg,.jpeg,.bmp');
});

test.each([
  ['ja.gif', 10, 'Wybierz zdjęcie w formacie PNG, JPEG lub BMP'],
  ['ja.png.exe', 10, 'Wybierz zdjęcie w formacie PNG, JPEG lub BMP'],
  ['ja.jpg', 2_000_000, 'Avatar size should be less than 2 MB!'],
])('%s of %d bytes is refused and not sent', async (name, bytes, message) => {
  const { choose, save } = open();
  choose(name, bytes);
  expect(await screen.findByText(message)).toBeTruthy();
  await save();
  expect(server.received).toEqual([]);
});

test('without a photo nothing is sent', async () => {
  await open().save();
  expect(await screen.findByText('Wybierz zdjęcie', { selector: 'p' })).toBeTruthy();
  expect(server.received).toEqual([]);
});

test('one byte below the limit is sent to one’s own account, and the success is said', async () => {
  reply = { body: { avatar: 'abc' } };
  const { choose, save } = open();
  choose('ja.jpg', 1_999_999);
  await save();
  expect(await screen.findByRole('dialog', { name: 'Zmiany zapisane' })).toBeTruthy();
  expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/users/102/avatar' });
  expect(server.received[0]?.body.length).toBeGreaterThan(1_999_999);
});

test('a refusal of the server stands at the photo, which stays', async () => {
  const message = 'Avatar size should be less than 2 MB!';
  reply = {
    status: 413,
    body: { code: 'file/too-large', message, fields: [{ path: 'file', message }] },
  };
  const { choose, save } = open();
  choose('ja.png');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('img', { name: 'Podgląd zdjęcia' })).toBeTruthy();
});

test('the photo in force is shown', () => {
  open('abc');
  const photo = screen.getByRole('img', { name: 'Łukasz Źrebiec' });
  expect(photo.getAttribute('src')).toBe('/api/users/102/avatar?v=abc');
});
