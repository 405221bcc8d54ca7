import type { MenuGroup } from '#app/screens/screen.ts';

export const shellTexts = {
  mainMenu: 'Menu główne',
  openMenu: 'Otwórz menu',
  whatIsNew: 'Co nowego',
  greeting: 'Dzień dobry,',
  chat: 'Chat',
  notifications: 'Powiadomienia',
  unread: (label: string, count: number) => (count === 0 ? label : `${label}, nieprzeczytane: ${count}`),
  settings: 'Ustawienia konta',
  photo: 'Zmień zdjęcie',
  sessions: 'Moje sesje',
  about: 'O\u00a0systemie',
  colorScheme: 'Wygląd',
  colorSchemes: { auto: 'Jak w\u00a0systemie', light: 'Jasny', dark: 'Ciemny' },
  signOut: 'Wyloguj się',
  menuGroups: {
    start: undefined,
    'own-settlements': 'Moje rozliczenia',
    studies: 'Moje studia',
    people: 'Osoby',
    settlements: 'Rozliczenia',
    teaching: 'Nauczanie',
    communication: 'Komunikacja',
    university: 'Uczelnia',
    account: 'Konto',
  } satisfies Record<MenuGroup, string | undefined>,
} as const;
