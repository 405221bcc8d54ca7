import { csvStream, textColumn } from '#platform/csv/csv.ts';
import type { PlaceRow } from './places.queries.ts';

const columns = [
  textColumn<PlaceRow>('Placówka', (place) => place.name),
  textColumn<PlaceRow>('Miejsce', (place) => place.organization),
  textColumn<PlaceRow>('Adres', (place) => place.address),
  textColumn<PlaceRow>('Koordynatorzy', (place) =>
    place.coordinators.map((person) => person.name).join(', '),
  ),
  textColumn<PlaceRow>('E-mail', (place) => place.email),
  textColumn<PlaceRow>('Telefon', (place) => place.telephone),
  textColumn<PlaceRow>('Status', (place) => (place.active === 1 ? 'Aktywny' : 'Nieaktywny')),
];

export const placesCsv = (rows: AsyncIterable<PlaceRow>) => csvStream(columns, rows);
