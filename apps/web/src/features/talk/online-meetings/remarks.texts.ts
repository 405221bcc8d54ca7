import { plural, type PluralForms } from '#shared/lib/plural.ts';

const busy: PluralForms = { one: 'osoba ma', few: 'osoby mają', many: 'osób ma' };
const people: PluralForms = { one: 'osoba', few: 'osoby', many: 'osób' };

/** Remarks of the creator: they tell, and forbid nothing. */
export const remarkTexts = {
  title: 'Możesz zapisać mimo to:',
  host: (topic: string, from: string, until: string) =>
    `Prowadzący ma wtedy spotkanie „${topic}” (${from}–${until}).`,
  students: (count: number, topic: string, from: string) =>
    `${count}\u00a0${plural(count, busy)} w\u00a0tym czasie spotkanie „${topic}” (${from}).`,
  weekend: (place: string, count: number) =>
    `Tego dnia jest zjazd: ${place} (${count}\u00a0${plural(count, people)} z\u00a0listy).`,
  hostWeekend: (place: string) => `Prowadzący jest tego dnia na zjeździe: ${place}.`,
  row: (number: number) => `Nachodzi na spotkanie ${number} z\u00a0tej listy.`,
} as const;
