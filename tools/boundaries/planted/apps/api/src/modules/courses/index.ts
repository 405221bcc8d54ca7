import { listPlaces } from '#modules/places/index.ts';

export const listCourses = listPlaces;
