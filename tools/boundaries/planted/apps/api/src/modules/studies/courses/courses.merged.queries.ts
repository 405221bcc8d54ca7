// plants: one-writer-per-table
import { sql } from 'kysely';
export const statement = sql`merge into places as p using newer as n on n.id = p.id when matched then delete`;
