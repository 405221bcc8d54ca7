import { formatGrosze, formatMonth, formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { formatRate } from '@indeks/contract/month/rates/rates.rules';
import { drivenKm, tripValue } from '@indeks/contract/month/trips/trips.rules';
import { acceptanceBlocks, type PrintedMonth } from '#modules/month/monthly-reports/index.ts';
import {
  dataTable,
  fields,
  heading,
  note,
  sideBySide,
  signatures,
  type PdfBlock,
} from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import { runningCells, sumCells, sumTrips, type TripSums } from './trip-sums.ts';

export interface RegisteredTrip {
  readonly car_brand: string;
  readonly car_model: string;
  readonly car_engine: number;
  readonly car_registration_nr: string;
  readonly start: string;
  readonly destination: string;
  readonly km: number;
  readonly return_to_start: boolean;
  readonly date: string;
  readonly return_date: string | null;
  readonly comment: string;
  /** Hundredths of a złoty per km; null when none was in force. */
  readonly rate: number | null;
}

/** The name of the driver. */
interface Driver {
  readonly name: string;
  /** Undefined if no questionnaire contains it: then the document has a line to write it on. */
  readonly address: string | undefined;
}

const defaultPurpose = 'zajęcia dydaktyczne – zjazd';

/** Columns and foot of the template in Dz.U. 2000 nr 103 poz. 1152, one register per car. */
export const mileageRegister = ({
  name,
  address,
  month,
  entries: trips,
  ...decision
}: PrintedMonth<RegisteredTrip> & Driver): PdfDocument => {
  const driver = { name, address };
  const cars = [...Map.groupBy(trips, carKey).values()];
  return {
    title: `Ewidencja przebiegu pojazdu – ${formatMonth(month)}`,
    person: name,
    orientation: 'landscape',
    blocks: [
      ...acceptanceBlocks(decision),
      ...(cars.length === 1 ? oneRegister(driver, trips) : registerPerCar(driver, cars)),
      ...(trips.some(({ rate }) => rate === null) ? [note(withoutRate)] : []),
      fields({ label: 'Razem w miesiącu', value: formatSums(sumTrips(trips)) }),
      signatures('podpis osoby używającej pojazdu', 'podpis pracodawcy'),
    ],
  };
};

const withoutRate =
  'Przejazdy bez stawki: w\u00a0ich dniu nie obowiązywała żadna stawka za kilometr. Suma ich nie obejmuje.';

const columns = [
  { header: 'Lp.', share: 0.5, numeric: true },
  { header: 'Data wyjazdu', share: 1.05 },
  { header: 'Trasa wyjazdu (skąd – dokąd)', share: 2.5 },
  { header: 'Cel wyjazdu', share: 2.3 },
  { header: 'Liczba przejechanych km', share: 1.15, numeric: true },
  { header: 'Stawka za 1 km (zł)', share: 0.85, numeric: true },
  { header: 'Wartość (zł)', share: 1.1, numeric: true },
  { header: 'Podpis pracodawcy', share: 1.2 },
  { header: 'Uwagi', share: 1.5 },
] as const;

const carKey = (trip: RegisteredTrip): string =>
  [trip.car_registration_nr, trip.car_brand, trip.car_model, trip.car_engine].join('\n');

const oneRegister = (driver: Driver, trips: readonly RegisteredTrip[]): PdfBlock[] => [
  sideBySide([personFields(driver)], trips.slice(0, 1).map(carFields)),
  tripsTable(trips),
];

/** The car is in a heading that stays on the page of its table. */
const registerPerCar = (driver: Driver, cars: readonly (readonly RegisteredTrip[])[]): PdfBlock[] => [
  personFields(driver),
  ...cars.flatMap((trips) => [...trips.slice(0, 1).map(carHeading), tripsTable(trips)]),
];

const personFields = ({ name, address }: Driver): PdfBlock =>
  fields(
    { label: 'Nazwisko i\u00a0imię', value: name },
    { label: 'Adres zamieszkania', value: address ?? `${'.'.repeat(60)}\n${'.'.repeat(60)}` },
  );

const carFields = (car: RegisteredTrip): PdfBlock =>
  fields(
    { label: 'Pojazd', value: `${car.car_brand} ${car.car_model}` },
    { label: 'Numer rejestracyjny', value: car.car_registration_nr },
    { label: 'Pojemność silnika', value: `${car.car_engine} cm³` },
  );

const carHeading = (car: RegisteredTrip): PdfBlock =>
  heading(
    `${car.car_brand} ${car.car_model}, nr rejestracyjny ${car.car_registration_nr}, pojemność silnika ${car.car_engine} cm³`,
  );

const tripsTable = (trips: readonly RegisteredTrip[]): PdfBlock =>
  dataTable({
    columns,
    rows: trips.map(row),
    sum: sumRow('Razem', sumCells(sumTrips(trips))),
    running: runningCells(trips).map((cells) => sumRow('', cells)),
  });

const row = (trip: RegisteredTrip, index: number): string[] => [
  String(index + 1),
  ...tripCells(trip),
  '',
  trip.return_date ? `powrót ${formatNumericDate(trip.return_date)}` : '',
];

/** Day, route, purpose, kilometres, rate and value, as every paper about trips has them. */
export const tripCells = (trip: RegisteredTrip): string[] => [
  formatNumericDate(trip.date),
  route(trip),
  trip.comment || defaultPurpose,
  formatNumber(drivenKm(trip), 1),
  trip.rate === null ? '–' : formatRate(trip.rate),
  trip.rate === null ? '–' : formatGrosze(tripValue(trip, trip.rate)),
];

const route = ({ start, destination, return_to_start }: RegisteredTrip): string =>
  [start, destination, ...(return_to_start ? [start] : [])].join(' – ');

const sumRow = (words: string, cells: readonly string[]): string[] => ['', words, '', '', ...cells, '', ''];

const formatSums = ({ km, grosze }: TripSums): string => {
  const driven = `${formatNumber(km, 1)}\u00a0km`;
  return grosze === null ? driven : `${driven}, ${formatGrosze(grosze)}\u00a0zł`;
};
