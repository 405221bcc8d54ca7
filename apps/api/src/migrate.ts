import { jobNames } from '#app';
import { readConfig } from '#platform/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { installJobSchema } from '#platform/jobs/schema.ts';
import { loadDevelopmentEnv } from '#platform/development-env.ts';

const config = readConfig(loadDevelopmentEnv(process.env));
const ownerUrl = config.DATABASE_OWNER_URL;
if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is needed to migrate');
await migrate(ownerUrl, { report: (line) => console.log(line) });
await installJobSchema(ownerUrl, jobNames, 'indeks_app');
console.log('the database is up to date');
await openFileStore(config, { createBucket: true });
console.log('the file store is ready');
// The client of the file store keeps its connections for a while.
process.exit(0);
