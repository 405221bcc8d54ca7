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

const late = { owed: 40_000, overdueDays: 12, due: '2026-10-01', toPay: 40_000, next: null };

/** The first enrolment is paid in part and graded in part, the second is paid too much. */
const progress = {
  '/api/settlements/user/7': {
    body: {
      sums: { balance: 100_000 },
      dues: { ...late, owed: 20_000 },
      enrolments: [
        {
          id: 31,
          archived: false,
          dues: late,
          sums: { price: 480_000, paid: 360_000, user_paid: 0, balance: 120_000 },
        },
        {
          id: 32,
          archived: false,
          dues: { ...late, owed: 0 },
          sums: { price: 420_000, paid: 440_000, user_paid: 0, balance: -20_000 },
        },
      ],
      payments: [{ id: 1, scid: 31, amount: 120_000, date: '2026-10-14', source: 'bank' }],
    },
  },
  '/api/evaluations/user/7': {
    body: {
      items: [
        { eid: 31, grade: 5, subject_name: 'Etyka' },
        { eid: 31, grade: 4.5, subject_name: 'Prawo' },
        { eid: 31, grade: null, subject_name: 'Statystyka' },
        // Not passed: it counts in the average and is still missing.
        { eid: 31, grade: 2, subject_name: 'Logika' },
        { eid: 32, grade: 3, subject_name: 'Mediacje' },
      ],
    },
  },
  '/api/students/7/form/history': {
    body: {
      items: [
        { id: 5, date: '2026-10-01T10:00:00.000Z', kind: 'changed', author: 'Sekretariat', changes: [] },
      ],
      total: 1,
      capped: false,
    },
  },
};

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

  test('an enrolment says how much of it is paid and graded, and the person what is owed in all and what came last', async () => {
    await open('/students/7?tab=kierunki', { answers: progress });
    const card = within(await screen.findByRole('region', { name: 'Logopedia' }));
    expect(await card.findByText(/^Zaległość 400,00\szł · 12\sdni$/u)).toBeTruthy();
    expect(card.getByText(/^wpłacono 3\s600,00\szł z\s4\s800,00\szł · ostatnio 14\.10\.2026$/u)).toBeTruthy();
    expect(await card.findByText('średnia 3,83')).toBeTruthy();
    expect(card.getByText(/^2 z\s4 · brakuje: Statystyka \+1$/u)).toBeTruthy();
    const balance = within(await screen.findByRole('region', { name: 'Saldo osoby' }));
    expect(balance.getByText(/^−1\s000,00\szł$/u)).toBeTruthy();
    expect(balance.getByText(/^pozostało 1\s200,00\szł, nadpłaty 200,00\szł$/u)).toBeTruthy();
    const recent = within(screen.getByRole('region', { name: 'Ostatnio' }));
    expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Wpłata 1\s200,00\szł14 października 2026 · z\swyciągu$/u),
      expect.stringMatching(/^Zmiana danych1 października 2026 · Sekretariat$/u),
    ]);
  });

  test('whoever looks at the personal data sees how many enrolments there are, and may add one', async () => {
    await open('/students/7', { answers: progress });
    expect((await screen.findByRole('tab', { name: /^Kierunki/u })).textContent).toBe('Kierunki2');
    await press('Przypisz do kierunku');
    const dialog = await dialogNamed('Nowy kierunek: Agnieszka Dąbrowska');
    expect(dialog.getByRole('combobox', { name: /Semestr rozpoczęcia/u })).toBeTruthy();
  });

  test('a coordinator sees neither money nor grades beside the enrolments', async () => {
    await open('/students/7?tab=kierunki', { role: 2, answers: progress });
    await screen.findByRole('region', { name: 'Logopedia' });
    expect(screen.queryByText('Rozliczenie')).toBeNull();
    expect(screen.queryByText('Oceny')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Saldo osoby' })).toBeNull();
  });

  test('of whoever is not theirs alone, a coordinator reads that the secretariat keeps the rest', async () => {
    const student = studentOf([first], { rodo: null, can: { edit: false, openForm: false } });
    const answers = { '/api/student-course/user/7': { body: { student, items: [first] } } };
    await open('/students/7', { role: 2, answers });
    expect(await screen.findByText(/Pozostałe dane tej osoby prowadzi sekretariat\.$/u)).toBeTruthy();
    // The first tab is that of the enrolments.
    await screen.findByRole('region', { name: 'Logopedia' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Kierunki1',
      'Zaliczenie',
    ]);
    expect(screen.queryByRole('button', { name: 'Edytuj konto' })).toBeNull();
    expect(screen.queryByText(/RODO/u)).toBeNull();
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
    await userEvent.type(field, '4900,50{Enter}');
    expect(await screen.findByText(/^Proszę podać wyłącznie cyfry$/u)).toBeTruthy();
    expect(sent('PUT')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '4.900,00{Enter}');
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

test.each([
  ['Agnieszka Dąbrowska', 'widzi słuchaczka'],
  ['Jan Dąbrowski', 'widzi słuchacz'],
])('the history of %s says who sees a change', async (name, words) => {
  const entry = {
    id: 'audit-1',
    at: '2026-10-01T10:00:00.000Z',
    who: 'Małgorzata Wiśniewska',
    role: 'Sekretariat',
    kind: 'price',
    about: 'Logopedia',
    reason: null,
    changes: [{ label: 'Cena', before: '4 800,00 zł', after: '4 500,00 zł' }],
    shown: true,
    unread: null,
  };
  const page = { items: [entry], total: 1, capped: false, counts: [{ kind: 'price', count: 1 }], actors: [] };
  await open('/students/7?tab=historia', {
    answers: {
      '/api/student-course/user/7': { body: { student: studentOf([first], { name }), items: [first] } },
      '/api/person-history/7': { body: page },
    },
  });
  expect(await screen.findByText(words)).toBeTruthy();
});
