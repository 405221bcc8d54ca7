// plants: platform-knows-no-module
import { listPlaces } from '#modules/places/index.ts';

export const greedy = listPlaces;
