import { mostDecidedAtOnce } from '@indeks/contract/month/report-review/report-review.keys';
import { formatNumber } from '#shared/lib/format.ts';
import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';

const reportForms: PluralForms = { one: 'raport', few: 'raporty', many: 'raportów' };
const waitForms: PluralForms = { one: 'czeka', few: 'czekają', many: 'czeka' };
const personForms: PluralForms = { one: 'osoba', few: 'osoby', many: 'osób' };
/** To how many. */
const remindedForms: PluralForms = { one: 'osobie', few: 'osobom', many: 'osobom' };
const alikeForms: PluralForms = { one: 'podobna', few: 'podobne', many: 'podobnych' };
const tripForms: PluralForms = { one: 'przejazd', few: 'przejazdy', many: 'przejazdów' };
const concernForms: PluralForms = { one: 'uwaga', few: 'uwagi', many: 'uwag' };

export const reportsTexts = {
  title: 'Raporty',
  help: 'Miesięczne raporty wykładowców: czas pracy, przejazdy i\u00a0zjazdy.',
  waiting: (count: number, doubted: number) =>
    count < mostDecidedAtOnce
      ? `Na decyzję ${plural(count, waitForms)} ${counted(count, reportForms)}${doubted > 0 ? `, ${doubted}\u00a0z\u00a0uwagami` : ''}.`
      : `Na decyzję czeka co najmniej ${counted(count, reportForms)}.`,
  /** Before the link that leads to the other month. */
  elsewhere: (month: string) => `Za\u00a0${month}`,
  stillWaiting: (count: number) => `jeszcze ${formatNumber(count)}`,
  allDecided: 'Wszystko rozpatrzone',
  allDecidedHelp: 'Żaden raport nie czeka na decyzję.',
  monthDecidedHelp: 'W\u00a0tym miesiącu żaden raport nie czeka na decyzję.',
  monthDecided: 'W\u00a0tym miesiącu wszystko rozpatrzone. Raporty czekają jeszcze za:',
  list: 'Lista raportów',
  noun: personForms,
  search: 'Szukaj po nazwisku',
  onlyWaiting: 'Tylko czekające na decyzję',
  sections: { doubted: 'Z\u00a0uwagami', clean: 'Bez uwag' },
  parts: { decided: 'Rozpatrzone', missing: 'Bez raportu' },
  peopleAndReports: (people: number, reports: number) =>
    `${counted(people, personForms)}, ${counted(reports, reportForms)}`,
  people: (count: number) => counted(count, personForms),
  kind: 'Rodzaj raportu',
  anyKind: 'Każdy rodzaj',
  place: 'Miejscowość',
  anyPlace: 'Wszędzie',
  keys: [
    ['A', 'zaakceptuj'],
    ['R', 'odrzuć'],
  ],
  remind: (count: number) => `Przypomnij ${counted(count, remindedForms)}`,
  remindQuestion: (count: number) => `Przypomnieć o\u00a0raportach ${counted(count, remindedForms)}?`,
  remindConsequence: (month: string) =>
    `Każda z\u00a0tych osób dostanie powiadomienie i\u00a0e-mail, że nie ma jeszcze jej raportów za ${month}. Kto dostał przypomnienie dziś, nie dostanie drugiego.`,
  remindItems: 'Komu',
  /** Beside the name of a person who was reminded before. */
  remindedOn: (name: string, day: string) => `${name} (przypomniano ${day})`,
  remindFailed: 'Nie udało się wysłać przypomnień. Spróbuj ponownie.',
  reminded: (count: number) =>
    count === 0 ? 'Wszystkim przypomniano już dziś' : `Przypomniano ${counted(count, remindedForms)}`,
  /** Where nobody can be reminded, why. */
  reminding: {
    'too-early': 'Przypomnieć można, gdy miesiąc się skończy.',
    possible: 'Przypomniano dziś',
    'too-late': 'Przypomnieć można za trzy ostatnie miesiące.',
  },
  csv: 'Zjazdy miesiąca (CSV)',
  /** To the letter. */
  empty: { title: 'Brak raportów', text: 'Nie ma jeszcze osób, które wysyłają raporty.' },
  columns: {
    name: 'Wykładowca',
    time: 'Czas pracy',
    trip: 'Przejazdy',
    meeting: 'Kalendarz',
    concerns: 'Uwagi',
  },
  /** To the letter. */
  status: { none: 'Brak raportu', 1: 'Do zaakceptowania', 2: 'Zaakceptowany' },
  rejected: 'Odrzucony, czeka na poprawę',
  changed: 'zmieniony po akceptacji',
  notApplicable: 'nie dotyczy',
  left: 'konto nieaktywne',
  cellOf: (kind: string, name: string) => `, ${kind}: ${name}`,
  acceptHere: 'Zaakceptuj',
  rejectHere: 'Odrzuć',
  /** Beside the first concern of a kind. */
  alike: (count: number) => `i\u00a0${counted(count, alikeForms)}`,
  missingRates: (count: number) => `brak stawki: ${counted(count, tripForms)}`,
  moreConcerns: (count: number) => `i\u00a0jeszcze ${counted(count, concernForms)}`,
  concernsOf: (count: number, name: string) => `, ${counted(count, concernForms)}: ${name}`,
  concernsTitle: 'Do sprawdzenia przed akceptacją',
  acceptClean: (count: number) => `Zaakceptuj wszystkie bez uwag (${count})`,
  acceptCleanShort: (count: number) => `Zaakceptuj (${count})`,
  acceptQuestion: (count: number) => `Czy na pewno chcesz zaakceptować ${counted(count, reportForms)}?`,
  acceptConsequence: (month: string) =>
    `Zaakceptujesz raporty za ${month}, które czekają na decyzję i\u00a0nie budzą uwag. Pozostałe poczekają na Ciebie.`,
  acceptConfirm: (count: number) => `Zaakceptuj ${counted(count, reportForms)}`,
  accepted: (count: number) =>
    count === 0 ? 'Nie było już czego akceptować' : `Zaakceptowano: ${counted(count, reportForms)}`,
  acceptFailed: 'Nie udało się zaakceptować. Spróbuj ponownie.',
} as const;
