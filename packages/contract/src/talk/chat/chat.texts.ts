export const chatTexts = {
  tooLong: 'Maksymalnie wiadomość może zawierać 1000 znaków',
  empty: 'Napisz wiadomość lub dodaj plik',
  fileTooLarge: 'Maksymalna wielkość pliku to 10\u00a0MB!',
  replyTitleRequired: 'Podanie nazwy jest wymagane',
  replyTextRequired: 'Podanie treści jest wymagane',
  unknownField: (written: string) => `Nie ma pola ${written}. Wybierz pole z\u00a0listy.`,
  takeOver: 'Przejąć rozmowę?',
  noteRequired: 'Podanie treści notatki jest wymagane',
  colleagueRequired: 'Wybierz osobę',
} as const;
