// plants: one-writer-per-table
import { sql } from 'kysely';
export const statement = sql`update places
set name = ${'x'}`;
