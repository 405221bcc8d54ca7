/** Messages of the upload of a bank's file; the sentence about its size is the specification's. */
export const bankReportTexts = {
  nameRequired: 'Podanie nazwy jest wymagane',
  tooLarge: 'File size should be less than 2 MB!',
  commentRequired: 'Podanie komentarza jest wymagane',
} as const;
