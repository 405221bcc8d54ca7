import { listPlaces } from '#modules/places/index.ts';

export const buildApp = listPlaces;
