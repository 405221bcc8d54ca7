/** Messages of the schemas. */
export const reportTexts = {
  reasonRequired: 'Podaj powód cofnięcia akceptacji',
  /** What has to be filled in before a report is sent, in the accusative. */
  questionnaire: 'kwestionariusz osobowy',
  companyForm: 'dane firmy',
} as const;
