import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { SendDialog } from './send-dialog.tsx';

let server: Loopback;
beforeEach(async () => {
  server = await loopback(({ url }) =>
    url.endsWith('/statement-pdf')
      ? { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }
      : { status: 201, body: {} },
  );
});
afterEach(() => server.close());

const calls = () => server.received.map(({ method, url }) => `${method} ${url}`);

function ask() {
  const onClose = vi.fn<() => void>();
  const { user } = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(0)}>
        <SendDialog opened month="2026-10" onClose={onClose} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { onClose, user };
}

test('nothing is sent before the question is answered', async () => {
  const { user } = ask();
  expect(screen.queryByRole('button', { name: 'Pobierz oświadczenie' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wyślij raport' }));
  expect(screen.getByText('Zaznacz, czy dane się zmieniły')).toBeInstanceOf(HTMLElement);
  expect(calls()).toEqual([]);
});

test('unchanged data: the report is sent', async () => {
  const { user, onClose } = ask();
  await user.click(screen.getByRole('radio', { name: 'nie zmieniły się' }));
  await user.click(screen.getByRole('button', { name: 'Wyślij raport' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.received.map(({ method }) => method)).toEqual(['POST']);
});

test('unchanged data: the statement about it can be had first', async () => {
  const { user, onClose } = ask();
  await user.click(screen.getByRole('radio', { name: 'nie zmieniły się' }));
  await user.click(screen.getByRole('button', { name: 'Pobierz oświadczenie' }));
  await waitFor(() => expect(calls()).toEqual(['GET /api/users/100/registrationForm/statement-pdf']));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Wyślij raport' })).toBeInstanceOf(HTMLElement);
});

test('changed data lead to the questionnaire and nothing is sent', async () => {
  const { user } = ask();
  await user.click(screen.getByRole('radio', { name: 'zmieniły się' }));
  expect(screen.getByRole('link', { name: 'Edytuj kwestionariusz' }).getAttribute('href')).toBe(
    '/settings?tab=kwestionariusz',
  );
  expect(screen.queryByRole('button', { name: /Wyślij raport|Pobierz/ })).toBeNull();
  expect(calls()).toEqual([]);
});
