import { join } from 'node:path';
import { servicesAsVariables } from '../shared/app-env.ts';
import { env } from '../shared/env.ts';
import { root } from '../shared/root.ts';
import { ephemeralPlan, readEnv } from '../services/plan.ts';
import { startServices } from '../services/services.ts';

/**
 * Global set-up of the API tests: services for tests only, under the names of the API's configuration. They stay up
 * between runs (`pnpm services stop` ends them), because S3 needs a quarter of a minute to start.
 * Whoever has started services already, as .ci/run does, names their folder in SERVICES_DIR.
 */
export async function setup(): Promise<void> {
  const dir = env('SERVICES_DIR') ?? (await startForTests());
  Object.assign(process.env, servicesAsVariables(readEnv(dir)), { SERVICES_DIR: dir });
}

async function startForTests(): Promise<string> {
  const dir = join(root, '.services', 'test');
  await startServices({ ...ephemeralPlan(dir, 54_400), keep: true });
  return dir;
}
