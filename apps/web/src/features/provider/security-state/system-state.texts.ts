import type { QueueState } from '@indeks/contract/provider/security-state/system-state.schemas';
import { formatNumber } from '#shared/lib/format.ts';
import { counted } from '#shared/lib/plural.ts';

const megabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 1e5) / 10)}\u00a0MB`;

export const systemStateTexts = {
  title: 'Stan systemu',
  help: 'Jak portal działa w\u00a0tej chwili: co odpowiada, kolejki, kopie, wersje i\u00a0wielkość danych.',
  refresh: 'Odśwież',
  failed: 'Nie udało się odczytać stanu systemu.',
  parts: 'Teraz',
  lookedAt: (moment: string) => `Stan z\u00a0${moment}.`,
  well: 'Wszystko działa.',
  warnings: (count: number) =>
    `Wszystko działa, z\u00a0${counted(count, { one: 'uwagą', few: 'uwagami', many: 'uwagami' })}.`,
  bad: (count: number) => counted(count, { one: 'sprawa zła', few: 'sprawy złe', many: 'spraw złych' }),
  versions: 'Wersje',
  portal: 'Portal',
  schema: 'Ostatnia migracja bazy',
  database: 'PostgreSQL',
  node: 'Node.js',
  queues: 'Kolejki zadań',
  noQueues: 'Nic nie czeka, nic nie trwa i\u00a0nic nie przepadło od wczoraj.',
  queue: ({ waiting, oldest_seconds: oldest, running, dead }: QueueState) =>
    [
      waiting > 0 && `czeka ${formatNumber(waiting)} (najdłużej ${formatNumber(oldest)}\u00a0s)`,
      running > 0 && `trwa ${formatNumber(running)}`,
      dead > 0 && `przepadło ${formatNumber(dead)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  sizes: 'Wielkość danych',
  wholeDatabase: 'Cała baza',
  size: megabytes,
  grown: (bytes: number, since: string) =>
    `${bytes < 0 ? 'ubyło' : 'przybyło'} ${megabytes(Math.abs(bytes))} od ${since}`,
} as const;
