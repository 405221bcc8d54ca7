import { listPlaces } from '#modules/provider/places/index.ts';

export const buildApp = listPlaces;
