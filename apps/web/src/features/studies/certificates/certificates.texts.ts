import { formatMoney, formatNumber, formatNumericDate } from '#shared/lib/format.ts';
import { counted } from '#shared/lib/plural.ts';

const certificates = { one: 'świadectwo', few: 'świadectwa', many: 'świadectw' };
const people = { one: 'osoba', few: 'osoby', many: 'osób' };

const numberOf = (count: number, capped: boolean) =>
  capped ? `ponad ${formatNumber(count)}` : String(count);

/** '0215/2026 – 0251/2026', or the only one. */
const rangeOf = (numbers: readonly string[]): string =>
  [...new Set([numbers.at(0), numbers.at(-1)])].join(' – ');

export const registerTexts = {
  title: 'Rejestr świadectw',
  help: 'Numery bez przerw, treść zamrożona w\u00a0dniu wystawienia.',
  list: 'Rejestr świadectw',
  noun: { one: 'wpis', few: 'wpisy', many: 'wpisów' },
  search: 'Numer, nazwisko, album lub blankiet',
  empty: { title: 'Brak świadectw', text: 'Wystawione świadectwa pojawią się tutaj.' },
  issue: 'Wystaw świadectwa',
  csv: 'Rejestr (CSV)',
  year: 'Rok',
  course: 'Kierunek',
  columns: {
    number: 'Numer',
    made: 'Wystawione',
    name: 'Nazwisko i\u00a0imię',
    course: 'Kierunek',
    copies: 'Egz.',
    blank: 'Blankiet',
    state: 'Stan i\u00a0wydanie',
  },
  album: (album: string) => `album ${album}`,
  copies: (copies: number) => (copies === 0 ? '1' : `1 + ${copies}`),
  duplicate: 'duplikat',
  duplicateOf: (number: number) => `duplikat ${number}`,
  noBlank: 'brak numeru',
  lacksBlank: 'brak blankietu',
  states: { waiting: 'do odbioru', 'no-blank': 'bez numeru blankietu', doubted: 'do wyjaśnienia' },
  counts: {
    waiting: (count: number, capped: boolean) => `${numberOf(count, capped)} do odbioru`,
    'no-blank': (count: number, capped: boolean) => `${numberOf(count, capped)} bez blankietu`,
  },
  printing: 'Wydruk',
  statistics: 'GUS S-12 (CSV)',
  statisticsOf: (year: number) => `Stan na 31.12.${year}`,
  testPrint: 'Wydruk próbny',
  layout: 'Położenie wydruku',
  waits: 'do odbioru',
  handed: { 'in-person': 'wydane', post: 'wysłane' },
  handedHow: (day: string, how: 'in-person' | 'post') =>
    `${formatNumericDate(day)}, ${how === 'post' ? 'list polecony' : 'osobiście'}`,
  replaces: (number: string) => `w\u00a0miejsce ${number}`,
  superseded: (number: string) => `nieważne, zastąpiło je ${number}`,
  doubted: 'do wyjaśnienia',
  annulled: (day: string) => `unieważnione ${formatNumericDate(day)}`,
  because: (reason: string) => `Powód: ${reason}`,
  state: 'Stan',
  onBlank: 'Wydruk na blankiet',
  onWhite: 'Wydruk na białym papierze',
  edit: 'Blankiet i\u00a0wydanie',
  statement: 'Zaświadczenie o\u00a0ukończeniu',
  makeDuplicate: 'Wystaw duplikat',
  reissue: 'Nowe wydanie po zmianie nazwiska',
  renew: 'Nowe wydanie z\u00a0dzisiejszą treścią',
  annul: 'Unieważnij',
} as const;

export const resolveTexts = {
  changed: (day: string) => `Podstawa zmieniona dnia ${formatNumericDate(day)}:`,
  doubts: {
    grade: (subject: string, now: number | null) =>
      now === null
        ? `${subject}: nie ma już oceny`
        : `${subject}: obowiązuje ocena ${formatNumber(now / 10, 1)}`,
    protocol: (subject: string) => `${subject}: protokół wycofany`,
    archived: () => 'studia słuchacza są w\u00a0archiwum',
  },
  renew: (number: string) => `Nowe wydanie w\u00a0miejsce ${number}`,
  renewHelp:
    'Nowe świadectwo dostanie kolejny numer, a\u00a0oceny, wynik i\u00a0dane takie jak dzisiaj. Dotychczasowe przestaje obowiązywać. Odbierz je od słuchacza.',
  renewReason: 'Podstawa (korekta protokołu, decyzja)',
  makeRenewal: 'Wystaw nowe świadectwo',
  renewed: (number: string) => `Wystawiono świadectwo ${number}.`,
  annul: (number: string) => `Unieważnić świadectwo ${number}?`,
  annulHelp:
    'Numer i\u00a0treść zostają w\u00a0rejestrze, a\u00a0kto sprawdza świadectwo, dowie się, że jest nieważne. Tego nie da się cofnąć.',
  annulReason: 'Powód',
  makeAnnulment: 'Unieważnij świadectwo',
  annulled: (number: string) => `Świadectwo ${number} jest unieważnione.`,
} as const;

