export { readAcceptedTrips, tripsPrinted } from './documents.service.ts';
export { tripCells, type RegisteredTrip } from './pdf/mileage-register.pdf.ts';
export { runningCells, sumCells, sumTrips } from './pdf/trip-sums.ts';
export { mountTrips } from './trips.routes.ts';
export { fixRates, releaseRates } from './trips.service.ts';
