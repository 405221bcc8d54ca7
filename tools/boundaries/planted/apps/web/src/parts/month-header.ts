import { placesQuery } from '#data/places.ts';

export const monthHeader = placesQuery;
