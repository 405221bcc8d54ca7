/** Apart from the texts of forms: a list with a filter shows them, too, and loads no form. */
export const choiceTexts = {
  choose: 'Wybierz',
  choosePerson: 'Szukaj osoby',
  searching: 'Szukam…',
  nobodyFound: 'Nie ma takiej osoby',
};
