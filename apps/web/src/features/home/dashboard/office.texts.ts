import { contractSentence } from '@indeks/contract/employment/contracts/contract-state.rules';
import { mostCounted } from '@indeks/contract/common/cards.rules';
import { formatDayRange, formatMonth, formatMonthName, formatNumber } from '#shared/lib/format.ts';
import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';

const reportForms: PluralForms = { one: 'raport', few: 'raporty', many: 'raportów' };
const contractForms: PluralForms = {
  one: 'umowa się kończy',
  few: 'umowy się kończą',
  many: 'umów się kończy',
};
const personForms: PluralForms = { one: 'osoba bez umowy', few: 'osoby bez umowy', many: 'osób bez umowy' };
const changedForms: PluralForms = { one: 'osoba', few: 'osoby', many: 'osób' };
const waitingForms = {
  one: 'osoba czeka na odpowiedź',
  few: 'osoby czekają na odpowiedź',
  many: 'osób czeka na odpowiedź',
};
const unclaimedForms: PluralForms = {
  one: 'rozmowa niczyja',
  few: 'rozmowy niczyje',
  many: 'rozmów niczyich',
};
const unreadForms: PluralForms = {
  one: 'nieprzeczytana',
  few: 'nieprzeczytane',
  many: 'nieprzeczytanych',
};
const issueForms: PluralForms = { one: 'otwarte', few: 'otwarte', many: 'otwartych' };
const lecturerForms: PluralForms = { one: 'wykładowca', few: 'wykładowców', many: 'wykładowców' };
const candidateForms: PluralForms = {
  one: 'kandydat czeka',
  few: 'kandydatów czeka',
  many: 'kandydatów czeka',
};
const studentForms: PluralForms = { one: 'słuchacz', few: 'słuchaczy', many: 'słuchaczy' };
const placeForms: PluralForms = { one: 'placówka', few: 'placówki', many: 'placówek' };
const townForms: PluralForms = { one: 'miejscowość', few: 'miejscowości', many: 'miejscowości' };

export const officeTexts = {
  title: 'Na dziś',
  loading: 'Wczytuję, co czeka… proszę czekać',
  failed: 'Nie udało się wczytać zestawienia',
  /** Counted to a limit, above which the number says that there are more. */
  number: (count: number) => (count > mostCounted ? `${formatNumber(mostCounted)}+` : formatNumber(count)),
  waiting: {
    title: 'Do decyzji',
    unit: (count: number) => plural(count, reportForms),
    none: 'Wszystko rozpatrzone.',
    month: (month: string, count: number) => `${formatMonth(month)}: ${counted(count, reportForms)}`,
    accept: (count: number) => `Zaakceptuj ${count} bez uwag`,
    acceptIn: (count: number, month: string) => `Zaakceptuj ${count} bez uwag: ${formatMonthName(month)}`,
    question: (count: number, month: string) =>
      `Zaakceptować ${counted(count, reportForms)} bez uwag za ${formatMonth(month)}?`,
    consequence: 'Raporty z\u00a0uwagami nadal będą czekać na decyzję.',
    accepted: (count: number) => `Zaakceptowano ${counted(count, reportForms)}`,
    failed: 'Nie udało się zaakceptować raportów. Spróbuj ponownie.',
  },
  messages: {
    title: 'Wiadomości',
    unit: (count: number) => plural(count, unreadForms),
    unread: (count: number) => formatNumber(count),
    none: 'Wszystkie wiadomości przeczytane.',
  },
  inbox: {
    title: 'Skrzynka',
    unit: (count: number) => plural(count, waitingForms),
    unclaimed: (count: number, capped: boolean) =>
      `${formatNumber(count)}${capped ? '+' : ''} ${plural(count, unclaimedForms)}`,
    median: (time: string) => `Pierwsza odpowiedź po\u00a0${time} (mediana z\u00a030\u00a0dni)`,
    none: 'Nikt nie czeka na to, by ktoś zajął się rozmową.',
  },
  issues: {
    title: 'Zgłoszenia',
    unit: (count: number) => plural(count, issueForms),
    none: 'Wszystkie zgłoszenia są rozwiązane.',
  },
  contracts: {
    title: 'Umowy',
    unit: (count: number) => plural(count, contractForms),
    missing: (number: string, count: number) => `${number} ${plural(count, personForms)}`,
    state: (end: string | null, today: string) =>
      contractSentence(end === null ? null : { start: end, end }, today),
    none: 'Wszystkie umowy obowiązują dłużej niż miesiąc.',
  },
  changes: {
    title: 'Zmienione dane',
    unit: (count: number) => `${plural(count, changedForms)} ze zmianami do przeczytania`,
    none: 'Wszystkie zmiany przeczytane.',
  },
  candidates: {
    title: 'Nowi kandydaci',
    unit: (count: number) => `${plural(count, candidateForms)} na decyzję`,
    none: 'Nikt nie czeka na decyzję.',
  },
  folders: {
    title: 'Teczki niekompletne',
    unit: (count: number) => plural(count, studentForms),
    lacks: (parts: string) => `brakuje: ${parts}`,
    none: 'Wszystkie teczki są kompletne.',
  },
  studies: {
    title: 'Słuchacze na kierunkach',
    unit: (count: number) => plural(count, studentForms),
    students: (count: number) => counted(count, studentForms),
    more: (count: number) =>
      `i\u00a0${counted(count, { one: 'kolejny kierunek', few: 'kolejne kierunki', many: 'kolejnych kierunków' })}`,
    none: 'Nikt nie studiuje teraz w\u00a0Twoich placówkach.',
  },
  weekend: {
    title: 'Najbliższy zjazd',
    days: (start: string, end: string) => formatDayRange(start, end),
    lecturers: (count: number) => counted(count, lecturerForms),
    empty: 'brak wykładowcy',
    towns: (count: number) => `${plural(count, townForms)} bez wykładowcy`,
    more: (count: number) =>
      `i\u00a0${counted(count, { one: 'kolejna', few: 'kolejne', many: 'kolejnych' })}`,
    none: 'Nie ma żadnej czynnej placówki.',
    places: (count: number) => `${plural(count, placeForms)} z\u00a0zajęciami`,
    noMeeting: 'bez zajęć',
    students: 'lista słuchaczy',
    nothingPlanned: 'Nie ma zaplanowanych zjazdów w\u00a0Twoich placówkach.',
  },
} as const;
