import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '#shared/api/call.ts';
import { onEndedSession } from '#shared/api/ended-session.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';

let server: Loopback;
let answer: Reply;
let read: Reply | Promise<Reply>;
beforeEach(async () => {
  answer = { body: { ok: true } };
  read = { body: { items: [], total: 0, capped: false } };
  server = await loopback(({ method }) => (method === 'GET' ? read : answer));
});
afterEach(() => server.close());

const sent = () => server.received.filter(({ method }) => method === 'POST').length;
const reads = () => server.received.length - sent();

function Screen({ typed }: { typed: boolean }) {
  useUnsaved(typed);
  const { data } = useQuery({
    queryKey: ['list'],
    queryFn: () => call(placeRoutes.list, { query: {} }),
    meta: { topic: 'places' },
  });
  const remove = useChange('places', (ids: number[]) => call(placeRoutes.removeMany, { body: ids }));
  return (
    <>
      <button onClick={() => remove.mutate([1])}>usuń 1</button>
      <button onClick={() => remove.mutate([2])}>usuń 2</button>
      <p>
        wczytane: {String(data !== undefined)}, {remove.status}
      </p>
    </>
  );
}

async function openScreen({ typed = false } = {}) {
  const { user } = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <Screen typed={typed} />
    </QueryClientProvider>,
  );
  await screen.findByText('wczytane: true, idle');
  const button = (name: string) => screen.getByRole('button', { name });
  return { user, button };
}

const settled = (status: 'success' | 'error') => screen.findByText(`wczytane: true, ${status}`);

test('two clicks are one request with one answer', async () => {
  const { user, button } = await openScreen();
  await user.dblClick(button('usuń 1'));
  await settled('success');
  expect(sent()).toBe(1);
});

test('a click before the screen shows the result is still the first request', async () => {
  const { user, button } = await openScreen();
  let show: (reply: Reply) => void = () => {};
  read = new Promise((resolve) => (show = resolve));
  await user.click(button('usuń 1'));
  await waitFor(() => expect(reads()).toBe(2));
  answer = { status: 409, body: { code: 'record/not-found', message: 'Już usunięto.' } };
  await user.click(button('usuń 1'));
  show({ body: { items: [], total: 0, capped: false } });
  await settled('success');
  expect(sent()).toBe(1);
});

test('another request is sent, and so is the same one later', async () => {
  const { user, button } = await openScreen();
  await user.click(button('usuń 1'));
  await settled('success');
  await user.click(button('usuń 2'));
  await waitFor(() => expect(sent()).toBe(2));
  await settled('success');
  await user.click(button('usuń 1'));
  await waitFor(() => expect(sent()).toBe(3));
});

test('after a failure the same request can be tried again at once', async () => {
  const { user, button } = await openScreen();
  answer = { status: 500, body: '' };
  read = new Promise(() => {});
  await user.click(button('usuń 1'));
  await settled('error');
  answer = { body: { ok: true } };
  await user.click(button('usuń 1'));
  await waitFor(() => expect(sent()).toBe(2));
});

test.each([
  [true, 1, []],
  [false, 2, ['/error-401']],
])('an ended session with something typed (%s) is met by %i reads', async (typed, expected, pages) => {
  const { user, button } = await openScreen({ typed });
  const opened: string[] = [];
  const stop = onEndedSession((page) => opened.push(page));
  answer = { status: 401, body: { code: 'auth/no-session', message: '' } };
  read = answer;
  await user.click(button('usuń 1'));
  await settled('error');
  await waitFor(() => expect(opened).toEqual(pages));
  expect(reads()).toBe(expected);
  stop();
});
