/** Messages of the forms of a course and its subjects; that of the course to the letter. */
export const courseTexts = {
  nameRequired: 'Podanie kierunku jest wymagane',
  subjectNameRequired: 'Podanie przedmiotu jest wymagane',
  semesterRequired: 'Podanie semestru jest wymagane',
  endingRequired: 'Wybierz zaliczenie lub egzamin',
} as const;

/** How screens and documents call them. */
export const courseWords = {
  active: { 0: 'Nieaktywny', 1: 'Aktywny' },
  ending: { 0: 'Zaliczenie', 1: 'Egzamin' },
  programme: { 0: 'Program do 2023.10', 1: 'Program od 2024.03' },
} as const;
