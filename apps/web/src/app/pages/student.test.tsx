import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  choose,
  dialogNamed,
  endVisit,
  first,
  openStudents as open,
  press,
  refusal,
  sent,
  startInOctober,
} from '#app/testing/open-students.tsx';
import { studentOf } from '#data/testing/students.ts';

beforeEach(startInOctober);
afterEach(endVisit);

describe('the page of a student', () => {
  test('shows each enrolment with its account; where there is none, the next free one is given', async () => {
    await open('/students/7?tab=kierunki', {
      write: (url) =>
        url.endsWith('/payment-account')
          ? { body: { bank_account: '10000000001234000000000078' } }
          : { body: first },
    });
    const card = within(await screen.findByRole('region', { name: 'Logopedia' }));
    expect(card.getByText('37 0000 0000 1234 0000 0000 0077')).toBeTruthy();
    expect(card.getByText('Zaliczone')).toBeTruthy();
    const other = within(screen.getByRole('region', { name: 'Mediacje · Kadry i płace' }));
    await userEvent.click(other.getByRole('button', { name: 'Nadaj numer' }));
    expect(await screen.findByText('Nadano numer rachunku')).toBeTruthy();
    expect(sent('PUT')).toEqual([
      [
        '/api/student-course/32',
        expect.objectContaining({ bank_account: '10000000001234000000000078', version: 5 }),
      ],
    ]);
    const back = screen.getByRole('link', { name: 'Wróć do listy słuchaczy' });
    expect(back.getAttribute('href')).toBe('/students');
  });

  test.each([
    [1, 1],
    [2, 0],
  ] as const)('role %i has %i tab of grades', async (role, count) => {
    await open('/students/7?tab=kierunki', { role });
    await screen.findByRole('tab', { name: 'Zaliczenie' });
    expect(screen.queryAllByRole('tab', { name: 'Dziennik' })).toHaveLength(count);
  });

  test('tuition is changed where it stands, in digits', async () => {
    await open('/students/7?tab=kierunki', { write: { body: first } });
    await press('Zmień czesne: Logopedia');
    const field = await screen.findByRole('combobox', { name: 'Czesne: Logopedia' });
    await userEvent.clear(field);
    await userEvent.type(field, '49x');
    await press('Zapisz czesne: Logopedia');
    expect(await screen.findByText('Proszę podać wyłącznie cyfry')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '4900{Enter}');
    expect(await screen.findByText('Zapisano czesne')).toBeTruthy();
    expect(sent('PUT')).toEqual([['/api/student-course/31/set-price/490000', { slot: 1, version: 5 }]]);
  });

  test('thesis, practice and promoter are saved with the sentence of the specification', async () => {
    await open('/students/7?tab=zaliczenie', { write: { body: { ...first, thesis: 1 } } });
    await press(/^Zmień zaliczenie: Agnieszka Dąbrowska: Logopedia/);
    const dialog = await dialogNamed('Zaliczenie: Logopedia');
    await userEvent.click(dialog.getByRole('switch', { name: 'Praca końcowa złożona' }));
    await choose(dialog, 'Promotor', 'dr Lis Jan');
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz zaliczenie' }));
    await dialogNamed('Zmiany w zaliczeniu wprowadzone');
    expect(sent('PUT')).toEqual([
      ['/api/student-course/31/finish', { thesis: 1, practice: 1, promoter: 9, version: 5 }],
    ]);
  });

  test.each([
    [{ body: studentOf([first], { telephone: '600301241' }) }, 'Zapisano dane słuchacza'],
    [
      refusal(
        403,
        'people/email-exists',
        'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.',
      ),
      'Błąd podczas dodawania użytkownika',
    ],
  ])('name, address and telephone are edited; %o is told as: %s', async (write, words) => {
    await open('/students/7?tab=kierunki', { write });
    await press('Edytuj konto');
    const dialog = await dialogNamed('Dane konta: Agnieszka Dąbrowska');
    const telephone = dialog.getByRole('textbox', { name: 'Telefon' });
    await userEvent.clear(telephone);
    await userEvent.type(telephone, '600301241');
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(sent('PUT')).toEqual([
      [
        '/api/student-course/user/7',
        {
          given_name: 'Agnieszka',
          surname: 'Dąbrowska',
          email: 'agnieszka@poczta.example',
          telephone: '600301241',
          version: 1,
        },
      ],
    ]);
  });

  test('nobody stands at an unknown number', async () => {
    await open('/students/8');
    expect(await screen.findByText('Nie znaleziono osoby')).toBeTruthy();
  });
});
