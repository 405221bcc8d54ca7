import { isOn } from '@indeks/contract/common/flags';
import { textColumn } from '#platform/csv/csv.ts';
import type { PlaceRow } from './places.queries.ts';

export const placeColumns = [
  textColumn<PlaceRow>('Placówka', (place) => place.name),
  textColumn<PlaceRow>('Miejsce', (place) => place.organization),
  textColumn<PlaceRow>('Adres', (place) => place.address),
  textColumn<PlaceRow>('Koordynatorzy', (place) =>
    place.coordinators.map((person) => person.name).join(', '),
  ),
  textColumn<PlaceRow>('E-mail', (place) => place.email),
  textColumn<PlaceRow>('Telefon', (place) => place.telephone),
  textColumn<PlaceRow>('Status', (place) => (isOn(place.active) ? 'Aktywny' : 'Nieaktywny')),
];
