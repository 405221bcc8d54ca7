import { formatDateTime, formatInMonth, formatMonthName, formatNumber } from '#shared/lib/format.ts';
import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';

const payments: PluralForms = { one: 'wpłata', few: 'wpłaty', many: 'wpłat' };
const days: PluralForms = { one: 'dzień', few: 'dni', many: 'dni' };
const students: PluralForms = { one: 'słuchacz', few: 'słuchaczy', many: 'słuchaczy' };
const persons: PluralForms = { one: 'osoba', few: 'osoby', many: 'osób' };

const millisecondsOfDay = 86_400_000;
export const daysSince = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay));

const ago = (day: string, today: string): string => {
  const passed = daysSince(day, today);
  return passed === 0 ? 'dziś' : `${counted(passed, days)} temu`;
};

/** An accountant's first page. */
export const settlementsTexts = {
  upload: 'Wczytaj wyciąg',
  csv: 'Zestawienie sald (CSV)',
  drop: {
    title: 'Upuść tu plik z\u00a0banku',
    help: 'CSV, MT940, camt.053, Elixir-O\u00a0lub zip, do 2\u00a0MB.',
    wrongKind: 'Takiego pliku nie można wczytać',
  },
  lastReport: (timestamp: string | undefined, today: string) =>
    timestamp === undefined
      ? 'nie wczytano jeszcze wyciągu'
      : `ostatni wyciąg wczytano ${ago(timestamp.slice(0, 10), today)}`,
  zloty: (grosze: number) => formatNumber(Math.round(grosze / 100)),
  currency: 'zł',
  waiting: {
    title: 'Wpłaty do wyjaśnienia',
    unit: (count: number, sum: string) => `${plural(count, payments)} na ${sum}`,
    oldest: (day: string, today: string) => `najstarsza czeka ${counted(daysSince(day, today), days)}`,
    none: 'Każda wpłata ma swojego słuchacza.',
    action: 'Wyjaśnij wpłaty',
  },
  received: {
    title: (month: string) => `Wpłynęło ${formatInMonth(month)}`,
    label: 'Wpłaty',
    context: (count: number, month: string, sum: string) =>
      `${counted(count, payments)} · cały ${formatMonthName(month)}: ${sum}`,
    action: 'Zobacz wyciągi',
  },
  owed: {
    title: 'Zaległości',
    people: (count: number) => `${formatNumber(count)} ${plural(count, students)} · dni po terminie`,
    overpaid: (sum: string, people: number) => `Nadpłaty: ${sum} (${counted(people, persons)})`,
    days: {
      month: 'do 30\u00a0dni',
      quarter: '31–90',
      longer: 'ponad 90',
    },
    action: 'Zobacz słuchaczy',
  },
  arrears: {
    title: 'Największe zaległości',
    all: (people: number) => `Wszystkie ${formatNumber(people)}`,
    /** 10.2026 */
    studies: (course: string, intake: string) => `${course} · ${intake.slice(5, 7)}.${intake.slice(0, 4)}`,
    columns: ['Słuchacz / kierunek', 'Ostatnia wpłata', 'Wpłacono', 'Zaległość'],
    none: 'Nikt nie zalega z\u00a0wpłatą.',
    days: (count: number) => counted(count, days),
    never: 'nigdy',
    lastPayment: (day: string, today: string) => ago(day, today),
    paid: 'Wpłacono',
    paidPart: (percent: number) => `${percent}%`,
  },
  reports: {
    title: 'Wyciągi',
    all: 'Zobacz wszystkie',
    none: 'Nie wczytano jeszcze żadnego wyciągu.',
    detail: (timestamp: string, count: number) =>
      `${formatDateTime(timestamp)} · ${counted(count, payments)}`,
    damaged: 'uszkodzony',
    toAccept: 'do zaakceptowania',
    toExplain: (count: number) => `${formatNumber(count)} do wyjaśnienia`,
    settled: 'Rozliczony',
  },
} as const;
