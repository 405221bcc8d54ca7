/** Messages of the schemas. */
export const reportTexts = {
  reasonRequired: 'Podaj powód cofnięcia akceptacji',
  /** The data required before a report is sent, in the accusative. */
  questionnaire: 'kwestionariusz osobowy',
  companyForm: 'dane firmy',
} as const;
