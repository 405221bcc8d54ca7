export const onlineMeetingTexts = {
  /** These to the letter. */
  topicRequired: 'Podanie tematu spotkania jest wymagane',
  dateRequired: 'Podanie daty jest wymagane',
  timeRequired: 'Podanie godziny jest wymagane',
  courseRequired: 'Podanie kierunku jest wymagane',
  durationRequired: 'Podanie długości trwania spotkania jest konieczne',
  participantsRequired: 'Wybranie przynajmniej jednego studenta jest wymagane',
  hostRequired: 'Podanie prowadzącego jest konieczne',

  timeMalformed: 'Podaj godzinę w\u00a0formacie GG:MM',
  passwordTooLong: 'Hasło spotkania może mieć najwyżej 10 znaków',
  passwordMalformed: 'Hasło spotkania może mieć litery, cyfry i\u00a0znaki @ - _ *',
} as const;
