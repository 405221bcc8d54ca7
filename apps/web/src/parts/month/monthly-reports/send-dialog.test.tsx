import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import type { SendingPreview } from '@indeks/contract/month/report-review/report-review.schemas';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { SendDialog } from './send-dialog.tsx';

const previews: readonly SendingPreview[] = [
  { type: 'czas', entries: 4, total: 18.5, ahead: [], status: null, can: { submit: true } },
  { type: 'przejazd', entries: 2, total: 240, ahead: [], status: 0, can: { submit: true } },
  { type: 'zjazd', entries: 1, total: 2, ahead: [], status: 1, can: { submit: false } },
];

/** As the server answers without a questionnaire. */
const refused = previews.map((preview) => ({ ...preview, can: { submit: false } }));

let server: Loopback;
let missing: boolean;
let sending: Reply;
beforeEach(async () => {
  missing = false;
  sending = { body: { items: [] } };
  server = await loopback(({ url }) => {
    if (url.startsWith('/api/reports/preview'))
      return { body: { previews: missing ? refused : previews, questionnaire_missing: missing } };
    return url.endsWith('/statement-pdf')
      ? { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }
      : sending;
  });
});
afterEach(() => server.close());

const calls = () =>
  server.received.map(({ method, url }) => `${method} ${url}`).filter((line) => !line.includes('/preview'));
const sentTypes = () =>
  server.received
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body.toString()) as { types: string[] }).types);

async function ask(is_company: 0 | 1 = 0) {
  const session = sessionOf(0);
  const onClose = vi.fn<() => void>();
  const { user } = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={{ ...session, user: { ...session.user, is_company } }}>
        <SendDialog opened month="2026-10" type="czas" onClose={onClose} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('checkbox', { name: /^Czas pracy: 4\swpisy, 18,5\sgodz\.$/ });
  return { onClose, user };
}

test('nothing is sent before the question is answered', async () => {
  const { user } = await ask();
  expect(screen.queryByRole('button', { name: 'Pobierz oświadczenie' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wyślij raport' }));
  expect(screen.getByText('Zaznacz, czy dane się zmieniły')).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'nie zmieniły się' }));
  expect(calls()).toEqual([]);
});

test('it opens at its first choice, also when that is read after the opening', async () => {
  await ask();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Czas pracy/ })),
  );
});

test('where nothing is chosen, the focus moves to the choice', async () => {
  const { user } = await ask();
  const hours = screen.getByRole('checkbox', { name: /^Czas pracy/ });
  await user.click(hours);
  await user.click(screen.getByRole('button', { name: /^Wyślij/ }));
  expect(document.activeElement).toBe(hours);
});

test('unchanged data: the report is sent', async () => {
  const { user, onClose } = await ask();
  await user.click(screen.getByRole('radio', { name: 'nie zmieniły się' }));
  await user.click(screen.getByRole('button', { name: 'Wyślij raport' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sentTypes()).toEqual([['czas']]);
});

test('unchanged data: the statement about it can be had first', async () => {
  const { user, onClose } = await ask();
  await user.click(screen.getByRole('radio', { name: 'nie zmieniły się' }));
  await user.click(screen.getByRole('button', { name: 'Pobierz oświadczenie' }));
  await waitFor(() => expect(calls()).toEqual(['GET /api/users/100/registrationForm/statement-pdf']));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Wyślij raport' })).toBeInstanceOf(HTMLElement);
});

test('changed data lead to the questionnaire and nothing is sent', async () => {
  const { user } = await ask();
  await user.click(screen.getByRole('radio', { name: 'zmieniły się' }));
  expect(screen.getByRole('link', { name: 'Edytuj kwestionariusz' }).getAttribute('href')).toBe(
    '/settings?tab=kwestionariusz',
  );
  expect(screen.queryByRole('button', { name: /Wyślij raport|Pobierz/ })).toBeNull();
  expect(calls()).toEqual([]);
});

test('shows what each kind holds, what will be locked, and sends several together', async () => {
  const { user, onClose } = await ask();
  const dialog = screen.getByRole('dialog', { name: 'Wysłanie raportu za październik 2026' });
  expect(dialog.textContent).toContain('wpisy za październik 2026 będą zablokowane (czas pracy)');
  await user.click(screen.getByRole('checkbox', { name: /^Przejazdy: 2\sprzejazdy, 240\skm$/ }));
  const meetings = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Zjazdy/ });
  expect([meetings.disabled, meetings.checked]).toEqual([true, false]);
  expect(dialog.textContent).toContain('Wysłany, czeka na decyzję');
  await user.click(screen.getByRole('radio', { name: 'nie zmieniły się' }));
  await user.click(screen.getByRole('button', { name: 'Wyślij raporty (2)' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sentTypes()).toEqual([['czas', 'przejazd']]);
});

test('trips alone ask nothing about the questionnaire', async () => {
  const { user, onClose } = await ask();
  await user.click(screen.getByRole('checkbox', { name: /^Przejazdy/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Czas pracy/ }));
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wyślij raport' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sentTypes()).toEqual([['przejazd']]);
});

test('a company is asked about its own form', async () => {
  const { user } = await ask(1);
  expect(screen.getByText(/formularza Twojej firmy/)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('radio', { name: 'zmieniły się' }));
  expect(screen.getByRole('link', { name: 'Edytuj dane firmy' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/kwestionariusz/)).toBeNull();
});

test.each([
  [0 as const, 'Wypełnij kwestionariusz', /wypełnij kwestionariusz osobowy/],
  [1 as const, 'Uzupełnij dane firmy', /uzupełnij dane firmy/],
])('without the form there is only the way to fill it in (company: %i)', async (is_company, link, words) => {
  missing = true;
  await ask(is_company);
  expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/settings?tab=kwestionariusz');
  expect(screen.queryByRole('button', { name: /^Wyślij raport/ })).toBeNull();
});

test('a form that was erased meanwhile: the refusal shows the way as well', async () => {
  const { user, onClose } = await ask();
  sending = {
    status: 422,
    body: { code: 'report/questionnaire-missing', message: 'Trzeba wypełnić kwestionariusz osobowy.' },
  };
  await user.click(screen.getByRole('radio', { name: 'nie zmieniły się' }));
  await user.click(screen.getByRole('button', { name: 'Wyślij raport' }));
  expect(await screen.findByRole('link', { name: 'Wypełnij kwestionariusz' })).toBeInstanceOf(HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
});
