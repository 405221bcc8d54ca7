import { formatNumber, formatNumericDate, formatPeriod, searchInTitle } from '@indeks/contract/common/format';
import { drivenKm, totalKm } from '@indeks/contract/month/trips/trips.rules';
import type { PrintedPeriod } from '#modules/month/monthly-reports/index.ts';
import { dataTable } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { runningSums } from '#platform/pdf/running-sums.ts';

interface PrintedTrip {
  readonly date: string;
  readonly start: string;
  readonly destination: string;
  readonly km: number;
  readonly return_to_start: boolean;
  readonly return_date: string | null;
  readonly listed_name: string;
}

export const tripsOfAll = ({
  from,
  to,
  entries: trips,
  search,
}: PrintedPeriod<PrintedTrip>): PdfDocument => ({
  title: `Lista przejazdów – ${formatPeriod(from, to)}${searchInTitle(search)}`,
  orientation: 'landscape',
  blocks: [
    dataTable({
      columns,
      rows: trips.map(row),
      sum: sumRow('Razem', totalKm(trips)),
      running: runningSums(trips, 0, addKm).map((km) => sumRow('', km)),
      empty: 'Brak przejazdów',
    }),
  ],
});

const addKm = (km: number, trip: PrintedTrip): number => totalKm([{ km, return_to_start: false }, trip]);

const sumRow = (words: string, km: number): string[] => ['', words, '', '', '', formatNumber(km, 1), ''];

const columns = [
  { header: 'Lp.', share: 0.5, numeric: true },
  { header: 'Data', share: 0.9 },
  { header: 'Skąd', share: 2 },
  { header: 'Dokąd', share: 2 },
  { header: 'Powrót', share: 0.9 },
  { header: 'Km', share: 0.8, numeric: true },
  { header: 'Nazwisko i\u00a0imię', share: 2.2 },
] as const;

const row = (trip: PrintedTrip, index: number): string[] => [
  String(index + 1),
  formatNumericDate(trip.date),
  trip.start,
  trip.destination,
  trip.return_date ? formatNumericDate(trip.return_date) : '',
  formatNumber(drivenKm(trip), 1),
  trip.listed_name,
];
