import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  dialogNamed,
  endVisit,
  first,
  openStudents as open,
  press,
  refusal,
  sent,
  startInOctober,
  typeStudent,
  type StudentsVisit,
} from '#app/testing/open-students.tsx';

beforeEach(startInOctober);
afterEach(endVisit);

describe('adding', () => {
  const fill = async (opening: StudentsVisit) => {
    await open('/students', opening);
    await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    await press('Dodaj słuchacza');
    const dialog = await dialogNamed('Dodaj słuchacza');
    await typeStudent(dialog, 'Nowa');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Czesne (zł)' }), '4850');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj słuchacza' }));
    return dialog;
  };

  test('what is in the archive is restored instead, for a reason', async () => {
    const message = 'Taki zapis tej osoby jest w archiwum: przywróć go, zamiast dodawać drugi raz.';
    await fill({
      write: (url) =>
        url.endsWith('/restore')
          ? { body: { ok: true } }
          : refusal(409, 'students/in-archive', message, { id: 77, uid: 7 }),
    });
    await press('Przywróć zapis');
    const dialog = await dialogNamed('Przywrócić zapis z\u00a0archiwum?');
    await userEvent.type(dialog.getByRole('combobox', { name: /^Powód/u }), 'Wznowienie studiów');
    await userEvent.click(dialog.getByRole('button', { name: 'Przywróć' }));
    await waitFor(() =>
      expect(sent('POST').at(-1)).toEqual([
        '/api/student-course/restore',
        { reason: 'Wznowienie studiów', ids: [77] },
      ]),
    );
  });

  test('the next form begins with the intake and the place of the one before', async () => {
    await fill({ write: { body: { existed: false, enrolment: { ...first, date: '2026-10-01' } } } });
    await press('Wróć do listy');
    await press('Dodaj słuchacza');
    const dialog = await dialogNamed('Dodaj słuchacza');
    const shown = (name: string) => dialog.getByRole('combobox', { name }).getAttribute('value');
    await waitFor(() => expect(shown('Miejscowość')).toBe('Wrocław'));
    expect(shown('Semestr rozpoczęcia')).toBe('październik 2026');
    expect(shown('Kierunek')).toBe('');
  });

  test('a new person is told as added', async () => {
    await fill({ write: { body: { existed: false, enrolment: first } } });
    const dialog = await dialogNamed('Dodano słuchacza');
    expect(dialog.queryByText(/już istnieje/)).toBeNull();
    expect(sent('POST')).toEqual([
      [
        '/api/student-course',
        {
          email: 'nowa@poczta.example',
          given_name: 'Nowa',
          surname: 'Osoba',
          telephone: '600100200',
          date: '2026-10-01',
          pid: 3,
          cid: 2,
          price: 485_000,
          cid_2: null,
          price_2: null,
          coordinator: 4,
          comment: '',
        },
      ],
    ]);
  });

  test('a known address is told, too', async () => {
    await fill({ write: { status: 201, body: { existed: true, enrolment: first } } });
    const dialog = await dialogNamed('Dodano słuchacza');
    expect(dialog.getByText(/Użytkownik o\stakim adresie email już istnieje/u)).toBeTruthy();
  });

  test('a conflict is told to the letter, and the form stays', async () => {
    const sentence =
      'Wygląda na to że użytkownik o takim adresie email jest już zapisany na taki kierunek w tym naborze.';
    const dialog = await fill({ write: refusal(409, 'students/already-enrolled', sentence) });
    expect((await dialog.findByRole('alert')).textContent).toBe(
      `Błąd podczas dodawania kursu dla użytkownika${sentence}`,
    );
    expect(dialog.getByLabelText<HTMLInputElement>(/^Imię/).value).toBe('Nowa');
  });

  test('what is missing is said at its field, to the letter', async () => {
    await open('/students');
    await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    await press('Dodaj słuchacza');
    const dialog = await dialogNamed('Dodaj słuchacza');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj słuchacza' }));
    for (const message of [
      'Podanie terminu rozpoczęcia jest wymagane',
      'Podanie kierunku studiów jest wymagane',
      'Podanie miejscowości jest wymagane',
      'Podanie czesnego jest wymagane',
      'Podanie koordynatora jest wymagane',
    ])
      expect(await dialog.findByText(message)).toBeTruthy();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Czesne (zł)' }), 'dużo');
    expect(await dialog.findByText('Proszę podać wyłącznie cyfry')).toBeTruthy();
  });

  test('a coordinator chooses the tuition from the list and gives no numbers', async () => {
    await open('/students', { role: 2 });
    await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    await press('Dodaj słuchacza');
    const dialog = await dialogNamed('Dodaj słuchacza');
    expect(dialog.queryByRole('button', { name: 'Nadaj numer' })).toBeNull();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Czesne (zł)' }));
    // The foot of the list has options of its own.
    const amounts = (await screen.findAllByRole('option', { name: /^\d+\s\d{3}$/u })).map(
      ({ textContent }) => textContent,
    );
    expect([amounts[0], amounts.at(-1)]).toEqual(['1\u00a0800', '10\u00a0000']);
  });
});
