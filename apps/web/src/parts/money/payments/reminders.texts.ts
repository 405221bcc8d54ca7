import { daysBetween } from '@indeks/contract/common/months.rules';
import { formatNumber } from '#shared/lib/format.ts';
import { counted, type PluralForms } from '#shared/lib/plural.ts';

/** To how many. */
const people: PluralForms = { one: 'osobie', few: 'osobom', many: 'osobom' };

/** A reminder of what a student owes. */
export const reminderTexts = {
  action: 'Przypomnij',
  of: (name: string) => `Przypomnij o\u00a0wpłacie: ${name}`,
  sent: (sum: string) => `Wysłano przypomnienie o\u00a0kwocie ${sum}`,
  many: (count: number) => `Przypomnij ${counted(count, people)}`,
  question: (count: number) => `Przypomnieć o\u00a0wpłacie ${counted(count, people)}?`,
  consequence:
    'Każda osoba z\u00a0tej listy, która ma zaległość lub ratę w\u00a0ciągu 14\u00a0dni, dostanie powiadomienie z\u00a0kwotą, a\u00a0e-mail zgodnie ze swoim wyborem. Kto dostał przypomnienie dziś, nie dostanie drugiego.',
  failed: 'Nie udało się wysłać przypomnień. Spróbuj ponownie.',
  sentToMany: (count: number, sum: string) =>
    `Przypomniano ${counted(count, people)}, razem o\u00a0kwocie ${sum}`,
  everybodyBefore: 'Wszystkim z\u00a0tej listy przypomniano już dziś.',
  tooMany: (limit: number) =>
    `Naraz można przypomnieć mniej niż ${formatNumber(limit)} osobom. Zawęź listę filtrem lub wyszukiwaniem.`,
  /** Undefined for a reminder of an earlier day. */
  lately: (day: string | null, today: string) => {
    if (day === null) return undefined;
    if (day === today) return 'przypomniano dziś';
    return daysBetween(day, today) === 1 ? 'przypomniano wczoraj' : undefined;
  },
  sentToday: 'Przypomniano dziś. Kolejne przypomnienie można wysłać jutro.',
} as const;
