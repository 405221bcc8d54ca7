export { mountPlaces } from './places.routes.ts';
