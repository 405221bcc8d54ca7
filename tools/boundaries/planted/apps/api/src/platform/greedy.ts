// plants: platform-knows-no-module
import { listPlaces } from '#modules/provider/places/index.ts';

export const greedy = listPlaces;
