import { isSecretariat, role, type Role } from '@indeks/contract/access/roles';

export const helpTexts = {
  title: 'Pomoc',
  titleOf: (screen: string) => `Pomoc: ${screen}`,
  content: 'Treść pomocy',
  close: 'Zamknij pomoc',
  search: 'Szukaj w\u00a0pomocy, np. „numer albumu”',
  searchLabel: 'Szukaj w\u00a0pomocy',
  found: 'Znalezione w\u00a0pomocy',
  nothing: 'Nic nie znaleziono. Spróbuj innego słowa.',
  none: 'Ta strona nie ma osobnej pomocy. Wyszukaj powyżej to, czego potrzebujesz.',
  steps: 'Co tu zwykle robimy',
  show: 'Pokaż, gdzie',
  showOf: (step: string) => `Pokaż, gdzie: ${step}`,
  notShown: 'Nie ma tego teraz na ekranie. Może pojawić się po wybraniu filtra lub wiersza.',
  marks: 'Co znaczą znaki',
  undone: 'Czego nie da się cofnąć',
  ask: 'Nie ma odpowiedzi?',
  report: 'Zgłoś problem',
  back: 'Wróć do pomocy o\u00a0tym ekranie',
  open: 'Otwórz ten ekran',
} as const;

/** The person or office that each role asks. */
export function asks(reader: Role): string {
  if (reader === role.student) return 'Napisz na czacie do sekretariatu lub koordynatora.';
  if (isSecretariat(reader)) return 'Zapytaj superadministratora albo zgłoś problem.';
  return 'Napisz na czacie do sekretariatu.';
}
