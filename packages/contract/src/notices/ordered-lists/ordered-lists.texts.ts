import type { OrderedListKind } from './ordered-lists.keys.ts';

/** What a printed list is called, on the screen and in a notification. */
export const listNames: Readonly<Record<OrderedListKind, string>> = {
  students: 'Lista słuchaczy',
  trips: 'Lista przejazdów',
  'work-times': 'Lista godzin pracy',
  meetings: 'Kalendarz zjazdów',
  protocols: 'Protokoły w\u00a0jednym pliku',
};
