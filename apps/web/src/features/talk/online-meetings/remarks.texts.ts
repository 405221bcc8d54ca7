import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';

const busy: PluralForms = { one: 'osoba ma', few: 'osoby mają', many: 'osób ma' };
const people: PluralForms = { one: 'osoba', few: 'osoby', many: 'osób' };

const otherPlaces: PluralForms = {
  one: 'inna miejscowość',
  few: 'inne miejscowości',
  many: 'innych miejscowości',
};

/** As many places as one remark names. */
const mostNamed = 5;

/** Remarks of the creator: they tell, and forbid nothing. */
export const remarkTexts = {
  title: 'Możesz zapisać mimo to:',
  host: (topic: string, from: string, until: string) =>
    `Prowadzący ma wtedy spotkanie „${topic}” (${from}–${until}).`,
  students: (count: number, topic: string, from: string) =>
    `${count}\u00a0${plural(count, busy)} w\u00a0tym czasie spotkanie „${topic}” (${from}).`,
  weekends: (places: readonly { place: string; people: number }[]) => {
    const named = places
      .slice(0, mostNamed)
      .map(({ place, people: count }) => `${place} (${count}\u00a0${plural(count, people)})`);
    const rest = places.length - named.length;
    const others = rest === 0 ? '' : ` i\u00a0${counted(rest, otherPlaces)}`;
    return places.length === 1
      ? `Tego dnia jest zjazd słuchaczy z\u00a0listy: ${named.join()}.`
      : `Tego dnia są zjazdy słuchaczy z\u00a0listy: ${named.join(', ')}${others}.`;
  },
  hostWeekend: (place: string) => `Prowadzący jest tego dnia na zjeździe: ${place}.`,
  row: (number: number) => `Nachodzi na spotkanie ${number} z\u00a0tej listy.`,
} as const;
