import type { RowState } from './bank-reports.keys.ts';

/** Messages of the upload of a bank's file; the sentence about its size is the specification's. */
export const bankReportTexts = {
  nameRequired: 'Podanie nazwy jest wymagane',
  tooLarge: 'File size should be less than 2 MB!',
  commentRequired: 'Podanie komentarza jest wymagane',
} as const;

/** States of a row, on the screen and in files. */
export const rowStateNames: Readonly<Record<RowState, string>> = {
  matched: 'Dopasowana',
  unmatched: 'Do wyjaśnienia',
  known: 'Już znana',
  refused: 'Odrzucona',
  explained: 'Wyjaśniona',
  dismissed: 'Nie dotyczy słuchaczy',
  asked: 'Prawdopodobnie ta sama wpłata',
  withheld: 'Wstrzymana: plik jest uszkodzony',
};
