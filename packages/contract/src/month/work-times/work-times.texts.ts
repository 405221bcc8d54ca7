export const workTimeTexts = {
  dateRequired: 'Podanie daty jest wymagane',
  cityRequired: 'Podanie miejscowości jest wymagane',
  hoursRequired: 'Podanie liczby godzin jest wymagane',
  hoursRange: 'Liczba godzin musi być większa od 0 i\u00a0nie większa niż 24',
  hoursStep: 'Podaj pełne godziny lub połówki, na przykład 6 albo 6,5',
  commentTooLong: 'Komentarz może mieć najwyżej 500 znaków',
} as const;
