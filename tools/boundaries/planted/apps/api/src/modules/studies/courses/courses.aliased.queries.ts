// plants: one-writer-per-table
import { sql } from 'kysely';
export const statement = sql`update places as p set name = ${'x'}`;
