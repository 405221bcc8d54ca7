import { pool } from '#platform/db/database.ts';

export const testPlace = pool;
