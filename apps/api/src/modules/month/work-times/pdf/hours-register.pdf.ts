import { formatMonth, formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { totalHours } from '@indeks/contract/month/work-times/work-times.rules';
import { acceptanceBlocks, type PrintedMonth } from '#modules/month/monthly-reports/index.ts';
import { dataTable, fields, signatures } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { runningHours } from './running-hours.ts';

interface RegisteredHours {
  readonly date: string;
  readonly city: string;
  readonly hours: number;
  readonly comment: string;
}

/** The number of hours that a contractor confirms, as the act on the minimum wage asks (art. 8b). */
export const hoursRegister = ({
  name,
  month,
  entries,
  ...decision
}: PrintedMonth<RegisteredHours>): PdfDocument => ({
  title: `Rejestr godzin – ${formatMonth(month)}`,
  person: name,
  blocks: [
    fields({ label: 'Nazwisko i\u00a0imię', value: name }),
    ...acceptanceBlocks(decision),
    dataTable({
      columns: [
        { header: 'Lp.', share: 0.5, numeric: true },
        { header: 'Data', share: 1.1 },
        { header: 'Miejscowość', share: 2 },
        { header: 'Liczba godzin', share: 1, numeric: true },
        { header: 'Komentarz', share: 3 },
      ],
      rows: entries.map((entry, index) => [
        String(index + 1),
        formatNumericDate(entry.date),
        entry.city,
        formatNumber(entry.hours, 1),
        entry.comment,
      ]),
      sum: sumRow('Razem', totalHours(entries)),
      running: runningHours(entries).map((hours) => sumRow('', hours)),
    }),
    signatures('podpis zleceniobiorcy', 'podpis zleceniodawcy'),
  ],
});

const sumRow = (words: string, hours: number): string[] => ['', words, '', formatNumber(hours, 1), ''];
