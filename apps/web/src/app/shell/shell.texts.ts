import type { MenuGroup } from '#app/screens/screen.ts';
import { counted, type PluralForms } from '#shared/lib/plural.ts';

const resultForms: PluralForms = { one: 'wynik', few: 'wyniki', many: 'wyników' };
const nearForms: PluralForms = { one: 'podobny', few: 'podobne', many: 'podobnych' };

export const shellTexts = {
  mainMenu: 'Menu główne',
  openMenu: 'Otwórz menu',
  whatIsNew: 'Co nowego',
  greeting: 'Dzień dobry',
  quickSearch: 'Szukaj',
  quickSearchOpen: 'Szukaj…',
  quickSearchField: 'Osoba, kierunek, protokół lub ekran',
  quickSearchFound: 'Znalezione',
  quickSearchScreen: 'Ekran',
  quickSearchPeople: 'Osoby',
  quickSearchScreens: 'Ekrany',
  quickSearchCourses: 'Kierunki',
  quickSearchCourse: 'Kierunek',
  quickSearchProtocols: 'Protokoły',
  quickSearchActions: 'Działania',
  quickSearchAddStudent: 'Dodaj słuchacza',
  quickSearchRecent: 'Ostatnio',
  quickSearchNear: 'Czy chodziło o…',
  quickSearchCandidate: 'Kandydat',
  quickSearchNothing: 'Nic nie znaleziono.',
  quickSearchKeys: [
    [['↑', '↓'], 'wybór'],
    [['Enter'], 'otwórz'],
    [['Tab'], 'następna grupa'],
  ],
  /** Guesses are counted apart. */
  quickSearchCount: (found: number, near: number) =>
    near === 0 ? counted(found, resultForms) : `${counted(found, resultForms)}, ${counted(near, nearForms)}`,
  helpButton: 'Pomoc',
  chat: 'Chat',
  notifications: 'Powiadomienia',
  unread: (label: string, count: number) => (count === 0 ? label : `${label}, nieprzeczytane: ${count}`),
  settings: 'Ustawienia konta',
  womanStudent: 'Słuchaczka',
  photo: 'Zmień zdjęcie',
  sessions: 'Moje sesje',
  keys: 'Skróty klawiszowe',
  about: 'O\u00a0systemie',
  colorScheme: 'Wygląd',
  colorSchemes: { auto: 'Jak w\u00a0systemie', light: 'Jasny', dark: 'Ciemny' },
  signOut: 'Wyloguj się',
  newVersion: 'Jest nowa wersja',
  newVersionHelp: 'Po odświeżeniu ta sama strona otworzy się w\u00a0nowej wersji.',
  newVersionOpen: 'Odśwież stronę',
  menuGroups: {
    start: undefined,
    'own-settlements': 'Moje rozliczenia',
    studies: 'Studia',
    people: 'Osoby',
    settlements: 'Rozliczenia',
    teaching: 'Nauczanie',
    communication: 'Komunikacja',
    university: 'Uczelnia',
    account: 'Konto',
  } satisfies Record<MenuGroup, string | undefined>,
} as const;
