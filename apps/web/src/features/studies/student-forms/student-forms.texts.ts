export const studentFormsTexts = {
  title: 'Formularz zgłoszeniowy',
  /** In the accusative, after "zapisać". */
  what: 'formularz',
  own: 'Twoje dane',
  failed: 'Nie udało się wczytać danych osobowych',
  loading: 'Wczytuję dane... proszę czekać',
  edit: 'Edytuj dane',
  save: 'Zapisz dane',
  saveShort: 'Zapisz',
  savedAt: (moment: string) => `Ostatni zapis: ${moment}`,
  neverSaved: 'Formularz nie został jeszcze wypełniony',
  incomplete: 'Formularz jest niekompletny. Uzupełnij dane, aby teczka słuchacza była pełna.',
  incompleteOwn: 'Brakuje części danych. Przekaż je sekretariatowi lub koordynatorowi swojego ośrodka.',
  fixed: 'Dane osobowe tej osoby pochodzą z\u00a0jej kwestionariusza osobowego i\u00a0tam się je zmienia.',
  personalKept:
    'Ta osoba także wykłada: jej dane osobowe poza imieniem i\u00a0nazwiskiem prowadzi sekretariat.',
  none: 'brak',
  unsaid: 'nie podano',
  accountHelp: 'Na ten rachunek uczelnia zwraca nadpłaty.',
  sectionHelp: {
    personal: 'Tak jak w\u00a0dokumencie tożsamości.',
    address: 'Na ten adres trafia korespondencja.',
    contact: 'Te dane nie zmieniają adresu do logowania.',
    report: 'Nieobowiązkowe. Uczelnia podaje GUS tylko liczby osób, raz w\u00a0roku.',
  },
  /** To the letter. */
  saved: 'Poprawnie zapisano dane',
  backToList: 'Wróć do listy słuchaczy',
  goOn: 'Zostań na stronie',
} as const;
