import { counted } from '#shared/lib/plural.ts';

/** The fields of an enrolment, wherever it is made. */
export const studiesTexts = {
  semester: 'Semestr rozpoczęcia',
  place: 'Miejscowość',
  course: 'Kierunek',
  tuition: 'Czesne (zł)',
  secondCourse: 'Drugi kierunek',
  secondTuition: 'Czesne za drugi kierunek (zł)',
  coordinator: 'Koordynator',
  placeFirst: 'Najpierw wybierz miejscowość',
  noCoordinator: 'Ta placówka nie ma koordynatora',
  comment: 'Komentarz',
} as const;

/** Tuition that is changed where it stands. */
export const inlinePriceTexts = {
  tuition: 'Czesne',
  editPrice: 'Zmień czesne',
  savePrice: 'Zapisz czesne',
  cancelPrice: 'Nie zmieniaj czesnego',
  priceSaved: 'Zapisano czesne',
} as const;

/** What is left to be paid. */
export const balanceTexts = {
  owed: (amount: string) => `Do zapłaty ${amount}`,
  overpaid: (amount: string) => `Nadpłata ${amount}`,
  settled: 'Opłacone',
} as const;

/** When something is to be paid. */
export const dueTexts = {
  until: (day: string) => `Do zapłaty do ${day}`,
  overdue: (days: number) => `Po terminie ${counted(days, { one: 'dzień', few: 'dni', many: 'dni' })}`,
} as const;
