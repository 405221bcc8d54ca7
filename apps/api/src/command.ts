import { readConfig, type Config } from '#platform/config.ts';
import { createDatabase, createPool, type Database } from '#platform/db/database.ts';
import { loadDevelopmentEnv } from '#platform/development-env.ts';

interface CommandParts {
  readonly config: Config;
  readonly db: Database;
  /** Tells the operator, on the standard output. */
  readonly say: (line: string) => void;
}

/** A command of the operator, with the settings of the processes. What goes wrong is said without a stack. */
export const runCommand = async (work: (parts: CommandParts) => Promise<void>): Promise<void> => {
  try {
    const config = readConfig(loadDevelopmentEnv(process.env));
    const url = config.DATABASE_URL;
    const db = createDatabase(createPool({ url, max: 2, name: 'indeks-command', onError: () => {} }));
    try {
      await work({ config, db, say: (line) => console.log(line) });
    } finally {
      await db.destroy();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
