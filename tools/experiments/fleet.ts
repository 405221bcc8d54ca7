import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { answersHttp } from '../services/network.ts';
import { getProgram, needPrograms } from '../services/packages.ts';
import { endChild, startChild, type Child } from '../shared/children.ts';
import { waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { longestStartMs, type Ground } from './house.ts';
import type { Release } from './releases.ts';

/** One of the processes, whichever release it is of at the moment. */
export interface Place {
  readonly name: 'api-1' | 'api-2' | 'worker';
  readonly port: number;
  readonly metricsPort: number;
  process: Child | undefined;
}

/** Two API processes and a worker behind Caddy, as `ops/compose.yaml` starts them. */
export interface Fleet {
  readonly address: string;
  readonly places: readonly Place[];
  /** Ends what runs there as an operator does and starts that release in its place; answers with the code it ended with. */
  replace(place: Place, release: Release): Promise<number | undefined>;
}

const names = ['api-1', 'api-2', 'worker'] as const;
/** The grace period of a container in ops/compose.yaml. */
const graceMs = 40_000;

export async function startFleet(ground: Ground, children: Child[], first: Release): Promise<Fleet> {
  const { dir } = ground.plan;
  const [port = 0, ...ports] = await freePorts(1 + 2 * names.length);
  const address = `http://127.0.0.1:${port}`;
  const places: readonly Place[] = names.map((name, index) => ({
    name,
    port: ports[2 * index] ?? 0,
    metricsPort: ports[2 * index + 1] ?? 0,
    process: undefined,
  }));
  const start = async (place: Place, release: Release) => {
    const log = join(dir, `${place.name}-${release.name}.log`);
    const env = { ...ground.env, ...settingsOf(place, address) };
    place.process = startChild(place.name, 'node', ['apps/api/src/main.ts'], {
      cwd: release.folder,
      log,
      env,
    });
    children.push(place.process);
    // A worker answers no calls, and tells its metrics last of all.
    const sign =
      place.name === 'worker'
        ? `http://127.0.0.1:${place.metricsPort}/metrics`
        : `http://127.0.0.1:${place.port}/api/ready`;
    await waitUntil(`${place.name} (see ${log})`, () => answersHttp(sign), longestStartMs);
  };
  for (const place of places) await start(place, first);
  await startCaddy(dir, port, places, children);
  await waitUntil('Caddy to find both', () => answersHttp(`${address}/api/ready`), 30_000);
  return {
    address,
    places,
    replace: async (place, release) => {
      const old = place.process;
      if (old) await endChild(old, graceMs);
      await start(place, release);
      return old?.process.exitCode ?? undefined;
    },
  };
}

const settingsOf = (place: Place, address: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  ROLES: place.name === 'worker' ? 'worker' : 'http',
  PORT: String(place.port),
  METRICS_PORT: String(place.metricsPort),
  PUBLIC_ADDRESS: address,
  TRUSTED_PROXIES: '1',
});

/** With the shipped file; only TLS is left out, and the containers have ports of this machine. */
async function startCaddy(dir: string, port: number, places: readonly Place[], children: Child[]) {
  await needPrograms(['caddy'], ['caddy']);
  const shipped = readFileSync(join(root, 'ops', 'Caddyfile'), 'utf8');
  const site = shipped.slice(shipped.indexOf('\n{$INDEKS_HOST} {'));
  const [one, two] = places.map((place) => `127.0.0.1:${place.port}`);
  const filledIn = site
    .replace('{$INDEKS_HOST}', `http://:${port}`)
    .replace('api-1:3000 api-2:3000', `${one} ${two}`);
  const file = join(dir, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${filledIn}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const env = { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  children.push(startChild('caddy', getProgram('caddy'), args, { log: join(dir, 'caddy.log'), env }));
}
