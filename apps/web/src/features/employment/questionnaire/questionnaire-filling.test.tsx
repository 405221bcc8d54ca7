import { makeNip } from '@indeks/contract/numbers/nip';
import { makeNrb } from '@indeks/contract/numbers/nrb';
import { makePesel } from '@indeks/contract/numbers/pesel';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { button, field, notFilledIn, openAsLecturer } from './testing/open-form.tsx';

let server: Loopback;
beforeEach(async () => {
  server = await loopback(({ url }) => ({ body: { items: placesOf[url] ?? [] } }));
});
afterEach(() => server.close());

const place = { municipality: 'Próbna', district: 'próbny', province: 'łódzkie' };
const placesOf: Record<string, object[]> = {
  '/api/postal-codes/99-998': [
    { town: 'Adamowo', ...place },
    { town: 'Żabno', ...place, municipality: 'Inna' },
  ],
  '/api/postal-codes/99-999': [{ town: 'Jedyne', ...place }],
};

const open = (of = notFilledIn) => openAsLecturer(<QuestionnaireForm of={of} onSaved={() => undefined} />);
const address = () =>
  ['city', 'municipality', 'district', 'province'].map((key) => field(`address.${key}`).value);

test('a PESEL fills the date of birth in and says the sex; a date that stands there stays', async () => {
  const { user } = open();
  await user.type(field('personal.pesel'), makePesel({ birthDate: '1984-02-29', sex: 'K' }, 7));
  await waitFor(() => expect(field('personal.dayOfBirth').value).toBe('29.02.1984'));
  expect(screen.getByText(/kobieta, urodzona 29\.02\.1984/)).toBeTruthy();
  await user.clear(field('personal.pesel'));
  await user.type(field('personal.pesel'), makePesel({ birthDate: '1990-01-01', sex: 'M' }, 8));
  expect(field('personal.dayOfBirth').value).toBe('29.02.1984');
  expect(screen.getByText(/mężczyzna, urodzony 01\.01\.1990/)).toBeTruthy();
});

test('a date that was left empty and said so is in order once the PESEL fills it in', async () => {
  const { user } = open();
  await user.click(field('personal.dayOfBirth'));
  await user.click(field('personal.pesel'));
  expect(await screen.findByText('Podanie daty urodzenia jest konieczne')).toBeTruthy();
  await user.type(field('personal.pesel'), makePesel({ birthDate: '1984-02-29', sex: 'K' }, 7));
  await waitFor(() => expect(screen.queryByText('Podanie daty urodzenia jest konieczne')).toBeNull());
  expect(field('personal.dayOfBirth').value).toBe('29.02.1984');
});

test('NIP, account and post code are grouped while they are typed', async () => {
  const { user } = open();
  await user.type(field('personal.nip'), makeNip(4_321));
  expect(field('personal.nip').value).toMatch(/^\d{3}-\d{3}-\d{2}-\d{2}$/);
  await user.type(field('salary.accountNumber'), makeNrb('10205558', '7788000000000001').slice(0, 8));
  expect(field('salary.accountNumber').value).toMatch(/^\d{2} 1020 55$/);
  await user.type(field('address.zip'), '9015');
  expect(field('address.zip').value).toBe('90-15');
});

test('a post code of several places offers them, and the chosen one fills the address in', async () => {
  const { user } = open();
  await user.type(field('address.zip'), '99998');
  const label = await screen.findByText(/^Miejscowości z\skodem 99-998/u);
  await user.click(document.querySelector(`[id="${label.getAttribute('for')}"]`) ?? label);
  await user.click(await screen.findByText('Żabno (gmina Inna, powiat próbny)'));
  expect(address()).toEqual(['Żabno', 'Inna', 'próbny', 'łódzkie']);
});

test('a post code of one place fills the address in by itself, an unknown one leaves it alone', async () => {
  const { user } = open();
  await user.type(field('address.zip'), '99999');
  await waitFor(() => expect(address()).toEqual(['Jedyne', 'Próbna', 'próbny', 'łódzkie']));
  await user.clear(field('address.zip'));
  await user.type(field('address.zip'), '00-000');
  await waitFor(() => expect(server.received.at(-1)?.url).toBe('/api/postal-codes/00-000'));
  expect(address()).toEqual(['Jedyne', 'Próbna', 'próbny', 'łódzkie']);
});

test('a saved form asks for no places, and its sections have ticks until they are changed', async () => {
  const { user } = open({ ...notFilledIn, questionnaire: { kind: 'person', form: fullForm }, version: 3 });
  const ticks = () => screen.queryAllByText('zapisana').length;
  expect(ticks()).toBe(5);
  await user.type(field('salary.bankName'), ' S.A.');
  await waitFor(() => expect(ticks()).toBe(4));
  expect(server.received).toEqual([]);
});

test('mistakes stand by section, each with its number', async () => {
  const { user } = open();
  await user.click(button('Zapisz kwestionariusz'));
  const summary = await screen.findByRole('alert');
  for (const part of [
    /I\. Dane identyfikacyjne: \d+\spól do poprawy/u,
    /II\. Dane do ubezpieczenia: 1\spole/u,
  ])
    expect(summary.textContent).toMatch(part);
});
