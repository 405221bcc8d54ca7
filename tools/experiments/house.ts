import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../../apps/api/seeds/demo-accounts.ts';
import {
  startSwallowingProxy,
  type SwallowingProxy,
} from '../../apps/api/testing/hostile/swallowing-proxy.ts';
import { apiEnvironment } from '../shared/app-env.ts';
import { startChild, withChildren, type Child } from '../shared/children.ts';
import { undoneAfter } from '../shared/ending.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { answersHttp } from '../services/network.ts';
import { ephemeralPlan, type Plan, type ServiceName, type ServicesEnv } from '../services/plan.ts';
import { startServices, stopServices } from '../services/services.ts';

/** The services of an experiment's own, on loopback, with demo data; nothing of ours runs yet. */
export interface Ground {
  plan: Plan;
  services: ServicesEnv;
  /** The variables of a process of ours. */
  env: NodeJS.ProcessEnv;
}

/** People with browsers. */
export interface Visitors {
  /** Sends a request as our own pages do. */
  readonly ask: (path: string, init?: Init) => Promise<Response>;
  /** The cookie of a new session of the demo account with that number. */
  signIn(account: number): Promise<string>;
  /** The same for somebody whom the experiment added with the password of the demo accounts. */
  signInBy(email: string): Promise<string>;
}

/** A whole system of an experiment's own, in production mode. */
export interface House extends Visitors {
  plan: Plan;
  services: ServicesEnv;
  api: Child;
  port: number;
  /** The variables that the API was started with, for other processes of the same system. */
  environment: NodeJS.ProcessEnv;
  /** Starts the API anew once it has ended, with the same settings; answers when it is ready. */
  startAgain(): Promise<void>;
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

interface GroundOptions {
  only: readonly ServiceName[];
  /** An existing database, instead of one that the experiment starts. */
  database?: Pick<ServicesEnv, 'databaseUrl' | 'databaseOwnerUrl'>;
  /** Whose code makes tables and demo data; ours, unless it is another release's. */
  code?: string;
}

interface HouseOptions extends GroundOptions {
  /** Variables of the API that differ, for example an address led through a proxy. */
  env?: (services: ServicesEnv) => Promise<NodeJS.ProcessEnv>;
}

/** Starts it, lets the experiment run and ends everything, whatever happens. */
export function withGround<T>(options: GroundOptions, work: (ground: Ground) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'indeks-experiment-'));
  const clearAway = async () => {
    await stopServices(dir);
    rmSync(dir, { recursive: true, force: true });
  };
  return undoneAfter(clearAway, async () => {
    const [portsFrom = 0] = await freePorts(7);
    const plan = ephemeralPlan(dir, portsFrom, options.only);
    const services = { ...(await startServices(plan)), ...options.database };
    const files = {
      FILES_DRIVER: services.s3.endpoint === '' ? 'disk' : 's3',
      FILES_DIR: join(dir, 'files'),
    };
    // What migrating compiled is read by every later start, also after a kill.
    const compiled = { NODE_COMPILE_CACHE: join(dir, 'compile-cache') };
    const env = { ...apiEnvironment(services, dir), ...files, ...compiled, NODE_ENV: 'test' };
    const cwd = options.code ?? root;
    await mustRun('node', ['apps/api/src/migrate.ts'], { cwd, env, timeout: 300_000 });
    await mustRun('node', ['apps/api/seeds/cli.ts'], { cwd, env, timeout: 300_000 });
    return work({ plan, services, env });
  });
}

/** The same with an API that is ready. */
export function withHouse<T>(options: HouseOptions, work: (house: House) => Promise<T>): Promise<T> {
  return withGround(options, async (ground) => {
    const own = { ...ground.env, ...(await options.env?.(ground.services)) };
    return withChildren(async (children) => work(await startApi({ ...ground, env: own }, children)));
  });
}

/** A house whose way to one service leads through a network that can be lost. */
export async function withLostNetwork<T>(
  only: readonly ServiceName[],
  variable: string,
  addressOf: (services: ServicesEnv) => string,
  work: (house: House, network: SwallowingProxy) => Promise<T>,
): Promise<T> {
  const network = Promise.withResolvers<SwallowingProxy>();
  const env = async (services: ServicesEnv) => {
    const proxy = await startSwallowingProxy(addressOf(services));
    network.resolve(proxy);
    return { [variable]: proxy.through(addressOf(services)) };
  };
  return withHouse({ only, env }, async (house) => {
    const proxy = await network.promise;
    try {
      return await work(house, proxy);
    } finally {
      await proxy.close();
    }
  });
}

/** A machine that is busy with other things takes long to load the whole API. */
export const longestStartMs = 300_000;

async function startApi({ plan, services, env }: Ground, children: Child[]): Promise<House> {
  const [port = 0, metricsPort = 0] = await freePorts(2);
  const address = `http://127.0.0.1:${port}`;
  const environment = {
    ...env,
    NODE_ENV: 'production',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_ADDRESS: address,
    SMTP_URL: services.smtpUrl || 'smtp://127.0.0.1:9',
  };
  const log = join(plan.dir, 'api.log');
  const start = async () => {
    const api = startChild('api', 'node', ['apps/api/src/main.ts'], { cwd: root, log, env: environment });
    children.push(api);
    await waitUntil(`the API (see ${log})`, () => answersHttp(`${address}/api/ready`), longestStartMs);
    return api;
  };
  const house: House = {
    plan,
    services,
    api: await start(),
    port,
    environment,
    ...makeVisitors(address),
    startAgain: async () => {
      house.api = await start();
    },
  };
  return house;
}

/** Who comes to that address. */
export function makeVisitors(address: string, send: typeof fetch = fetch): Visitors {
  const ask: Visitors['ask'] = (path, init = {}) =>
    send(`${address}${path}`, { ...init, headers: { origin: address, ...init.headers } });
  return {
    ask,
    signIn: (account) => signIn(ask, demoAccounts.find(({ id }) => id === account)?.email ?? ''),
    signInBy: (email) => signIn(ask, email),
  };
}

async function signIn(ask: Visitors['ask'], email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword });
  const answer = await ask('/api/users/login', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const [cookie] = answer.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`${email} could not sign in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}
