import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../shared/processes.ts';
import type { Engine } from './engine.ts';
import { firstDay, statusInTheClear, visitor, type Visitor } from './visit.ts';

const email = 'pierwsza@proba.indeks.example';
const running = ['postgres', 'redis', 's3', 'api-1', 'api-2', 'worker', 'proxy'] as const;
/** Below the limit of requests of one session. */
const pauseMs = 120;
const containerOf = (service: string): string => `indeks_${service}_1`;

/** In the order that `depends_on` of the compose file asks for, which this podman-compose does not wait for itself. */
export async function startAll(engine: Engine): Promise<void> {
  await engine.compose(['up', '-d', '--no-deps', 'postgres', 'redis', 's3']);
  const healthy = async () =>
    (await engine.tryPodman(['healthcheck', 'run', containerOf('postgres')])).code === 0;
  await waitUntil('PostgreSQL', healthy, 120_000);
  await engine.compose(['up', '-d', '--no-deps', 'migrate']);
  const code = (await engine.podman(['wait', containerOf('migrate')], 5)).trim();
  if (code !== '0') throw new Error(`the migration ended with ${code}:\n${await logOf(engine, 'migrate')}`);
  await engine.compose(['up', '-d', '--no-deps', 'api-1', 'api-2', 'worker', 'proxy']);
}

/** The view of an operator and the first administrator. Each sentence was true. */
export async function tryAll(engine: Engine): Promise<string[]> {
  const begun = performance.now();
  const browser = visitor(await authorityOf(engine));
  const ready = async () => (await browser.status('/api/ready')) === 200;
  await waitUntil('/api/ready through the proxy', ready, 120_000).catch(async (error: unknown) => {
    throw new Error(`${String(error)}\n${await logOf(engine, 'api-1')}\n${await logOf(engine, 'proxy')}`);
  });
  const readyAfter = Math.round(performance.now() - begun);
  const command = [
    'node',
    'apps/api/src/first-administrator.ts',
    '--name',
    'Pierwsza Osoba',
    '--email',
    email,
  ];
  const said = await engine.podman(['exec', containerOf('worker'), ...command]);
  const password = /: ((?:[a-z0-9]{4}-?){4})\n/.exec(said)?.[1];
  if (password === undefined) throw new Error(`no one-time password was printed:\n${said}`);
  return [
    `/api/ready answered 200 through the proxy ${(readyAfter / 1000).toFixed(1)} s after the last container was started`,
    ...(await firstDay(browser, email, password)),
    await confinement(engine),
    await inTheClear(),
    await redisAsks(engine),
    await stopOne(engine, browser),
  ];
}

/** The authority that Caddy makes for a host without a public name. */
async function authorityOf(engine: Engine): Promise<string> {
  const file = '/data/caddy/pki/authorities/local/root.crt';
  const read = () => engine.tryPodman(['exec', containerOf('proxy'), 'cat', file]);
  await waitUntil('the proxy’s authority', async () => (await read()).code === 0, 60_000);
  return (await read()).output;
}

async function confinement(engine: Engine): Promise<string> {
  const format = '{{.State.Pid}} {{.HostConfig.ReadonlyRootfs}}';
  const wrong: string[] = [];
  for (const service of running) {
    const [pid = '', readOnly] = (await engine.podman(['inspect', containerOf(service), '--format', format]))
      .trim()
      .split(' ');
    const held = /^CapEff:\s+(\w+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // The tenth: low ports.
    const allowed = service === 'proxy' ? 1 << 10 : 0;
    if (readOnly !== 'true' || Number.parseInt(held ?? '', 16) !== allowed)
      wrong.push(`${service} (read-only ${readOnly}, capabilities ${held})`);
  }
  if (wrong.length > 0) throw new Error(`not confined: ${wrong.join(', ')}`);
  return `${running.length} containers are read-only and without capabilities, but for the proxy’s one for low ports`;
}

async function inTheClear(): Promise<string> {
  const [page, call] = [await statusInTheClear('/login'), await statusInTheClear('/api/session')];
  if (page !== 308 || call !== 403) throw new Error(`plain http answered ${page} and ${call}`);
  return 'over plain http a page is led to https (308), and a call is refused (403)';
}

async function redisAsks(engine: Engine): Promise<string> {
  const { output } = await engine.tryPodman(['exec', containerOf('redis'), 'redis-cli', 'ping']);
  if (!output.includes('NOAUTH')) throw new Error(`Redis answered without a password: ${output}`);
  return 'Redis answers nobody without its password';
}

/** Stops one of the two API containers: no request may fail. */
async function stopOne(engine: Engine, browser: Visitor): Promise<string> {
  const statuses = new Map<number, number>();
  const stopping = { now: true };
  const stopped = engine
    .podman(['stop', '--time', '40', containerOf('api-1')])
    .finally(() => void (stopping.now = false));
  for (let asked = 0; stopping.now || asked < 150; asked += 1) {
    const status = await browser.status('/api/session');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await pause(pauseMs);
  }
  await stopped;
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  if (statuses.size !== 1 || !statuses.has(200)) throw new Error(`while one API was stopped: ${counts}`);
  return `answers through the proxy while one API container was stopped: ${counts}`;
}

async function logOf(engine: Engine, service: string): Promise<string> {
  return (await engine.tryPodman(['logs', '--tail', '20', containerOf(service)])).output;
}
