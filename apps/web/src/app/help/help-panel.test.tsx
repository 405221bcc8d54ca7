import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
// The screens are imported here so that the first test does not wait for their chunks.
import '#app/help/help-panel.tsx';
import '#app/kit-routes.tsx';
import '#app/shell/quick-search-dialog.tsx';
import '#app/shell/shell.tsx';
import { openApp, type OpenApp } from '#app/testing/open-app.tsx';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { desktopWidth, setWindowWidth } from '#shared/testing/window-width.ts';

let app: OpenApp;
afterEach(async () => {
  setWindowWidth(desktopWidth);
  await app.close();
});

const noPage = { items: [], total: 0, capped: false };

async function open(role: 0 | 1 | 3, address: string) {
  app = await openApp(address, ({ url }) => {
    if (url === '/api/session') return { body: sessionOf(role) };
    return url.startsWith('/api/places?') ? { body: noPage } : undefined;
  });
  await screen.findByRole('button', { name: 'Pomoc' });
}

const panel = () => screen.findByRole('complementary', { name: 'Pomoc' });
const gone = () => waitFor(() => expect(screen.queryByRole('complementary', { name: 'Pomoc' })).toBeNull());

test('F1 opens the help of the screen, Escape closes it, and the focus returns', async () => {
  await open(1, '/places');
  const search = await screen.findByRole('searchbox', { name: 'Szukaj po nazwie, adresie, koordynatorze' });
  search.focus();
  await userEvent.keyboard('{F1}');
  const help = within(await panel());
  const heading = help.getByRole('heading', { name: 'Pomoc: Placówki' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  help.getByRole('heading', { name: 'Co tu zwykle robimy' });
  expect(help.getAllByRole('listitem')).toHaveLength(3);
  help.getByText('Czego nie da się cofnąć');
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(search));
});

test('a step shows its control on the page, and the help stays beside it', async () => {
  await open(1, '/places');
  await screen.findAllByRole('button', { name: 'Dodaj placówkę' });
  await userEvent.click(screen.getByRole('button', { name: 'Pomoc' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pokaż, gdzie: Dodaj placówkę' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Dodaj placówkę'));
  expect(document.activeElement?.closest('main')).not.toBeNull();
  await panel();
});

test('what a step shows may not be there', async () => {
  await open(1, '/places');
  await userEvent.keyboard('{F1}');
  const show = await screen.findByRole('button', { name: 'Pokaż, gdzie: Dodaj placówkę' });
  for (const button of screen.getAllByRole('button', { name: 'Dodaj placówkę' })) button.textContent = '';
  await userEvent.click(show);
  expect(await screen.findByText(/Nie ma tego teraz na ekranie/)).toBeInstanceOf(HTMLElement);
});

test('the search finds the help of what the reader may open, and leads back', async () => {
  await open(1, '/places');
  await userEvent.keyboard('{F1}');
  const help = within(await panel());
  const search = help.getByRole('searchbox', { name: 'Szukaj w\u00a0pomocy' });
  await userEvent.type(search, 'swiadectwo duplikatu');
  await userEvent.click(help.getByRole('button', { name: /^Rejestr świadectw/ }));
  await help.findByRole('heading', { name: 'Pomoc: Rejestr świadectw' });
  expect(help.getByRole('link', { name: 'Otwórz ten ekran' }).getAttribute('href')).toBe('/certificates');
  expect(app.path()).toBe('/places');
  await userEvent.click(help.getByRole('button', { name: 'Wróć do pomocy o\u00a0tym ekranie' }));
  await help.findByRole('heading', { name: 'Pomoc: Placówki' });
  await userEvent.type(search, 'zdarzenia bezpieczeństwa');
  await help.findByText('Nic nie znaleziono. Spróbuj innego słowa.');
});

test('a role reads its own words', async () => {
  await open(0, '/settings');
  await userEvent.keyboard('{F1}');
  within(await panel()).getByText('Wypełnij kwestionariusz');
  await app.close();
  await open(3, '/settings');
  await userEvent.keyboard('{F1}');
  const help = within(await panel());
  help.getByText('Dodaj zdjęcie');
  expect(help.queryByText('Wypełnij kwestionariusz')).toBeNull();
  help.getByText('Napisz na czacie do sekretariatu lub koordynatora.');
});

test('the palette finds help in a group of its own and opens it where one is', async () => {
  await open(1, '/places');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Osoba, kierunek, protokół lub ekran' }),
    'duplikat',
  );
  const group = within(await screen.findByRole('group', { name: 'Pomoc' }));
  await userEvent.click(group.getByRole('option', { name: /Rejestr świadectw/ }));
  await within(await panel()).findByRole('heading', { name: 'Pomoc: Rejestr świadectw' });
  expect(app.path()).toBe('/places');
});

test('where it covers the page, the help ends with the screen', async () => {
  setWindowWidth(800);
  await open(1, '/places');
  await userEvent.keyboard('{F1}');
  const report = within(await panel()).getByRole('link', { name: 'Zgłoś problem' });
  await userEvent.click(report);
  await gone();
  expect(app.path()).toContain('/issue-tracker');
});
