import { join } from 'node:path';
import { demoAccountLines } from '../../apps/api/seeds/demo-accounts.ts';
import { startChild } from '../shared/children.ts';
import { undoneAfter } from '../shared/ending.ts';
import { main } from '../shared/main.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { env } from '../shared/env.ts';
import { root } from '../shared/root.ts';
import { answersHttp, needFreePort } from '../services/network.ts';
import { needPrograms } from '../services/packages.ts';
import { developmentPlan } from '../services/plan.ts';
import { sql } from '../services/postgres.ts';
import { startServices } from '../services/services.ts';
import { onSourceChange, restarting } from './restarting.ts';
import { linkZoom, startStandIn } from './zoom.ts';

const ports = { web: 5173, api: 3000, apiMetrics: 9464, workerMetrics: 9465, zoom: 3180 };
const address = `http://localhost:${ports.web}`;

// Before the first call, which needs it.
const untilInterrupted = new Promise<never>(() => undefined);

await main(develop);

async function develop(): Promise<void> {
  for (const [what, port] of Object.entries(ports)) await needFreePort(`pnpm dev (${what})`, port);
  console.log('services …');
  const services = await startServices(developmentPlan());
  await prepareDatabase(services.databaseOwnerUrl);

  // Another Zoom that is named in the environment is used instead of the stand-in.
  const zoom = env('ZOOM_API_ADDRESS')
    ? undefined
    : await startStandIn(services.databaseOwnerUrl, ports.zoom);
  const settings = zoom?.settings ?? {};
  const api = restarting(() => startApi('api', 'http', ports.apiMetrics, settings));
  const worker = restarting(() => startApi('worker', 'worker', ports.workerMetrics, settings));
  const vite = ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'];
  const web = restarting(() => startChild('web', 'node', vite, { cwd: join(root, 'apps', 'web') }));
  const sources = ['apps/api/src', 'packages/contract/src'].map((folder) => join(root, folder));
  const stopWatching = onSourceChange(sources, () => {
    void api.restart();
    void worker.restart();
  });

  const finish = async () => {
    stopWatching();
    await Promise.all([api.end(), worker.end(), web.end(), zoom?.close()]);
    process.exit(0);
  };
  await undoneAfter(finish, async () => {
    await waitUntil('the API', () => answersHttp(`http://127.0.0.1:${ports.api}/api/ready`), 60_000).catch(
      tell,
    );
    if (zoom) await linkZoom(`http://127.0.0.1:${ports.api}`, address).catch(tell);
    await waitUntil('the web', () => answersHttp(address), 60_000).catch(tell);
    console.log(
      `\n${demoAccountLines().join('\n')}\n\nmail     ${services.maildevUrl}\nIndeks   ${address}\n`,
    );
    await untilInterrupted;
  });
}

/** Migrates always, and writes the demo data only into an empty database. */
async function prepareDatabase(ownerUrl: string): Promise<void> {
  await mustRun('node', ['apps/api/src/migrate.ts'], { cwd: root, show: true, timeout: 120_000 });
  await needPrograms(['psql'], ['postgresql-client']);
  const inhabited = await sql(ownerUrl, 'select exists (select from users)');
  if (inhabited.trim() === 't') return;
  console.log('demo data …');
  await mustRun('node', ['apps/api/seeds/cli.ts'], { cwd: root, timeout: 600_000 });
}

function startApi(
  name: string,
  role: string,
  metricsPort: number,
  settings: Readonly<Record<string, string>>,
) {
  const environment = {
    ...process.env,
    ...settings,
    ROLES: role,
    PORT: String(ports.api),
    METRICS_PORT: String(metricsPort),
    PUBLIC_ADDRESS: address,
  };
  return startChild(name, 'node', ['apps/api/src/main.ts'], { cwd: root, env: environment });
}

function tell(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
