import { formatNumericDate } from '#shared/lib/format.ts';

export const dialogsTexts = {
  signOut: 'Wyloguj się',
  consent: {
    title: 'Informacja o\u00a0przetwarzaniu danych osobowych',
    accept: 'Potwierdzam zapoznanie się z\u00a0informacją o\u00a0przetwarzaniu moich danych osobowych',
    save: 'Zapisz',
  },
  welcome: {
    title: 'Witaj w\u00a0Indeksie',
    person:
      'Zanim zaczniesz, wypełnij kwestionariusz osobowy. Te dane są potrzebne do rozliczenia Twojej umowy, podatków i\u00a0ubezpieczeń.',
    company: 'Zanim zaczniesz, wypełnij dane firmy. Są potrzebne do rozliczania Twoich faktur.',
  },
  yearly: {
    title: 'Coroczne potwierdzenie danych',
    question: {
      person: (formDate: string) =>
        `Ostatni raz kwestionariusz osobowy został wypełniony ${formatNumericDate(formDate)}. Czy dane zmieniły się od tego dnia?`,
      company: (formDate: string) =>
        `Ostatni raz dane firmy zostały wypełnione ${formatNumericDate(formDate)}. Czy zmieniły się od tego dnia?`,
    },
    no: 'Nie',
    yes: 'Tak',
    back: 'Wróć do pytania',
    confirmHelp: 'Potwierdź, że dane są nadal aktualne. Formularz otrzyma dzisiejszą datę.',
    formDate: 'Data wypełnienia formularza',
    confirm: 'Potwierdź z\u00a0dzisiejszą datą',
    changeHelp:
      'Popraw pola, które się zmieniły, i\u00a0zapisz formularz. Data wypełnienia jest dzisiejsza i\u00a0nie można jej zmienić.',
  },
  saved: {
    /** To the letter. */
    sentence: 'Poprawnie zapisano dane',
    laterIn: 'Późniejsze zmiany wprowadzisz w\u00a0',
    settings: 'ustawieniach konta',
    toSign: 'Wydrukuj dokument, podpisz go i\u00a0przekaż do sekretariatu.',
    print: 'Pobierz PDF do podpisu',
  },
} as const;
