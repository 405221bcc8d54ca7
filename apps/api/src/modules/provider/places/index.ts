export { seesEveryPlace } from './places.policy.ts';
export { ownPlaceIds } from './places.queries.ts';
export { mountPlaces } from './places.routes.ts';
export { releaseCoordinators } from './places.service.ts';