export const certificateDialogTexts = {
  edit: (number: string) => `Świadectwo ${number}`,
  blank: 'Numer blankietu',
  handedOn: 'Dzień wydania',
  handedHow: 'Sposób wydania',
  notHanded: 'jeszcze nie wydane',
  ways: { 'in-person': 'osobiście', post: 'list polecony' },
  save: 'Zapisz',
  saved: 'Zapisano w\u00a0rejestrze.',
  duplicate: (number: string) => `Duplikat świadectwa ${number}`,
  duplicateHelp:
    'Duplikat ma treść zamrożoną w\u00a0dniu wystawienia i\u00a0ten sam numer. Wpisu nie da się usunąć.',
  duplicateReason: 'Powód',
  makeDuplicate: 'Wystaw duplikat',
  duplicated: 'Duplikat jest w\u00a0rejestrze.',
  reissue: (number: string) => `Nowe wydanie w\u00a0miejsce ${number}`,
  reissueHelp:
    'Nowe świadectwo dostanie kolejny numer i\u00a0dane osobowe z\u00a0formularza słuchacza, reszta treści zostaje. Dotychczasowe przestaje obowiązywać. Odbierz je od słuchacza.',
  reissueReason: 'Podstawa (decyzja, data)',
  makeReissue: 'Wystaw nowe świadectwo',
  reissued: (number: string) => `Wystawiono świadectwo ${number}.`,
} as const;

