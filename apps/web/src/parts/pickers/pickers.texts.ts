export const pickersTexts = {
  course: 'Kierunek',
  place: 'Placówka',
  semester: 'Semestr',
  everySemester: 'Wszystkie semestry',
  everyPlace: 'Wszystkie miasta',
  everyCourse: 'Wszystkie kierunki',
  person: 'Osoba',
  choosePerson: 'Szukaj osoby',
  searching: 'Szukam…',
  nobodyFound: 'Nie ma takiej osoby',
  nothingFound: 'Nic takiego nie ma',
} as const;
