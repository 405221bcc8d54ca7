import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enrolmentOf, studentOf } from '#data/testing/students.ts';
import {
  agnieszka,
  asked,
  choose,
  dialogNamed,
  endVisit,
  filesAsked,
  openStudents as open,
  pathOf,
  press,
  sent,
  startInOctober,
} from '#app/testing/open-students.tsx';

beforeEach(startInOctober);
afterEach(endVisit);

describe('the list', () => {
  test('people stand by surname with their courses, marks and ways to reach them', async () => {
    await open('/students');
    await userEvent.click(await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' }));
    const table = within(screen.getByRole('table', { name: 'Lista słuchaczy' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Słuchacz / kierunek',
      'Kontakt',
      'Semestr',
      'Miejscowość',
      'Nr albumu',
      'Praca',
      'Praktyki',
      'Numer konta',
      'Teczka',
      'Działania',
    ]);
    expect(table.getByRole('link', { name: 'Dąbrowska Agnieszka' })).toBeTruthy();
    expect(table.getByText('Logopedia')).toBeTruthy();
    expect(table.getByText('Zmiana danych')).toBeTruthy();
    expect(table.getByText('październik 2025')).toBeTruthy();
    expect(table.getByText('Teczka kompletna')).toBeTruthy();
    // At the enrolment, and in words below the enrolments of an open person.
    expect(table.getAllByText(/^W\steczce brakuje: numer rachunku, numer albumu$/u)).toHaveLength(2);
    const details = table.getByRole('link', { name: 'Otwórz stronę słuchacza' });
    expect(details.getAttribute('href')).toBe('/students/7');
  });

  test('the people of the list and all enrolments are counted beside the title, the archive at its view', async () => {
    const counts = {
      enrolments: { total: 2_871, capped: false },
      archived: { total: 37, capped: false },
    };
    const answers = { '/api/student-course/count': { body: counts } };
    await open('/students', { answers });
    await screen.findByText(/^1.osoba · 2.871.zapisów$/u);
    expect(await screen.findByRole('button', { name: /^Archiwum\s?37$/u })).toBeTruthy();
    await endVisit();
    await open('/students?pid=1', { answers });
    await screen.findByText(/^1.osoba$/u);
  });

  test('one enrolment is the row of its person; of several the newest stands there, and the rest opens', async () => {
    const only = studentOf([enrolmentOf({ id: 40, uid: 8, username: 'Jan Lis', courseName: 'Mediacje' })], {
      id: 8,
      name: 'Jan Lis',
      listed_name: 'Lis Jan',
    });
    await open('/students', { students: [agnieszka, only] });
    const toggle = await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    expect(toggle.textContent).toContain('+1');
    expect(screen.queryByRole('button', { name: 'Rozwiń: Jan Lis' })).toBeNull();
    const rows = () =>
      within(screen.getByRole('table', { name: 'Lista słuchaczy' })).getAllByRole('row').length;
    expect(rows()).toBe(3);
    await userEvent.click(toggle);
    expect(rows()).toBe(5);
    expect(screen.getByRole('button', { name: 'Zwiń: Agnieszka Dąbrowska' })).toBeTruthy();
  });

  test('on a phone the newest enrolment stands on the card of its person, the others open below it', async () => {
    await open('/students', { width: 390 });
    const toggle = await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    const list = within(screen.getByRole('list', { name: 'Lista słuchaczy' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('Logopedia')).toBeTruthy();
    expect(list.queryByText('Mediacje')).toBeNull();
    expect(list.getByText('teczka')).toBeTruthy();
    expect(list.getByRole('button', { name: /^Kopiuj telefon/ })).toBeTruthy();
    await userEvent.click(toggle);
    const others = within(screen.getByRole('list', { name: 'Agnieszka Dąbrowska' }));
    expect(others.getByText('Mediacje').closest('a')?.getAttribute('href')).toBe('/students/7');
    expect(others.getByText('bez albumu')).toBeTruthy();
    expect(others.getByText('teczka: brakuje 2')).toBeTruthy();
    expect(list.getByTitle('agnieszka@poczta.example').getAttribute('href')).toContain('mailto:');
  });

  test('e-mail, telephone and account are copied whole, and it is said', async () => {
    const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await open('/students');
    await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    for (const name of [/^Kopiuj e-mail/, /^Kopiuj telefon/, /^Kopiuj numer rachunku/]) {
      await press(name);
      expect((await screen.findAllByText('Skopiowano do schowka!')).length).toBeGreaterThan(0);
    }
    expect(write.mock.calls.flat()).toEqual([
      'agnieszka@poczta.example',
      '600301240',
      '37000000001234000000000077',
    ]);
  });

  test('filters stand in the address; what is none of them is left out', async () => {
    await open('/students?date=2025-03-01&date=2025-10-01&date=x&pid=3&cid=-1&folder=x');
    await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    const query = new URLSearchParams(asked()[0]?.split('?')[1]);
    expect(['date', 'pid', 'cid', 'folder'].map((name) => query.get(name))).toEqual([
      '2025-03-01,2025-10-01',
      '3',
      null,
      null,
    ]);
    await choose(within(document.body), 'Stan', 'Teczki niekompletne');
    await waitFor(() => expect(asked().at(-1)).toContain('folder=incomplete'));
    await choose(within(document.body), 'Stan', 'Gotowi do ukończenia');
    await waitFor(() => expect(asked().at(-1)).toContain('graduation=ready'));
    expect(asked().at(-1)).not.toContain('folder');
    await choose(within(document.body), 'Stan', 'Na\u00a03 kierunkach');
    await waitFor(() => expect(asked().at(-1)).toContain('courses=3'));
    expect(asked().at(-1)).not.toContain('graduation');
    await userEvent.click(screen.getByRole('combobox', { name: 'Semestr' }));
    await userEvent.click(await screen.findByRole('option', { name: 'marzec 2024' }));
    await waitFor(() => expect(pathOf()).toContain('date=2024-03-01'));
    await press('Wyczyść filtry');
    await waitFor(() => expect(pathOf()).toBe('/students'));
  });

  test('a search that finds nobody offers near names, and a press searches for one', async () => {
    const near = { body: { items: [], near: [{ id: 7, listed_name: 'Dąbrowska Agnieszka' }] } };
    await open('/students?search=Dombrowska', {
      students: [],
      answers: { '/api/student-course/find': near },
    });
    const name = await screen.findByRole('button', { name: 'Dąbrowska Agnieszka' });
    expect(name.closest('p')?.textContent).toBe('Czy chodziło o: Dąbrowska Agnieszka?');
    await userEvent.click(name);
    await waitFor(() =>
      expect(new URLSearchParams(asked().at(-1)?.split('?')[1]).get('search')).toBe('Dąbrowska Agnieszka'),
    );
  });

  test('the way to what each of them lacks keeps course, intake and state', async () => {
    await open('/students?date=2025-03-01&cid=4&graduation=lacking&folder=incomplete');
    await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    expect(asked()[0]).not.toContain('folder');
    await press('Więcej');
    const link = await screen.findByRole('menuitem', { name: 'Ukończenie' });
    expect(link.getAttribute('href')).toBe('/students/graduation?cid=4&date=2025-03-01&state=lacking');
  });

  test('a coordinator is not offered who may finish', async () => {
    await open('/students', { role: 2 });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Stan' }));
    const list = within(await screen.findByRole('listbox', { name: 'Stan' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Wszyscy',
      'Teczki niekompletne',
      'Na\u00a02 kierunkach',
      'Na\u00a03 kierunkach',
      'Na\u00a04 kierunkach',
    ]);
  });

  test('what is filtered is downloaded as CSV and as PDF', async () => {
    await open('/students?pid=3');
    await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    for (const [name, path] of [
      ['Lista słuchaczy (CSV)', '/api/student-course/export'],
      ['Lista słuchaczy (PDF)', '/api/student-course/pdf'],
    ] as const) {
      await press('Pobierz');
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(filesAsked(path)).toEqual(['3']));
    }
  });

  test('an empty one says so to the letter', async () => {
    await open('/students', { students: [] });
    expect(await screen.findByText('Brak słuchaczy')).toBeTruthy();
  });

  test('a coordinator who cannot add at present is told why', async () => {
    await open('/students', { role: 2, canAdd: false });
    await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
    const button = screen.getByRole('button', { name: 'Dodaj słuchacza' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(button);
    expect(await screen.findByText(/zablokowane od 10\.11\. 23:59 do 31\.12\. 23:59/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('all groups of the page are opened and closed at once', async () => {
    await open('/students');
    const rows = () =>
      within(screen.getByRole('table', { name: 'Lista słuchaczy' })).getAllByRole('row').length;
    await press('Rozwiń wszystkie');
    expect(rows()).toBe(4);
    await press('Zwiń wszystkie');
    expect(rows()).toBe(2);
  });

  test('chosen enrolments are deleted after a question that names them', async () => {
    await open('/students', { write: { body: { ok: true } } });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Zaznacz wszystko: Agnieszka Dąbrowska' }),
    );
    await press('Usuń');
    const dialog = await dialogNamed('Czy na pewno chcesz usunąć 2\u00a0zapisy?');
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Usuń 2\u00a0zapisy' }));
    await dialogNamed('Usunięto zapisy');
    expect(sent('POST')).toEqual([['/api/student-course/delete-multiple', [31, 32]]]);
  });

  test('enrolments on which something hangs are archived for a reason, and the snackbar undoes it', async () => {
    const nothing = {
      money: { payments: 0, paid: 0, balance: 0, overdueDays: 0 },
      notice: true,
      form: false,
      certificates: [] as string[],
    };
    const none = { grades: { count: 0, average: null, protocols: [] }, waiting: { count: 0, amount: 0 } };
    const paid = { payments: 3, paid: 360_000, balance: 120_000, overdueDays: 17 };
    const grades = { count: 11, average: 44, protocols: ['119/2026', '127/2026'] };
    const items = [
      { id: 31, free: false, ...nothing, ...none, money: paid, grades },
      { id: 32, free: true, ...nothing, ...none },
    ];
    await open('/students', {
      write: { body: { ok: true } },
      answers: { '/api/student-course/hanging': { body: { items } } },
    });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Zaznacz wszystko: Agnieszka Dąbrowska' }),
    );
    await press('Usuń');
    const dialog = await dialogNamed('Przenieść do archiwum 2\u00a0zapisy?');
    expect(
      dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      '3 wpłatyzostają w księgach i w zestawieniach3 600,00 zł',
      'Zaległość od 17 dniprzestaniemy o niej przypominać, dług zostaje1 200,00 zł',
      '11 ocen, protokoły 119/2026, 127/2026zostają w protokołach, karta osiągnięć się nie zmieni',
      '1 dokument w teczcezgoda RODO',
    ]);
    // What hangs on them is read before anything is chosen.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Anuluj'));
    await userEvent.click(dialog.getByRole('button', { name: 'Przenieś do archiwum' }));
    expect(await dialog.findByText('Podaj powód')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await userEvent.type(dialog.getByRole('combobox', { name: /^Powód/u }), 'Rezygnacja');
    await userEvent.click(dialog.getByRole('button', { name: 'Przenieś do archiwum' }));
    await press('Cofnij');
    await waitFor(() => expect(sent('POST')).toHaveLength(2));
    expect(sent('POST')).toEqual([
      ['/api/student-course/archive', { reason: 'Rezygnacja', day: '2026-10-15', ids: [31, 32] }],
      ['/api/student-course/restore', { reason: 'Cofnięto przeniesienie do archiwum', ids: [31, 32] }],
    ]);
    // Asked once: an archived enrolment has nothing to tell any more.
    expect(sent('GET').filter(([url]) => String(url).startsWith('/api/student-course/hanging'))).toHaveLength(
      1,
    );
  });
});

test('the archive is filtered by who archived and when, and downloaded as it is filtered', async () => {
  const page = { items: [], total: 0, capped: false, actors: [{ id: 9, name: 'Dudziak Kamila' }] };
  await open('/students/archive', { answers: { '/api/student-course/archive': { body: page } } });
  const view = within(document.body);
  await choose(view, 'Kto zarchiwizował', 'Dudziak Kamila');
  await choose(view, 'Kiedy', 'Ostatni tydzień');
  const asked = 'actor=9&since=2026-10-08';
  await waitFor(() => expect(String(sent('GET').at(-1)?.[0])).toContain(asked));
  await press('Pobierz');
  await waitFor(() =>
    expect(String(sent('GET').at(-1)?.[0])).toMatch(/^\/api\/student-course\/archive\/export\?.*actor=9/u),
  );
});
