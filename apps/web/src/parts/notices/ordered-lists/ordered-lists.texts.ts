import type { OrderedListFailure } from '@indeks/contract/notices/ordered-lists/ordered-lists.keys';
import { formatNumber, formatStamp } from '#shared/lib/format.ts';
import { counted, plural } from '#shared/lib/plural.ts';

/** "z 1 wiersza", "z 3400 wierszy". */
const ofRows = { one: 'wiersza', few: 'wierszy', many: 'wierszy' };
const rows = { one: 'wiersz', few: 'wiersze', many: 'wierszy' };

const failures: Readonly<Record<OrderedListFailure, string>> = {
  'not-allowed': 'Nie masz już dostępu do tej listy.',
  'too-long':
    'Przybyło wierszy i\u00a0lista nie mieści się już w\u00a0jednym dokumencie. Zawęź filtry i\u00a0zamów ją ponownie.',
  fault: 'Coś poszło nie tak po naszej stronie. Zamów ją ponownie.',
};

export const orderedListTexts = {
  label: (name: string) => `${name} (PDF)`,
  waiting: 'Lista czeka na swoją kolej',
  drawing: 'Lista powstaje',
  leave: 'Możesz opuścić tę stronę, damy znać, gdy lista będzie gotowa.',
  progress: (done: number, total: number) =>
    `${formatNumber(done)}\u00a0z\u00a0${formatNumber(total)}\u00a0${plural(total, ofRows)}`,
  cancel: 'Anuluj',
  ready: 'Lista jest gotowa',
  kept: (total: number, until: string) => `${counted(total, rows)}. Plik czeka do ${formatStamp(until)}.`,
  download: 'Pobierz',
  remove: 'Usuń plik',
  failed: 'Nie udało się przygotować listy',
  failure: (reason: OrderedListFailure | null) => failures[reason ?? 'fault'],
  hide: 'Zamknij',
};
