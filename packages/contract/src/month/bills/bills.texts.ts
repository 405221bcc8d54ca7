export const billTexts = {
  dateRequired: 'Podaj datę rachunku',
  tooLarge: 'File size should be less than 10 MB!',
} as const;
