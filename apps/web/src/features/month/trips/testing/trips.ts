import type { Trip } from '@indeks/contract/month/trips/trips.schemas';

/** To Radom, one way, on a day with a rate. */
export const trip: Trip = {
  id: 1,
  cid: 1,
  car: 'Škoda Octavia, EL 4K123',
  start: 'Łódź',
  destination: 'Radom',
  km: 130,
  return_to_start: false,
  date: '2026-11-06',
  return_date: null,
  comment: '',
  rate: 115,
  status: 0,
  version: 1,
};
