export { listPlaces } from './places.queries.ts';
