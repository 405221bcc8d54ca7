import type { OrderedListKind } from './ordered-lists.keys.ts';

/** The names of printed lists, on the screen and in notifications. */
export const listNames: Readonly<Record<OrderedListKind, string>> = {
  students: 'Lista słuchaczy',
  trips: 'Lista przejazdów',
  'work-times': 'Lista godzin pracy',
  meetings: 'Kalendarz zjazdów',
  protocols: 'Protokoły w\u00a0jednym pliku',
};
