import { formatRate } from '@indeks/contract/month/rates/rates.rules';
import { counted, type PluralForms } from '#shared/lib/plural.ts';

const tripForms: PluralForms = { one: 'przejazd', few: 'przejazdy', many: 'przejazdów' };

const rate = (hundredths: number): string => `${formatRate(hundredths)}\u00a0zł/km`;

export const ratesTexts = {
  rate,
  title: 'Stawka za kilometr',
  current: (hundredths: number | null) =>
    hundredths === null ? 'nie ustawiono' : `obecnie ${rate(hundredths)}`,
  fields: { rate: 'Stawka', small: 'Stawka do 900\u00a0cm³', from: 'Obowiązuje od' },
  smallHelp: 'Tylko gdy jest inna, na przykład 0,89.',
  unit: 'zł/km',
  rateHelp: 'Na przykład 1,15.',
  fromHelp: 'Przejazdy z\u00a0wcześniejszych dni i\u00a0zaakceptowane miesiące zachowują swoją stawkę.',
  save: 'Zmień stawkę',
  set: 'Ustaw stawkę',
  dialogTitle: (name: string) => `Stawka za kilometr: ${name}`,
  ask: (hundredths: number) => `Czy stawka to na pewno ${rate(hundredths)}?`,
  askConsequence: (meant: number) =>
    `To dużo więcej niż limit ustawowy. Jeśli chodziło o\u00a0${rate(meant)}, anuluj i\u00a0wpisz stawkę z\u00a0przecinkiem.`,
  askHigh: 'To dużo więcej niż limit ustawowy. Sprawdź, czy przecinek stoi we właściwym miejscu.',
  askConfirm: (hundredths: number) => `Ustaw ${rate(hundredths)}`,
  saveFailed: 'Nie udało się zmienić stawki. Spróbuj ponownie.',
  /** To the letter. */
  saved: 'Stawka zmieniona',
  savedDetail: (hundredths: number, small: number | null, from: string) =>
    small === null
      ? `${rate(hundredths)} od ${from}`
      : `${rate(hundredths)}, do 900\u00a0cm³ ${rate(small)}, od ${from}`,
  history: 'Historia stawek',
  historyFrom: 'Od dnia',
  historyRate: 'Stawka',
  historySmall: 'Do 900\u00a0cm³',
  noHistory: 'Tej osobie nie ustawiono jeszcze stawki.',
  loadFailed: 'Nie udało się wczytać stawek',
  above: (car: string, engine: string, limit: string) =>
    `${car} (${engine}\u00a0cm³): limit ustawowy to ${limit}\u00a0zł/km.`,
  aboveTitle: 'Stawka przekracza limit ustawowy',
  aboveHelp: 'Nadwyżka ponad limit jest przychodem osoby i\u00a0podlega opodatkowaniu.',

  register: 'Ewidencja przebiegu pojazdu',
  registerHelp: 'Kilometrówka jednego miesiąca, ze stawką obowiązującą w\u00a0dniu każdego przejazdu.',
  registerOf: (trips: number, km: string) => `${counted(trips, tripForms)}, ${km}\u00a0km`,
  registerEmpty: 'W\u00a0tym miesiącu nie ma przejazdów, więc nie ma też czego drukować.',
  pdf: 'Generuj plik PDF',
} as const;
