import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { SnackbarHost } from '#shared/ui/feedback/snackbar.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { OffsetFields } from './offset-fields.tsx';

let server: Loopback;
let answer: { status?: number; body: object };
beforeEach(async () => {
  answer = { body: { right: 2, down: -1.5, version: 4 } };
  server = await loopback(() => answer);
});
afterEach(() => server.close());

const open = () => {
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <OffsetFields layout={{ right: 1, down: 0, version: 3 }} />
      <button type="button">elsewhere</button>
      <SnackbarHost />
    </QueryClientProvider>,
  );
  const fieldOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { right: fieldOf(/w\sprawo/u), down: fieldOf(/w\sdół/u) };
};
const retype = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const leave = () => userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
const saves = () => server.received.filter(({ method }) => method === 'PUT');

test('both fields are saved once, when they are left, against the version that was read', async () => {
  const { right, down } = open();
  await retype(right, '2');
  await userEvent.tab();
  await retype(down, '-1,5');
  expect(saves()).toEqual([]);
  await leave();
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(JSON.parse(String(saves()[0]?.body))).toEqual({ right: 2, down: -1.5, version: 3 });
  await screen.findByText('Zapisano położenie wydruku.');
  expect(down.value).toBe('-1,5\u00a0mm');

  await retype(right, '3{Enter}');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(JSON.parse(String(saves()[1]?.body))).toEqual({ right: 3, down: -1.5, version: 4 });
});

test.each(['', '21', '0,3'])('%j is refused and stays as it was typed; nothing is saved', async (typed) => {
  const { right } = open();
  await userEvent.clear(right);
  if (typed !== '') await userEvent.type(right, typed);
  await leave();
  expect(await screen.findByText('Podaj przesunięcie od -20 do 20 mm, co pół milimetra')).toBeTruthy();
  expect(right.value).toBe(typed === '' ? '' : `${typed}\u00a0mm`);
  expect(saves()).toEqual([]);
});

test('what was typed stays after a refusal of the server', async () => {
  answer = { status: 409, body: { code: 'record/stale', message: 'Ktoś zmienił to przed chwilą' } };
  const { right } = open();
  await retype(right, '5{Enter}');
  await screen.findByText('Ktoś zmienił to przed chwilą');
  expect(right.value).toBe('5\u00a0mm');
});
