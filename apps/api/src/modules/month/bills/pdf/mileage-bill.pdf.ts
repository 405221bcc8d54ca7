import { formatMonth } from '@indeks/contract/common/format';
import { dots } from '#modules/employment/questionnaire/index.ts';
import {
  runningCells,
  sumCells,
  sumTrips,
  tripCells,
  type RegisteredTrip,
} from '#modules/month/trips/index.ts';
import { dataTable, fields, sideBySide, type Field, type PdfBlock } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { writeAmount } from '../amount-in-words.ts';
import {
  bothSign,
  contractField,
  contractorBlocks,
  knownOr,
  payoutBlock,
  recipientBlocks,
  type BilledContract,
  type Parties,
} from './bill-parts.ts';

export interface Car {
  readonly brand: string;
  readonly model: string;
  readonly engine: number;
  readonly registration_nr: string;
}

interface Bill extends Parties {
  readonly contract: BilledContract | undefined;
  readonly cars: readonly Car[];
  /** Undefined for a bill that is filled in by hand. */
  readonly driven: AcceptedTrips | undefined;
}

export interface AcceptedTrips {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly trips: readonly RegisteredTrip[];
}

export const mileageBillPdf = ({ contractor, provider, contract, cars, driven }: Bill): PdfDocument => ({
  title: `Rachunek za przejazdy samochodem${driven ? ` – ${formatMonth(driven.month)}` : ''}`,
  person: contractor.name,
  blocks: [
    sideBySide(
      [
        fields(
          { label: 'Rachunek nr', value: dots(36) },
          { label: 'Za miesiąc', value: knownOr(driven && formatMonth(driven.month), 36) },
        ),
      ],
      [fields({ label: 'Miejsce i\u00a0data', value: dots(36) }, contractField(contract))],
    ),
    sideBySide(contractorBlocks(contractor), recipientBlocks(provider)),
    fields(...(cars.length > 0 ? cars.map(carField) : [{ label: carLabel, value: dots(90) }])),
    driven ? filledTable(driven.trips) : blankTable(cars.length),
    payoutBlock(contractor, driven && writeValue(driven.trips)),
    bothSign('data i\u00a0podpis odbiorcy'),
  ],
});

const carLabel = 'Pojazd, pojemność, rejestracja';

const carField = ({ brand, model, engine, registration_nr }: Car): Field => ({
  label: carLabel,
  value: `${brand} ${model}, ${engine}\u00a0cm³, ${registration_nr}`,
});

const columns = [
  { header: 'Lp.', share: 0.5, numeric: true },
  { header: 'Data', share: 1.1 },
  { header: 'Trasa (skąd – dokąd)', share: 2.8 },
  { header: 'Cel', share: 2 },
  { header: 'Liczba km', share: 0.9, numeric: true },
  { header: 'Stawka (zł)', share: 0.9, numeric: true },
  { header: 'Wartość (zł)', share: 1.1, numeric: true },
] as const;

/** How many blank rows fit on one page with the signatures: one less for every car after the first. */
const blankRows = (cars: number): number => Math.max(3, 8 - Math.max(1, cars));

const blankTable = (cars: number): PdfBlock =>
  dataTable({
    columns,
    rows: Array.from({ length: blankRows(cars) }, (_, index) => [String(index + 1), '', '', '', '', '', '']),
    sum: ['', 'Razem', '', '', '', '', ''],
  });

const filledTable = (trips: readonly RegisteredTrip[]): PdfBlock =>
  dataTable({
    columns,
    rows: trips.map((trip, index) => [String(index + 1), ...tripCells(trip)]),
    sum: sumRow('Razem', sumCells(sumTrips(trips))),
    running: runningCells(trips).map((cells) => sumRow('', cells)),
  });

const sumRow = (words: string, cells: readonly string[]): string[] => ['', words, '', '', ...cells];

/** Undefined where a trip has no rate: then the sum is not all that is to be paid. */
const writeValue = (trips: readonly RegisteredTrip[]): string | undefined => {
  const { grosze } = sumTrips(trips);
  return grosze === null || trips.some(({ rate }) => rate === null) ? undefined : writeAmount(grosze);
};
