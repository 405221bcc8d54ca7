export const tripTexts = {
  carRequired: 'Podanie pojazdu jest wymagane',
  startRequired: 'Podanie miejsca wyjazdu jest wymagane',
  destinationRequired: 'Podanie miejsca przyjazdu jest wymagane',
  kmRequired: 'Podanie liczby kilometrów jest wymagane',
  kmRange: 'Liczba kilometrów musi być większa od 0',
  kmStep: 'Podaj kilometry z\u00a0dokładnością do jednego miejsca po przecinku',
  dateRequired: 'Podanie daty jest wymagane',
  returnDateRequired: 'Podanie daty powrotu jest wymagane',
  returnBeforeStart: 'Data powrotu nie może być wcześniejsza niż data wyjazdu',
  commentTooLong: 'Komentarz może mieć najwyżej 500 znaków',
} as const;
