import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { ownRedis } from '../../apps/api/testing/own-redis.ts';
import { startFakeZoom } from '../../apps/api/testing/zoom/fake-zoom.ts';
import { fakeCredentials } from '../../apps/api/testing/zoom/fake-zoom-state.ts';
import { demoAccounts } from '../../apps/api/seeds/demo-accounts.ts';
import { withChildren } from '../shared/children.ts';
import { env } from '../shared/env.ts';
import { undoneAfter } from '../shared/ending.ts';
import { main } from '../shared/main.ts';
import { mustRun, run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { needFreePort } from '../services/network.ts';
import { needPrograms } from '../services/packages.ts';
import { readEnv, type ServicesEnv } from '../services/plan.ts';
import { setup } from '../vitest/test-services.ts';
import { canaries, huntPlaintext } from './plaintext-hunt.ts';
import { startSystem } from './system.ts';

// pnpm e2e [--no-build] [playwright's own arguments]
const args = process.argv.slice(2);
const database = 'indeks_e2e';
/** Each process takes a port for its calls and the next one for its metrics. */
const ports = (env('E2E_PORTS') ?? '3310,3311,3320,3321').split(',').map(Number);
/** Next year's, so that nothing which is written then has expired by today's clock. */
const nextYear = new Date().getFullYear() + 1;
const portAfter = (index: number): number => Math.max(...ports) + 1 + 2 * index;
const seasons = ['10-15', '11-20', '03-12', '03-13'].map((day, index) => ({
  port: portAfter(index),
  settings: { CLOCK_STARTS_AT: `${nextYear}-${day}T12:00:00+01:00` },
}));
/** Two processes on a Redis that a test stops. */
const apart = [0, 1].map((index) => portAfter(seasons.length + index));

await main(async () => {
  for (const port of [...ports, ...seasons.map((season) => season.port), ...apart])
    await needFreePort('pnpm e2e (is another one running?)', port);
  await needPrograms(['chromium-headless-shell'], ['chromium-headless-shell']);
  await setup();
  const dir = env('SERVICES_DIR') ?? '';
  const web = join(dir, 'e2e-web');
  process.exitCode = await withChildren(async (children) => {
    const services = readEnv(dir);
    const callPorts = ports.filter((_, index) => index % 2 === 0);
    const zoom = await startFakeZoom();
    const redis = await ownRedis();
    const stopBoth = () => Promise.all([zoom.close(), redis.stop()]);
    return undoneAfter(stopBoth, async () => {
      await redis.start();
      const further = [...seasons, ...apart.map((port) => ({ port, settings: { REDIS_URL: redis.url } }))];
      const settings = zoom.settings;
      const webBuilt = args.includes('--no-build') ? Promise.resolve() : buildWeb(web);
      const system = { services, dir, web, webBuilt, database, ports: callPorts, further, settings };
      const urls = await startSystem(system, children);
      const code = await playwright(urls, {
        E2E_MAIL_URL: services.maildevUrl,
        E2E_ACCESSIBLE: mkdtempSync(join(dir, 'accessible-')),
        E2E_APART: JSON.stringify({
          redis: redis.url,
          urls: apart.map((port) => `http://localhost:${port}`),
        }),
        E2E_ZOOM: JSON.stringify({ url: zoom.url, credentials: fakeCredentials }),
      });
      return (await hunt(services, dir)) || code;
    });
  });
});

/** Checks that nothing the tests typed into questionnaires, and no secret of Zoom, is stored in plain text. */
async function hunt({ databaseOwnerUrl, redisUrl }: ServicesEnv, dir: string): Promise<number> {
  const databaseUrl = Object.assign(new URL(databaseOwnerUrl), { pathname: `/${database}` }).href;
  const witness = demoAccounts[0]?.email ?? '';
  const found = await huntPlaintext({ databaseUrl, redisUrl, dir, witness });
  console.log(`plaintext hunt: ${Object.keys(canaries).length} canaries, ${found.length} found`);
  for (const place of found) console.error(place);
  return found.length === 0 ? 0 : 1;
}

/** Into a folder of its own: this build holds the catalogue, which never reaches production. */
async function buildWeb(folder: string): Promise<void> {
  await mustRun(
    'node',
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: join(root, 'apps', 'web'), env: { ...process.env, VITE_CATALOGUE: '1' }, timeout: 300_000 },
  );
}

async function playwright([url, secondUrl]: string[], told: Record<string, string>): Promise<number> {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const chosen = args.filter((arg) => arg !== '--no-build');
  const { code } = await run('node', [cli, 'test', ...chosen], {
    cwd: join(root, 'e2e'),
    env: {
      ...process.env,
      E2E_URL: url,
      E2E_SECOND_URL: secondUrl,
      E2E_SEASONS: seasons.map(({ port }) => `http://localhost:${port}`).join(','),
      ...told,
      E2E_ACCOUNTS: JSON.stringify(demoAccounts),
      E2E_CANARIES: JSON.stringify(canaries),
    },
    show: true,
  });
  return code;
}
