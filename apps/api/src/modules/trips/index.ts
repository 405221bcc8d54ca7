export { mountTrips } from './trips.routes.ts';
