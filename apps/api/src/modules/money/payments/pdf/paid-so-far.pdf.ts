import { formatGrosze, formatMonth, formatNumericDate } from '@indeks/contract/common/format';
import type { OwnDues, OwnPayment, OwnPayments } from '@indeks/contract/money/payments/own-payments.schemas';
import { dataTable, fields, heading, note, type PdfBlock } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';

/** The payments of a person for each enrolment, the oldest first, and the remaining amount. */
export const paidSoFar = (person: string, money: OwnPayments, today: string): PdfDocument => ({
  title: 'Potwierdzenie wpłat',
  person,
  blocks: [
    fields({ label: 'Imię i\u00a0nazwisko', value: person }),
    ...money.enrolments.flatMap((row) => enrolmentBlocks(row, money.payments)),
    ...(money.enrolments.length === 0 ? [note('Brak wpłat.')] : []),
    note(
      money.lastReport
        ? `Stan na dzień ${formatNumericDate(money.lastReport)}. Dokument wygenerowany ${formatNumericDate(today)}.`
        : `Dokument wygenerowany ${formatNumericDate(today)}.`,
    ),
  ],
});

const enrolmentBlocks = (row: OwnDues, payments: readonly OwnPayment[]): PdfBlock[] => {
  const own = payments.filter(({ scid }) => scid === row.id).toReversed();
  const names = [row.courseName, row.courseName2].filter(Boolean).join(', ');
  return [
    heading(`${names}, nabór ${formatMonth(row.date.slice(0, 7))}`),
    fields({ label: 'Czesne', value: inZloty(row.price) }, balanceField(row.balance)),
    dataTable({
      columns,
      rows: own.map(({ date, amount }, index) => [
        String(index + 1),
        formatNumericDate(date),
        formatGrosze(amount),
      ]),
      sum: ['', 'Razem', formatGrosze(row.paid)],
      empty: 'Brak wpłat',
    }),
  ];
};

const columns = [
  { header: 'Lp.', share: 0.3, numeric: true },
  { header: 'Data' },
  { header: 'Kwota (zł)', numeric: true },
] as const;

const inZloty = (grosze: number): string => `${formatGrosze(grosze)}\u00a0zł`;

const balanceField = (balance: number) => {
  if (balance > 0) return { label: 'Pozostało', value: inZloty(balance) };
  if (balance < 0) return { label: 'Nadpłata', value: inZloty(-balance) };
  return { label: 'Saldo', value: 'Opłacone' };
};
