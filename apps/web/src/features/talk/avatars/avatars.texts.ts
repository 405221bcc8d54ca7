export const avatarTexts = {
  tab: 'Zmień zdjęcie',
  title: 'Twoje zdjęcie',
  help: 'Zdjęcie widzą osoby pracujące i\u00a0uczące się w\u00a0portalu, obok Twojego imienia i\u00a0nazwiska.',
  field: 'Zdjęcie',
  rules: 'PNG, JPEG lub BMP, mniej niż 2\u00a0MB. Przytniemy je do kwadratu.',
  missing: 'Wybierz zdjęcie',
  wrongKind: 'Wybierz zdjęcie w\u00a0formacie PNG, JPEG lub BMP',
  save: 'Zapisz zdjęcie',
  /** To the letter. */
  saved: 'Zmiany zapisane',
  savedDetail: 'Nowe zdjęcie widać już obok Twojego nazwiska.',
} as const;
