import type { Database } from './db/database.ts';
import type { Jobs } from './jobs.ts';

export interface Ctx {
  db: Database;
  jobs: Jobs;
}
