export const fileGroupTexts = {
  nameRequired: 'Podanie grupy plików jest wymagane',
  rolesRequired: 'Podanie grupy odbiorców jest wymagane',
  fileTooLarge: 'Maksymalna wielkość pliku to 5\u00a0MB!',
  fileNameRequired: 'Podanie nazwy pliku jest wymagane',
} as const;
