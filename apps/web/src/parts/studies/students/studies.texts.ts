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
