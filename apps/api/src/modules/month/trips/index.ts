export { readAcceptedTrips, tripsPrinted } from './documents.service.ts';
export { sumCells, tripCells, type RegisteredTrip } from './pdf/mileage-register.pdf.ts';
export { mountTrips } from './trips.routes.ts';
export { fixRates, releaseRates } from './trips.service.ts';
