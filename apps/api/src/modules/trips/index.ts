export { mountTrips } from './trips.routes.ts';
export { fixRates } from './trips.service.ts';
