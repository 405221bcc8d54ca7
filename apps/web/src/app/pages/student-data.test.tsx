import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import userEvent from '@testing-library/user-event';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
// The screens are imported here so that the test does not wait for their chunks.
import '#app/kit-routes.tsx';
import '#app/pages/student.tsx';
import '#app/pages/student-data.tsx';
import '#app/shell/shell.tsx';
import { openApp, type OpenApp } from '#app/testing/open-app.tsx';
import { studentOf } from '#data/testing/students.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let app: OpenApp;
afterEach(() => app.close());

const student = studentOf([], { id: 7 });
const message = {
  id: 3,
  datetime: '2020-10-01T10:00:00.000Z',
  own: false,
  author: null,
  text: 'Kiedy będzie zjazd?',
  deleted: false,
  attachment: null,
};

test('the page of a student opens on the courses; the tabs stand in the specified order, and only the form says for whom one acts', async () => {
  const ofUser = studentRoutes.ofUser.path.replace(':id', '7');
  app = await openApp('/students/7', ({ url }) => {
    if (url === '/api/session') return { body: sessionOf(1) };
    if (url.startsWith('/chatapi/user/7')) return { body: { messages: [message], more: false } };
    return url === ofUser ? { body: { student, items: [] } } : undefined;
  });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Dane personalne',
    'Kierunki',
    'Zaliczenie',
    'Dziennik',
    'Rozliczenia',
    'Historia',
  ]);
  const selected = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
  expect(selected).toEqual([tabs[1]]);
  expect(screen.queryByText(/^Działasz w imieniu/u)).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Dane personalne' }));
  expect(await screen.findByRole('heading', { name: 'Lista zmian' })).toBeTruthy();
  expect(screen.getByText(/^Działasz w imieniu/u)).toBeTruthy();
  const messages = within(await screen.findByRole('region', { name: 'Wiadomości' }));
  expect(await messages.findByText('Kiedy będzie zjazd?')).toBeTruthy();
  expect(messages.getByRole('link', { name: 'Otwórz rozmowę' }).getAttribute('href')).toBe('/chat?user=7');
});
