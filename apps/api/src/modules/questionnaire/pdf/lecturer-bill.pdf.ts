import { dataTable, fields, sideBySide, signatures, type PdfBlock } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { contractorBlocks, dots, recipientBlocks, type Contractor, type Provider } from './parties.ts';

interface Bill {
  readonly contractor: Contractor;
  readonly provider: Provider;
}

/** There is no prescribed form; these are the data a bill for a contract of mandate is expected to have. */
export const lecturerBillPdf = ({ contractor, provider }: Bill): PdfDocument => ({
  title: 'Rachunek do umowy',
  blocks: [
    sideBySide(
      [fields({ label: 'Rachunek nr', value: dots(36) }, { label: 'Do umowy nr', value: dots(36) })],
      [fields({ label: 'Miejsce i\u00a0data', value: dots(36) }, { label: 'z\u00a0dnia', value: dots(36) })],
    ),
    sideBySide(contractorBlocks(contractor), recipientBlocks(provider)),
    fields(
      { label: 'Za wykonanie', value: dots(90) },
      { label: 'Za okres', value: `od ${dots(36)} do ${dots(36)}` },
      { label: 'Liczba godzin', value: dots(30) },
    ),
    amounts,
    fields(
      { label: 'Słownie do wypłaty', value: dots(90) },
      { label: 'Nazwa banku', value: dots(90) },
      { label: 'Numer rachunku', value: dots(90) },
    ),
    signatures('data i\u00a0podpis wykonawcy', 'potwierdzam wykonanie umowy: data i\u00a0podpis odbiorcy'),
  ],
});

const amounts: PdfBlock = dataTable({
  columns: [
    { header: 'Lp.', share: 0.4, numeric: true },
    { header: 'Pozycja', share: 4.6 },
    { header: 'Kwota (zł)', share: 2, numeric: true },
  ],
  rows: [
    'Wynagrodzenie brutto',
    'Koszty uzyskania przychodu (20% / 50%)',
    'Składki na ubezpieczenia społeczne (emerytalne, rentowe, chorobowe)',
    'Składka na ubezpieczenie zdrowotne',
    'Zaliczka na podatek dochodowy',
  ].map((position, index) => [String(index + 1), position, '']),
  sum: ['', 'Do wypłaty (netto)', ''],
});
