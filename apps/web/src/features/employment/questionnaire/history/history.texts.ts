import type { HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import { counted } from '#shared/lib/plural.ts';

const changes = { one: 'zmiana', few: 'zmiany', many: 'zmian' };

const kinds: Readonly<Record<HistoryEntry['kind'], string>> = {
  /** To the letter. */
  created: 'Inicjacja formularza',
  changed: 'Zmiana danych',
  confirmed: 'Potwierdzenie danych',
  switched: 'Zmiana rodzaju rozliczenia',
};

export const historyTexts = {
  /** To the letter. */
  list: 'Lista zmian',
  whole: 'Cała historia osoby: cena, kierunek, rachunek, oceny, umowy',
  noun: changes,
  columns: { date: 'Data', change: 'Zmiana' },
  /** To the letter. */
  empty: { title: 'Brak zmian', text: 'Formularz nie został jeszcze wypełniony.' },
  kinds,
  /** Names an entry of the history. */
  rowName: (kind: string, moment: string) => `${kind}, ${moment}`,
  unread: 'nowa',
  by: (author: string) => `Zapisane przez: ${author}`,
  before: 'Przed zmianą:',
  after: 'Po zmianie:',
  emptyValue: 'puste',
  erased: 'Wartości usunięto wraz z\u00a0formularzem',
  switchedHelp: 'Poprzedni formularz został usunięty.',
  showAll: (count: number) => `Pokaż wszystkie zmiany (${count})`,
  showFewer: 'Pokaż mniej',
  /** To the letter. */
  markAsRead: 'Oznacz jako przeczytane',
  marked: (count: number) =>
    `Oznaczono jako przeczytane: ${counted(count, { one: 'zmianę', few: 'zmiany', many: 'zmian' })}`,
} as const;
