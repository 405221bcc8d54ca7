import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { startSystem } from '../e2e/system.ts';
import { ephemeralPlan } from '../services/plan.ts';
import { startServices, stopServices } from '../services/services.ts';
import { withChildren } from '../shared/children.ts';
import { undoneAfter } from '../shared/ending.ts';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';

/**
 * Starts a system with demo data on free ports, with services of its own, and ends it after the work. Without a folder of a
 * built web, the web is built first.
 */
export function withOwnSystem<T>(
  { web }: { web?: string | undefined },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'indeks-screenshots-'));
  const clearAway = async () => {
    await stopServices(dir);
    rmSync(dir, { recursive: true, force: true });
  };
  return undoneAfter(clearAway, async () => {
    const [portsFrom = 0] = await freePorts(7);
    const services = await startServices(ephemeralPlan(dir, portsFrom, ['postgres', 'redis']));
    const [port = 0] = await freePorts(2);
    const built = join(dir, 'web');
    return withChildren(async (children) => {
      const [url = ''] = await startSystem(
        {
          services,
          dir,
          web: web ?? built,
          webBuilt: web === undefined ? buildWeb(built) : Promise.resolve(),
          database: 'indeks_screenshots',
          ports: [port],
          settings: { FILES_DRIVER: 'disk', FILES_DIR: join(dir, 'files'), SMTP_URL: 'smtp://127.0.0.1:9' },
        },
        children,
      );
      return work(url);
    });
  });
}

async function buildWeb(folder: string): Promise<void> {
  await mustRun(
    'node',
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: join(root, 'apps', 'web'), timeout: 300_000 },
  );
}
