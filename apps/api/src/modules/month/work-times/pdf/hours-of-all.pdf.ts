import { roleNames, type Role } from '@indeks/contract/access/roles';
import { formatNumber, formatNumericDate, formatPeriod, searchInTitle } from '@indeks/contract/common/format';
import { totalHours } from '@indeks/contract/month/work-times/work-times.rules';
import type { PrintedPeriod } from '#modules/month/monthly-reports/index.ts';
import { dataTable } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { runningHours } from './running-hours.ts';

interface HoursOfSomebody {
  readonly date: string;
  readonly city: string;
  readonly hours: number;
  readonly listed_name: string;
  readonly role: Role;
}

export const hoursOfAll = ({ from, to, entries, search }: PrintedPeriod<HoursOfSomebody>): PdfDocument => ({
  title: `Czas pracy – ${formatPeriod(from, to)}${searchInTitle(search)}`,
  blocks: [
    dataTable({
      columns: [
        { header: 'Lp.', share: 0.6, numeric: true },
        { header: 'Nazwisko i\u00a0imię', share: 2.4 },
        { header: 'Typ', share: 1.5 },
        { header: 'Data', share: 1.1 },
        { header: 'Miejscowość', share: 1.8 },
        { header: 'Liczba godzin', share: 1, numeric: true },
      ],
      rows: entries.map((entry, index) => [
        String(index + 1),
        entry.listed_name,
        roleNames[entry.role],
        formatNumericDate(entry.date),
        entry.city,
        formatNumber(entry.hours, 1),
      ]),
      sum: sumRow('Razem', totalHours(entries)),
      running: runningHours(entries).map((hours) => sumRow('', hours)),
      empty: 'Brak czasów',
    }),
  ],
});

const sumRow = (words: string, hours: number): string[] => ['', words, '', '', '', formatNumber(hours, 1)];
