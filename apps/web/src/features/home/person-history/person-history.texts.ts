import type { PersonHistoryKind } from '@indeks/contract/home/person-history/person-history.keys';

/** As a change is headed. */
const kinds: Readonly<Record<PersonHistoryKind, string>> = {
  price: 'Cena',
  course: 'Kierunek',
  account: 'Rachunek',
  grade: 'Ocena',
  form: 'Formularz',
  data: 'Dane',
  enrolment: 'Zapis',
  contract: 'Umowa',
  certificate: 'Świadectwo',
};

export const personHistoryTexts = {
  list: 'Historia zmian',
  own: 'Zmiany w\u00a0studiach i\u00a0na koncie',
  noun: { one: 'zmiana', few: 'zmiany', many: 'zmian' },
  empty: { title: 'Brak zmian', text: 'Nic jeszcze nie zostało zmienione.' },
  everything: 'Wszystko',
  kindFilter: 'Rodzaj zmian',
  kinds,
  /** As they are counted. */
  manyKinds: { ...kinds, grade: 'Oceny', enrolment: 'Zapisy', contract: 'Umowy', certificate: 'Świadectwa' },
  who: 'Kto',
  anybody: 'Wszyscy',
  when: 'Kiedy',
  periods: { ever: 'Kiedykolwiek', week: 'Ostatni tydzień', month: 'Ostatni miesiąc', year: 'Ostatni rok' },
  download: 'Pobierz CSV',
  today: 'Dziś',
  reason: (reason: string) => `powód: ${reason}`,
  before: 'Przed zmianą:',
  after: 'Po zmianie:',
  nothing: 'puste',
  shown: { man: 'widzi słuchacz', woman: 'widzi słuchaczka' },
  markAsRead: 'Przeczytane',
  marked: 'Oznaczono jako przeczytane',
  showAll: (count: number) => `Pokaż wszystkie pola (${count})`,
  showFewer: 'Pokaż mniej',
} as const;
