import type { FolderPart } from './students.keys.ts';

/** Messages of the forms of an enrolment; the first six to the letter. */
export const studentTexts = {
  dateRequired: 'Podanie terminu rozpoczęcia jest wymagane',
  courseRequired: 'Podanie kierunku studiów jest wymagane',
  placeRequired: 'Podanie miejscowości jest wymagane',
  priceRequired: 'Podanie czesnego jest wymagane',
  priceDigits: 'Proszę podać wyłącznie cyfry',
  coordinatorRequired: 'Podanie koordynatora jest wymagane',
  priceListed: 'Wybierz czesne z\u00a0listy: od 1800 do 10000\u00a0zł co 100\u00a0zł',
  secondCourse: 'Wybierz drugi kierunek albo zostaw to pole puste',
  dateUnknown: 'Wybierz nabór z\u00a0listy',
  personRequired: 'Wybierz osobę',
  sameCourse: 'Drugi kierunek musi być inny niż pierwszy',
  accountWrong:
    'Podaj 26 cyfr numeru rachunku; w\u00a0tym numerze nie zgadza się suma kontrolna lub liczba cyfr',
} as const;

/** Texts that only the server uses; separate, so that no browser loads them. */
export const studentRefusalTexts = {
  accountTaken: 'Ten numer rachunku ma już inny zapis',
  confirmCourse: 'Zmienić kierunek?',
  gradesLost: { one: 'ocena', few: 'oceny', many: 'ocen' },
  noGradesLost: 'bez ocen',
} as const;

/** Missing parts of a folder, for the tooltip of its mark. */
export const folderWords = {
  notice: 'zgoda RODO',
  form: 'kompletny formularz zgłoszeniowy',
  account: 'numer rachunku',
  album: 'numer albumu',
} as const satisfies Record<FolderPart, string>;
