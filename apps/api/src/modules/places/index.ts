export { mountPlaces } from './places.routes.ts';
export { releaseCoordinators } from './places.service.ts';
