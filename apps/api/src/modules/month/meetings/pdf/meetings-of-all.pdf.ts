import { choicesInTitle, formatNumericDate, formatPeriod } from '@indeks/contract/common/format';
import { dataTable } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

interface PrintedMeeting {
  readonly start_date: string;
  readonly end_date: string;
  readonly city: string;
  readonly comment: string;
  readonly listed_name: string;
}

interface Period {
  readonly start: string;
  readonly end: string;
  readonly meetings: readonly PrintedMeeting[];
  /** The filter of the calendar, by name. */
  readonly filter: { readonly place: string | null; readonly lecturer: string | null };
}

export const meetingsOfAll = ({ start, end, meetings, filter }: Period): PdfDocument => ({
  title: `Kalendarz zjazdów – ${formatPeriod(start, end)}${choicesInTitle({
    miejscowość: filter.place,
    wykładowca: filter.lecturer,
  })}`,
  orientation: 'landscape',
  blocks: [dataTable({ columns, rows: meetings.map(row), empty: 'Brak zjazdów' })],
});

const columns = [
  { header: 'Od', share: 0.8 },
  { header: 'Do', share: 0.8 },
  { header: 'Miasto', share: 1.6 },
  { header: 'Uwagi', share: 2.4 },
  { header: 'Nazwisko i\u00a0imię', share: 2 },
] as const;

const row = (meeting: PrintedMeeting): string[] => [
  formatNumericDate(meeting.start_date),
  formatNumericDate(meeting.end_date),
  meeting.city,
  meeting.comment,
  meeting.listed_name,
];
