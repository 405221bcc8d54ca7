export const coursePickersTexts = {
  course: 'Kierunek',
  everyCourse: 'Wszystkie kierunki',
  semester: 'Semestr',
  everySemester: 'Wszystkie semestry',
  nothingFound: 'Nic takiego nie ma',
} as const;
