import { pino } from 'pino';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { createCtx, type Ctx, type Services } from '#platform/context.ts';
import { createDatabase, createPool, type Database } from '#platform/db/database.ts';
import { loadDevelopmentEnv } from '#platform/development-env.ts';
import { createJobs } from '#platform/jobs/jobs.ts';

/** Tells the operator, on the standard output. */
export type Say = (line: string) => void;

/** Runs a command of the operator with the settings of the processes. Errors are printed without a stack. */
export const runCommand = async (work: (ctx: Ctx, say: Say) => Promise<void>): Promise<void> => {
  try {
    const config = readConfig(loadDevelopmentEnv(process.env));
    const db = openDatabase(config.DATABASE_URL);
    // Commands use only these services; the others would need Redis and the file store.
    const services = { config, clock: systemClock, jobs: createJobs() } as Services;
    try {
      const log = pino({ level: 'silent' });
      await work(createCtx({ services, db, log, requestId: 'command' }), (line) => console.log(line));
    } finally {
      await db.destroy();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

export const openDatabase = (url: string): Database =>
  createDatabase(createPool({ url, max: 2, name: 'indeks-command', onError: () => {} }));
