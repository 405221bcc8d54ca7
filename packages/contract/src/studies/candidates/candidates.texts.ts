/** Messages of the candidate's form; those of course and place are the enrolment's, to the letter. */
export const candidateTexts = {
  dateRequired: 'Podanie daty zgłoszenia jest wymagane',
  courseRequired: 'Podanie kierunku studiów jest wymagane',
  placeRequired: 'Podanie miejscowości jest wymagane',
  sameCourse: 'Drugi kierunek musi być inny niż pierwszy',
} as const;

/** How screens and exports call them. */
export const candidateWords = {
  question_1: 'Zainteresowanie kursem kierownika wycieczek szkolnych',
  question_2: 'Zainteresowanie kursem zarządzania projektami unijnymi',
  state: { waiting: 'Oczekuje', overdue: 'Po rekrutacji', admitted: 'Na studiach' },
} as const;
