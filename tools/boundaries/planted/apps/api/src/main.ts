// plants: composition-only-through-doors
import { buildApp } from '#app';
import { listPlaces } from '#modules/provider/places/places.queries.ts';
import { pool } from '#platform/db/database.ts';

export const main = [buildApp, listPlaces, pool];
