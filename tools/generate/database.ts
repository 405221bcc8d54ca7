import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiEnvironment } from '../shared/app-env.ts';
import { undoneAfter } from '../shared/ending.ts';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { ephemeralPlan } from '../services/plan.ts';
import { startServices, stopServices } from '../services/services.ts';
import { databaseSchema } from './database-schema.ts';

const codegen = join(root, 'apps', 'api', 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');

// As the type parsers of platform/db/database.ts read them: dates stay text, counts and sums are numbers.
const options = [
  '--dialect=postgres',
  '--date-parser=string',
  '--numeric-parser=number',
  '--type-mapping={"int8":"number"}',
  '--default-schema=public',
  '--include-pattern=public.*',
  '--exclude-pattern=public.schema_*',
];

/** A database that all migrations have just made, in a PostgreSQL of its own: its types, and its tables as SQL. */
export async function readDatabase(): Promise<{ types: string; schema: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'indeks-generate-'));
  const [firstPort = 0] = await freePorts(7);
  const clearAway = async () => {
    await stopServices(dir);
    rmSync(dir, { recursive: true, force: true });
  };
  return undoneAfter(clearAway, async () => {
    const services = await startServices(ephemeralPlan(dir, firstPort, ['postgres']));
    const env = { ...apiEnvironment(services, dir), NODE_ENV: 'test', FILES_DRIVER: 'disk', FILES_DIR: dir };
    await mustRun('node', ['apps/api/src/migrate.ts'], { cwd: root, env, timeout: 60_000 });
    const file = join(dir, 'schema.ts');
    const args = [codegen, ...options, `--url=${services.databaseOwnerUrl}`, `--out-file=${file}`];
    await mustRun('node', args, { cwd: join(root, 'apps', 'api'), env, timeout: 60_000 });
    return { types: readFileSync(file, 'utf8'), schema: await databaseSchema(services.databaseOwnerUrl) };
  });
}
