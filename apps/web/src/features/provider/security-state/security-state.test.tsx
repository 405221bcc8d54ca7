import type { SecurityState } from '@indeks/contract/provider/security-state/security-state.schemas';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { SecurityStatePage } from './security-state-page.tsx';

const finding: SecurityState['findings'][number] = {
  name: 'second-step-people',
  title: 'Osoby bez drugiego kroku',
  state: 'bad',
  says: 'Bez drugiego kroku: 12 osób.',
  advice: 'Poproś te osoby o zalogowanie.',
  link: '/accounts',
  people: Array.from({ length: 11 }, (_, index) => ({ id: index + 1, name: `Osoba ${index + 1}` })),
  people_total: 12,
  checked_at: '2026-11-16T02:00:00.000Z',
  bad_since: '2026-11-14T02:00:00.000Z',
};
const well = { ...finding, name: 'mode', title: 'Tryb pracy', state: 'ok', says: 'W porządku.' } as const;
const calm = { ...well, advice: null, link: null, people: [], people_total: 0, bad_since: null };
const finished = {
  state: 'finished',
  asked_at: '2026-11-16T02:00:00.000Z',
  finished_at: '2026-11-16T02:00:05.000Z',
  done: 2,
  total: 2,
} as const;

const show = async (answer: (method: string) => { status?: number; body: unknown }) => {
  const server = await loopback(({ method }) => answer(method));
  onTestFinished(() => server.close());
  const shown = renderSignedIn(11, <SecurityStatePage />, { width: 1440 });
  return { ...shown, server };
};

test('a finding says how it stands, whom it is about, what to do and where', async () => {
  await show(() => ({ body: { run: finished, findings: [finding, calm] } }));
  const rows = await screen.findAllByRole('listitem');
  const [bad, ok] = rows.map((row) => within(row));
  expect(bad?.getByText('Źle')).toBeInstanceOf(HTMLElement);
  expect(bad?.getByText(/Osoba 10 i jeszcze 2 osoby/)).toBeInstanceOf(HTMLElement);
  expect(bad?.getByText(/Źle od 14/)).toBeInstanceOf(HTMLElement);
  expect(bad?.getByRole('link', { name: 'Przejdź do ekranu: Osoby bez drugiego kroku' })).toHaveProperty(
    'pathname',
    '/accounts',
  );
  expect(ok?.getByText('Dobrze')).toBeInstanceOf(HTMLElement);
  expect(ok?.queryByText('Co zrobić:')).toBeNull();
  expect(screen.getByText('1 sprawa zła · 1 w porządku')).toBeInstanceOf(HTMLElement);
});

test('before the first check there is one thing to do, which shows how far it is', async () => {
  let run: unknown = null;
  const { user, server } = await show((method) => {
    if (method === 'POST') run = { ...finished, state: 'running', finished_at: null, done: 1 };
    return { body: method === 'POST' ? run : { run, findings: [] } };
  });
  expect(await screen.findByText('Jeszcze nie sprawdzano')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Sprawdź teraz' }));
  expect(await screen.findByText('1 z 2')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: 'Sprawdź teraz' }).getAttribute('aria-busy')).toBe('true');
  expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a refusal is told in its own words', async () => {
  const message = 'Stan sprawdzono przed chwilą. Spróbuj ponownie za minutę.';
  const { user } = await show((method) =>
    method === 'POST'
      ? { status: 429, body: { code: 'security-state/checked-just-now', message } }
      : { body: { run: finished, findings: [calm] } },
  );
  await user.click(await screen.findByRole('button', { name: 'Sprawdź teraz' }));
  expect(await screen.findByText(message)).toBeInstanceOf(HTMLElement);
});

test('a state that cannot be read says so and can be asked for again', async () => {
  await show(() => ({ status: 500, body: { code: 'server/failed', message: 'Błąd.' } }));
  expect(await screen.findByText('Nie udało się odczytać stanu bezpieczeństwa.')).toBeInstanceOf(HTMLElement);
});
