import {
  dataTable,
  fields,
  sideBySide,
  signatures,
  type Field,
  type PdfBlock,
} from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { contractorBlocks, dots, recipientBlocks, type Contractor, type Provider } from './parties.ts';

interface Car {
  readonly brand: string;
  readonly model: string;
  readonly engine: number;
  readonly registration_nr: string;
}

interface Bill {
  readonly contractor: Contractor;
  readonly provider: Provider;
  readonly cars: readonly Car[];
}

/** For journeys that are not in the portal: filled in by hand. */
export const mileageBillPdf = ({ contractor, provider, cars }: Bill): PdfDocument => ({
  title: 'Rachunek za przejazdy samochodem',
  blocks: [
    sideBySide(
      [fields({ label: 'Rachunek nr', value: dots(36) }, { label: 'Za miesiąc', value: dots(36) })],
      [fields({ label: 'Miejsce i\u00a0data', value: dots(36) })],
    ),
    sideBySide(contractorBlocks(contractor), recipientBlocks(provider)),
    fields(...(cars.length > 0 ? cars.map(carField) : [{ label: carLabel, value: dots(90) }])),
    tripsTable(cars.length),
    fields({ label: 'Słownie do wypłaty', value: dots(90) }, { label: 'Numer rachunku', value: dots(90) }),
    signatures('data i\u00a0podpis wykonawcy', 'data i\u00a0podpis odbiorcy'),
  ],
});

const carLabel = 'Pojazd, pojemność, rejestracja';

const carField = ({ brand, model, engine, registration_nr }: Car): Field => ({
  label: carLabel,
  value: `${brand} ${model}, ${engine}\u00a0cm³, ${registration_nr}`,
});

/** So many fit with the signatures on one page, less one for every car after the first. */
const blankRows = (cars: number): number => Math.max(4, 9 - Math.max(1, cars));

const tripsTable = (cars: number): PdfBlock =>
  dataTable({
    columns: [
      { header: 'Lp.', share: 0.5, numeric: true },
      { header: 'Data', share: 1.1 },
      { header: 'Trasa (skąd – dokąd)', share: 2.8 },
      { header: 'Cel', share: 2 },
      { header: 'Liczba km', share: 0.9, numeric: true },
      { header: 'Stawka (zł)', share: 0.9, numeric: true },
      { header: 'Wartość (zł)', share: 1.1, numeric: true },
    ],
    rows: Array.from({ length: blankRows(cars) }, (_, index) => [String(index + 1), '', '', '', '', '', '']),
    sum: ['', 'Razem', '', '', '', '', ''],
  });
