import { screen } from '@testing-library/react';
import type { Role } from '@indeks/contract/access/roles';
import type { MonthTask } from '@indeks/contract/home/dashboard/dashboard.schemas';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { Todo } from './todo.tsx';

const task = (more: Partial<MonthTask>): MonthTask => ({
  kind: 'unsent',
  type: 'czas',
  month: '2026-10',
  reason: null,
  until: '2026-11-05',
  entries: 4,
  ...more,
});
const lines = (tasks: readonly MonthTask[], user = {}, role: Role = 0) => {
  renderSignedIn(role, <Todo tasks={tasks} />, {}, user);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('names rejected months with their reason and open ones with their last day', () => {
  const rejected = task({
    kind: 'rejected',
    type: 'zjazd',
    month: '2026-03',
    reason: 'Brakuje soboty',
    until: null,
  });
  expect(lines([rejected, task({}), task({ type: 'przejazd', entries: 1 })])).toEqual([
    ['Popraw zjazdy za marzec 2026 Powód: Brakuje sobotyOdrzucona', '/calendar?month=2026-03'],
    ['Wyślij czas pracy za październik 2026 4\u00a0wpisydo 5\u00a0listopada', '/times?month=2026-10'],
    ['Wyślij przejazdy za październik 2026 1\u00a0przejazddo 5\u00a0listopada', '/trips?month=2026-10'],
  ]);
});

test.each([
  [0 as const, 'Wypełnij kwestionariusz osobowy'],
  [1 as const, 'Uzupełnij dane firmy'],
])('missing papers come first (company: %i)', (is_company, words) => {
  const [consent, questionnaire, month] = lines([task({})], {
    is_company,
    rodo: null,
    registration_form: null,
  });
  expect(consent?.[0]).toContain('Zapoznaj się');
  expect(questionnaire).toEqual([expect.stringContaining(words), '/settings?tab=kwestionariusz']);
  expect(month?.[1]).toBe('/times?month=2026-10');
});

test.each([
  [8 as const, ['/settings?tab=kwestionariusz']],
  [1 as const, []],
])('role %i, which is not asked for the notice, is told of the form if it sends reports', (role, links) => {
  const shown = lines([], { rodo: null, registration_form: null }, role);
  expect(shown.map(([, link]) => link)).toEqual(links);
  for (const [words] of shown) expect(words).toContain('Bez niego nie można wysłać raportu.');
});

test('says that nothing is left to do', () => {
  expect(lines([])).toEqual([]);
  expect(screen.getByText(/^Wszystko zrobione/)).toBeInstanceOf(HTMLElement);
});
