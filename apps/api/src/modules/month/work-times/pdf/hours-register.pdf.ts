import { formatMonth, formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { totalHours } from '@indeks/contract/month/work-times/work-times.rules';
import type { PrintedMonth } from '#modules/month/monthly-reports/index.ts';
import { dataTable, fields, note, signatures } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

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
  changed,
}: PrintedMonth<RegisteredHours>): PdfDocument => ({
  title: 'Rejestr godzin',
  subtitle: formatMonth(month),
  person: name,
  blocks: [
    fields({ label: 'Imię i nazwisko', value: name }),
    ...(changed ? [note(changed)] : []),
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
      sum: ['', 'Razem', '', formatNumber(totalHours(entries), 1), ''],
    }),
    signatures('podpis zleceniobiorcy', 'podpis zleceniodawcy'),
  ],
});
