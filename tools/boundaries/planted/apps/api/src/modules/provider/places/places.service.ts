// plants: sql-only-in-queries
import { sql } from 'kysely';

export const statement = sql;
