import { join } from 'node:path';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import {
  startSwallowingProxy,
  type SwallowingProxy,
} from '../../apps/api/testing/hostile/swallowing-proxy.ts';
import { answersHttp } from '../services/network.ts';
import { getProgram } from '../services/packages.ts';
import { sql } from '../services/postgres.ts';
import type { ServicesEnv } from '../services/plan.ts';
import { startChild, withChildren, type Child } from '../shared/children.ts';
import { waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { longestStartMs, withHouse, type House } from './house.ts';

/** An installation in which things can be broken: one API process, a worker, a receiver of the log. */
export interface Site {
  readonly house: House;
  /** The network to the file store. */
  readonly store: SwallowingProxy;
  /** Cookie of a person who may write to many. */
  readonly cookie: string;
  readonly children: Child[];
  /** Room that the database has besides what it holds at the start. */
  readonly roomBytes: number;
  readonly ports: { readonly api: number; readonly workers: readonly [number, number] };
  worker: Child;
  startWorkerAgain(): Promise<void>;
}

/** The messages of the growing queue must find room. */
const roomTimes = 10;

export async function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const stores: SwallowingProxy[] = [];
  const rooms: number[] = [];
  const env = async (services: ServicesEnv) => {
    const store = await startSwallowingProxy(services.s3.endpoint);
    const bytes = Number(await sql(services.databaseOwnerUrl, 'select pg_database_size(current_database())'));
    stores.push(store);
    rooms.push(roomTimes * bytes);
    return {
      ROLES: 'http',
      S3_ENDPOINT: store.through(services.s3.endpoint).replace(/\/$/, ''),
      DATABASE_ROOM_GB: String(((1 + roomTimes) * bytes) / 1e9),
    };
  };
  const [one = 0, two = 0] = await freePorts(2);
  return withHouse({ only: ['postgres', 'redis', 's3', 'smtp'], env }, (house) =>
    withChildren(async (children) => {
      const [store] = stores;
      if (!store) throw new Error('there is no network to the file store');
      try {
        return await work(await startSite({ house, store, children, roomBytes: rooms[0] ?? 0 }, [one, two]));
      } finally {
        await store.close();
      }
    }),
  );
}

async function startSite(
  parts: Pick<Site, 'house' | 'store' | 'children' | 'roomBytes'>,
  workers: readonly [number, number],
): Promise<Site> {
  const { house, children } = parts;
  await receiveLog(house, children);
  const start = () => startOn(house, children, workers[0], {});
  const site: Site = {
    ...parts,
    cookie: await house.signIn(1),
    ports: { api: Number(house.environment['METRICS_PORT']), workers },
    worker: await start(),
    startWorkerAgain: async () => {
      site.worker = await start();
    },
  };
  return site;
}

const waiting =
  "select count(*) from pgboss.job where name <> 'dead' and state in ('created', 'retry') and start_after < now()";

/** Mails of the day to everybody among the demo people, two thousand of them; nobody here waits for one. */
const dropDigests =
  "delete from pgboss.job where name = 'notifications.digest-mail' and state in ('created', 'retry')";

/** Until the worker has done what waits, or has made up for a fault. */
export const settled = async ({ house }: Site): Promise<void> => {
  const owner = house.services.databaseOwnerUrl;
  await sql(owner, dropDigests);
  await waitUntil('the jobs to be done', async () => (await sql(owner, waiting)) === '0\n', 600_000);
};

/** A second worker, of which Prometheus knows as well. */
export const startWorker = ({ house, children, ports }: Site, settings: NodeJS.ProcessEnv): Promise<Child> =>
  startOn(house, children, ports.workers[1], settings);

async function startOn(house: House, children: Child[], port: number, settings: NodeJS.ProcessEnv) {
  const log = join(house.plan.dir, `worker-${port}.log`);
  const own = { ROLES: 'worker', PORT: '0', METRICS_PORT: String(port), ...settings };
  const worker = startChild('worker', 'node', ['apps/api/src/main.ts'], {
    cwd: root,
    log,
    env: { ...house.environment, ...own },
  });
  children.push(worker);
  const ready = () => answersHttp(`http://127.0.0.1:${port}/metrics`);
  await waitUntil(`a worker (see ${log})`, ready, longestStartMs);
  return worker;
}

/** As `backup.sh log` does. */
async function receiveLog({ plan, services }: House, children: Child[]): Promise<void> {
  const url = services.databaseAdminUrl ?? '';
  await sql(url, "select pg_create_physical_replication_slot('indeks_backup')");
  const args = ['-d', url, '-S', 'indeks_backup', '-D', plan.dir];
  const log = join(plan.dir, 'receiver.log');
  children.push(startChild('receiver', getProgram('pg_receivewal'), args, { log }));
}
