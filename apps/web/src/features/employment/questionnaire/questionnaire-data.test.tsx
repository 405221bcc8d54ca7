import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import type { QuestionnaireOfPerson } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { QuestionnaireDataTab } from './questionnaire-data-tab.tsx';
import { button, field, group, notFilledIn, openAsLecturer } from './testing/open-form.tsx';

let server: Loopback;
let answer: (request: Received) => Reply;
beforeEach(async () => {
  sessionStorage.clear();
  server = await loopback((request) => answer(request));
});
afterEach(() => server.close());

const person: QuestionnaireOfPerson = {
  ...notFilledIn,
  uid: 7,
  name: 'Ewa Kamińska',
  questionnaire: { kind: 'person', form: fullForm },
  version: 2,
  saved_at: '2026-10-01T10:00:00.000Z',
};

const open = () => openAsLecturer(<QuestionnaireDataTab user={7} history={<p>historia zmian</p>} />);

test('the data are shown to be read, and the history below them', async () => {
  answer = () => ({ body: person });
  open();
  await waitFor(() => expect(group('Dane osobowe')?.textContent).toContain('Żółć-Brzęczyszczykiewicz'));
  expect(document.querySelector('input')).toBeNull();
  expect(screen.getByText('historia zmian')).toBeDefined();
  expect(button('Generuj plik PDF')).toBeDefined();
});

test('edited and saved: the success offers the list or to go on', async () => {
  answer = ({ method }) => ({
    body: method === 'POST' ? { ...person, version: 3, name: 'Anna Kamińska' } : person,
  });
  const { user, router } = open();
  await waitFor(() => button('Edytuj dane'));
  await user.click(button('Edytuj dane'));
  expect(field('personal.secondName').value).toBe('Łucja');
  await user.click(button('Zapisz kwestionariusz'));
  const dialog = await screen.findByRole('dialog', { name: 'Poprawnie zapisano dane' });
  await waitFor(() => expect(document.querySelector('form')).toBeNull());
  const choices = within(dialog).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Wróć do listy', 'Kontynuuj']);
  await user.click(within(dialog).getByRole('button', { name: 'Wróć do listy' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
});

test('nothing filled in: it says so, and the secretariat can do it for the person', async () => {
  answer = () => ({ body: { ...person, questionnaire: null, version: 0, saved_at: null } });
  const { user } = open();
  await screen.findByText('Ta osoba nie wypełniła jeszcze kwestionariusza osobowego.');
  await user.click(button('Uzupełnij dane'));
  expect(field('personal.surname').value).toBe('Kamińska');
  // What the account of the one who types knows is not the person's.
  expect(field('contact.email').value).toBe('');
  await user.click(button('Anuluj'));
  expect(document.querySelector('form')).toBeNull();
});

test('a failure to load is told and can be tried again', async () => {
  answer = () => ({ status: 404, body: { code: 'record/not-found', message: 'Nie znaleziono.' } });
  const { user } = open();
  await screen.findByText('Nie udało się wczytać formularza');
  answer = () => ({ body: person });
  await user.click(button('Spróbuj ponownie'));
  await waitFor(() => expect(group('Dane osobowe')).toBeDefined());
});
