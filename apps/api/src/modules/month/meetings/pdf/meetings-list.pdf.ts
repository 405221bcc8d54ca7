import { formatMonth, formatNumericDate } from '@indeks/contract/common/format';
import { daysFrom } from '@indeks/contract/common/months.rules';
import { acceptanceBlocks, type PrintedMonth } from '#modules/month/monthly-reports/index.ts';
import { dataTable, fields, signatures } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

interface ListedMeeting {
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly city: string;
  readonly comment: string;
}

export const meetingsList = ({
  name,
  month,
  entries: meetings,
  ...decision
}: PrintedMonth<ListedMeeting>): PdfDocument => ({
  title: `Lista zjazdów – ${formatMonth(month)}`,
  person: name,
  blocks: [
    fields({ label: 'Nazwisko i\u00a0imię', value: name }),
    ...acceptanceBlocks(decision),
    dataTable({
      columns,
      rows: meetings.map(row),
      empty: 'Brak zjazdów',
    }),
    fields(
      { label: 'Liczba zjazdów', value: String(meetings.length) },
      { label: 'Liczba dni', value: String(countDays(meetings)) },
    ),
    signatures('podpis wykładowcy', 'podpis osoby zatwierdzającej'),
  ],
});

const columns = [
  { header: 'Lp.', share: 0.5, numeric: true },
  { header: 'Od', share: 1.1 },
  { header: 'Do', share: 1.1 },
  { header: 'Dni', share: 0.5, numeric: true },
  { header: 'Miasto', share: 1.5 },
  { header: 'Nazwa', share: 1.5 },
  { header: 'Uwagi', share: 2 },
] as const;

const row = (meeting: ListedMeeting, index: number): string[] => [
  String(index + 1),
  formatNumericDate(meeting.start_date),
  formatNumericDate(meeting.end_date),
  String(countDays([meeting])),
  meeting.city,
  meeting.name,
  meeting.comment,
];

const countDays = (meetings: readonly ListedMeeting[]): number =>
  meetings.reduce((sum, { start_date, end_date }) => sum + daysFrom(start_date, end_date).length, 0);
