export const issueTexts = {
  titleRequired: 'Podanie tematu zgłoszenia jest wymagane',
  descriptionRequired: 'Podanie opisu zgłoszenia znacznie ułatwi nam jego realizację',
  fileTooLarge: 'Maksymalna wielkość pliku to 3\u00a0MB!',
  mergeRequired: 'Wybranie zgłoszenia jest wymagane',
  tooManyFiles: 'Do zgłoszenia można dołączyć najwyżej 10\u00a0plików.',
} as const;
