// plants: shared-knows-no-data
import { placesQuery } from '#data/places.ts';

export const counter = placesQuery;