export const completionTexts = {
  title: 'Ukończenie grupy',
  back: 'Wróć do ukończenia studiów',
  register: 'Rejestr świadectw',
  missing: {
    title: 'Nie ma takiej grupy',
    text: 'Wybierz nabór i\u00a0kierunek na liście ukończenia studiów.',
  },
  failed: 'Nie udało się odczytać grupy.',
  ready: (count: number) => counted(count, { one: 'gotowy', few: 'gotowych', many: 'gotowych' }),
  notReady: (count: number) => `${count} jeszcze nie`,
  testPrint: 'Wydruk próbny',
  aside: 'Podsumowanie grupy',
  readiness: 'Gotowość grupy',
  outOf: (count: number) => (count === 1 ? 'z\u00a01 osoby' : `z\u00a0${count} osób`),
  lacking: (count: number, things: number) =>
    `${counted(count, people)}: ${counted(things, { one: 'brak', few: 'braki', many: 'braków' })}. Gdy je uzupełnisz, osoba sama przejdzie do gotowych.`,
  withoutClasses: (count: number) =>
    `${counted(count, { one: 'przedmiot', few: 'przedmioty', many: 'przedmiotów' })} bez podziału na zajęcia praktyczne i\u00a0na odległość`,
  withoutClassesHelp: 'Świadectwo można wystawić, ale w\u00a0tych kolumnach będą kreski.',
  openFacts: 'Uzupełnij kierunek',
  noEmblem: 'Bez godła uczelni: plik z\u00a0godłem podaje się w\u00a0ustawieniach systemu.',
  certificates: 'Świadectwa',
  numbers: 'Numery',
  result: 'Wynik',
  formulas: { average: 'średnia ocen', 'average-by-ects': 'średnia ważona ECTS' },
  signs: 'Podpisuje',
  none: '–',
  results: 'Wyniki',
  columns: {
    name: 'Nazwisko i\u00a0imię',
    album: 'Nr albumu',
    average: 'Średnia',
    result: 'Wynik na świadectwie',
    ects: 'ECTS',
    number: 'Numer',
  },
  groups: {
    missing: (count: number) => `Jeszcze nie: ${counted(count, people)}`,
    ready: (count: number) => `Gotowi: ${counted(count, people)}`,
    certified: (count: number) => `Mają świadectwo: ${counted(count, people)}`,
  },
  capped: 'Grupa jest większa: widać pierwsze sto osób.',
  all: 'Zaznacz wszystkich gotowych',
  choose: (name: string) => `Zaznacz: ${name}`,
  nobody: 'W\u00a0tej grupie nikogo nie ma.',
  ects: (ects: number) => `${ects} ECTS`,
  albumWord: 'album',
  lacks: {
    grade: (subject?: string) => (subject === undefined ? 'Brak ocen' : `Brak oceny: ${subject}`),
    protocol: (subject?: string) => `Brak protokołu: ${subject ?? ''}`,
    thesis: () => 'Brak pracy końcowej',
    practice: () => 'Brak praktyki',
    'practice-place': () => 'Praktyka: brak miejsca odbycia',
    owed: (_subject?: string, amount = 0) => `Zaległość ${formatMoney(amount)}`,
    album: () => 'Brak numeru albumu',
    birth: () => 'Brak daty lub miejsca urodzenia',
    'subject-hours': (subject?: string) => `Przedmiot bez godzin lub ECTS: ${subject ?? ''}`,
    ects: (_subject?: string, amount = 0) => `Za mało punktów ECTS: ${amount}`,
  },
  mend: {
    grade: 'Wpisz ocenę',
    protocol: 'Zamknij protokół',
    thesis: 'Uzupełnij pracę',
    practice: 'Zalicz praktykę',
    'practice-place': 'Uzupełnij praktykę',
    owed: 'Rozliczenie',
    album: 'Nadaj numer',
    birth: 'Uzupełnij dane',
    'subject-hours': 'Uzupełnij kierunek',
    ects: 'Uzupełnij kierunek',
  },
  ask: 'Poproś słuchacza',
  first: (number: string, name: string) =>
    `Pierwszy numer: ${number}, o\u00a0ile nikt nie wystawi świadectwa wcześniej. Podpisuje ${name}.`,
  completed: 'Dzień ukończenia',
  issued: 'Dzień wystawienia',
  copies: 'Odpisy obok oryginału',
  copiesChosen: 'Egzemplarze',
  copiesOf: (copies: number) =>
    copies === 0 ? 'oryginał' : `1 + ${counted(copies, { one: 'odpis', few: 'odpisy', many: 'odpisów' })}`,
  chosen: (count: number) => `Zaznaczono: ${counted(count, people)}`,
  frozen: 'Treść świadectw zostanie zamrożona, a\u00a0numery nadane bez przerw. Tego nie da się cofnąć.',
  submit: (count: number) => `Wystaw ${counted(count, certificates)}`,
  preview: 'Podgląd',
  previewTitle: 'Podgląd świadectw',
  previewHelp:
    'Tak będzie wyglądać wydruk. Podgląd niczego nie zapisuje i\u00a0nie nadaje numeru: jeśli ktoś wystawi świadectwo wcześniej, numery przesuną się dalej.',
  previewFailed: 'Nie udało się przygotować podglądu.',
  person: 'Osoba',
  paper: 'Papier',
  papers: { blank: 'Na blankiet', white: 'Na białym papierze' },
  done: (numbers: readonly string[]) =>
    `Wystawiono ${counted(numbers.length, certificates)}: ${rangeOf(numbers)}.`,
} as const;

export const certificateVerificationTexts = {
  title: 'Sprawdź świadectwo',
  help: 'Numer i\u00a0kod stoją na drugiej stronie świadectwa, obok kodu QR. Porównaj te dane z\u00a0dokumentem, który masz w\u00a0ręku.',
  number: 'Numer świadectwa',
  numberExample: 'np. 0215/2026',
  valid: 'Świadectwo jest ważne',
  superseded: (number: string) => `Świadectwo zastąpiło nowe wydanie nr ${number}. To nie obowiązuje.`,
  doubted: (day: string) => `Od ${formatNumericDate(day)} uczelnia wyjaśnia podstawę tego świadectwa`,
  doubtedHelp: 'Zanim na nim polegasz, zapytaj w\u00a0sekretariacie uczelni.',
  annulled: (day: string) => `Świadectwo unieważniono ${formatNumericDate(day)}. To nie obowiązuje.`,
  unknown: 'Nie ma takiego świadectwa',
  another: 'Sprawdź inne',
  fields: {
    number: 'Numer',
    issued: 'Wystawione',
    person: 'Osoba',
    course: 'Studia',
    result: 'Wynik',
    completed: 'Ukończone',
    issuer: 'Uczelnia',
    duplicates: 'Duplikaty',
    hash: 'SHA-256 treści',
  },
  noDuplicates: 'brak',
  initials: 'Ze względu na ochronę danych pokazujemy tylko inicjały.',
} as const;
