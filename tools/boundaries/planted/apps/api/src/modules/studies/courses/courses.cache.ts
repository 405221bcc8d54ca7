// plants: pool-only-in-main-testing-context
import { pool } from '#platform/db/database.ts';

export const cache = pool;
