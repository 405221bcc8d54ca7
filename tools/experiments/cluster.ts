import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { getProgram, isRoot, needPrograms } from '../services/packages.ts';
import { sql } from '../services/postgres.ts';
import { startChild, withChildren, type Child } from '../shared/children.ts';
import { undoneAfter } from '../shared/ending.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { killAll, listProcesses } from './process-tree.ts';

/** One machine of the cluster: PostgreSQL under Patroni, with an etcd beside it. */
export interface ClusterNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly folder: string;
  patroni: Child;
}

/** Three of them behind HAProxy, as `ops/cluster` describes them. */
export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  /** A superuser's address by way of HAProxy. */
  readonly adminUrl: string;
  readonly databaseUrl: string;
  readonly databaseOwnerUrl: string;
  /** The server that answers as the primary; undefined while there is none. */
  primary(): Promise<ClusterNode | undefined>;
  /** The processes of a node: Patroni, its PostgreSQL and every backend. */
  processesOf(node: ClusterNode): number[];
  startAgain(node: ClusterNode): void;
  /** Waits until there is a primary with a synchronous standby, and everybody follows. */
  whole(): Promise<void>;
}

const longestStartMs = 300_000;
const names = ['one', 'two', 'three'] as const;

/** Starts the three, lets the work run and ends every process. */
export async function withCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
  await needPrograms(
    ['psql', 'initdb', 'patroni', 'etcd', 'haproxy'],
    ['postgresql', 'patroni', 'etcd-server', 'haproxy'],
  );
  const dir = mkdtempSync(join(tmpdir(), 'indeks-cluster-'));
  chmodSync(dir, 0o711);
  const clearAway = () => {
    for (const name of names) killAll(serverTree(join(dir, name)));
    rmSync(dir, { recursive: true, force: true });
    return Promise.resolve();
  };
  return undoneAfter(clearAway, () =>
    withChildren(async (children) => {
      const cluster = await startCluster(dir, await settingsOf(dir), children);
      try {
        return await work(cluster);
      } finally {
        // Nothing of it is kept, and a Patroni that ends in order waits for an etcd that is ending too.
        for (const node of cluster.nodes) killAll(cluster.processesOf(node));
      }
    }),
  );
}

type Settings = Readonly<Record<string, string | number>>;

/** The variables of the files of `ops/cluster`, for this machine. */
async function settingsOf(dir: string): Promise<readonly Settings[]> {
  const ports = await freePorts(14);
  const port = (index: number) => ports[index] ?? 0;
  const host = '127.0.0.1';
  const everybody = {
    HOST: host,
    NETWORK: `${host}/32`,
    AUTHENTICATION: 'trust',
    SHARED_BUFFERS: '128MB',
    // A device of this machine would reset all three; the experiment ends what stands still for too long.
    WATCHDOG: 'off',
    BIN: dirname(getProgram('initdb')),
    SUPERUSER_PASSWORD: 'a',
    REPLICATION_PASSWORD: 'b',
    REWIND_PASSWORD: 'c',
    ETCD_HOSTS: names.map((_, index) => `${host}:${port(index * 4 + 2)}`).join(','),
    ETCD_CLUSTER: names.map((name, index) => `${name}=http://${host}:${port(index * 4 + 3)}`).join(','),
    PROXY_HOST: host,
    PROXY_PORT: port(12),
  };
  const byNumber = names.flatMap((_, index) => [
    [`HOST_${index + 1}`, host],
    [`PORT_${index + 1}`, port(index * 4)],
    [`REST_PORT_${index + 1}`, port(index * 4 + 1)],
  ]);
  const common: Settings = { ...everybody, ...(Object.fromEntries(byNumber) as Settings) }; // pairs of a name and its value
  const own = (name: string, index: number): Settings => ({
    NAME: name,
    DATA: join(dir, name, 'data'),
    SOCKETS: join(dir, name),
    PORT: port(index * 4),
    REST_PORT: port(index * 4 + 1),
    ETCD_DATA: join(dir, name, 'etcd'),
    ETCD_PORT: port(index * 4 + 2),
    ETCD_PEER_PORT: port(index * 4 + 3),
  });
  return names.map((name, index) => Object.assign(own(name, index), common));
}

/** As envsubst does. */
function filledIn(file: string, settings: Settings): string {
  const text = readFileSync(join(root, 'ops', 'cluster', file), 'utf8');
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = settings[name];
    if (value === undefined) throw new Error(`${file} asks for ${name}`);
    return String(value);
  });
}

async function startCluster(dir: string, all: readonly Settings[], children: Child[]): Promise<Cluster> {
  for (const settings of all) children.push(await startEtcd(join(dir, String(settings['NAME'])), settings));
  const nodes: ClusterNode[] = [];
  for (const settings of all) {
    const folder = join(dir, String(settings['NAME']));
    writeFileSync(join(folder, 'patroni.yml'), filledIn('patroni.yml', settings), { mode: 0o644 });
    const node: ClusterNode = {
      name: String(settings['NAME']),
      port: Number(settings['PORT']),
      restPort: Number(settings['REST_PORT']),
      folder,
      patroni: startPatroni(folder, children),
    };
    nodes.push(node);
    // The first makes the cluster, the others copy it.
    const isReady = () => {
      if (node.patroni.process.exitCode !== null)
        throw new Error(readFileSync(`${folder}.patroni.log`, 'utf8'));
      return is(node, nodes.length === 1 ? 'primary' : 'replica');
    };
    await waitUntil(`PostgreSQL (see ${folder}.patroni.log)`, isReady, longestStartMs);
  }
  const first = all[0] ?? {};
  writeFileSync(join(dir, 'haproxy.cfg'), filledIn('haproxy.cfg', first));
  const log = join(dir, 'haproxy.log');
  children.push(startChild('haproxy', getProgram('haproxy'), ['-f', join(dir, 'haproxy.cfg')], { log }));
  const cluster = clusterOf(nodes, Number(first['PROXY_PORT']), children);
  await cluster.whole();
  // Until its first checks HAProxy takes every server for the primary, one after another.
  const leads = async () => {
    for (const _ of [...all, ...all]) if (!(await isWritable(cluster.adminUrl))) return false;
    return true;
  };
  await waitUntil(`HAProxy (see ${log})`, leads, 60_000);
  return cluster;
}

const isWritable = (url: string): Promise<boolean> =>
  sql(url, 'select pg_is_in_recovery()').then(
    (answer) => answer.trim() === 'f',
    () => false,
  );

function clusterOf(nodes: readonly ClusterNode[], proxyPort: number, children: Child[]): Cluster {
  const address = (user: string, database: string) => `postgres://${user}@127.0.0.1:${proxyPort}/${database}`;
  const primary = async () => {
    for (const node of nodes) if (await is(node, 'primary')) return node;
    return undefined;
  };
  const isWhole = async () => {
    const [leaders, synchronous, following] = await Promise.all(
      (['primary', 'synchronous', 'replica'] as const).map((role) => countOf(nodes, role)),
    );
    return leaders === 1 && synchronous === 1 && following === nodes.length - 1;
  };
  // One that has just come back may find that it must be rewound.
  const staysWhole = async () => {
    for (let looks = 0; looks < 4; looks += 1) {
      if (!(await isWhole())) return false;
      await pause(2_000);
    }
    return true;
  };
  return {
    nodes,
    adminUrl: address('postgres', 'postgres'),
    databaseUrl: address('indeks_app', 'indeks'),
    databaseOwnerUrl: address('indeks_owner', 'indeks'),
    primary,
    processesOf: ({ folder, patroni }) => [patroni.process.pid ?? 0, ...serverTree(folder)],
    startAgain: (node) => {
      node.patroni = startPatroni(node.folder, children);
    },
    whole: () => waitUntil('the whole cluster', staysWhole, longestStartMs),
  };
}

const is = (node: ClusterNode, role: string): Promise<boolean> =>
  answers(`http://127.0.0.1:${node.restPort}/${role}`);

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200;
  } catch {
    return false;
  }
};

const countOf = async (nodes: readonly ClusterNode[], role: string): Promise<number> =>
  (await Promise.all(nodes.map((node) => is(node, role)))).filter(Boolean).length;

/** The postmaster that the folder names, and what it has started. */
function serverTree(folder: string): number[] {
  const file = join(folder, 'data', 'postmaster.pid');
  if (!existsSync(file)) return [];
  const [pid = '0'] = readFileSync(file, 'utf8').split('\n');
  return listProcesses(Number(pid), join(folder, 'data'));
}

async function startEtcd(folder: string, settings: Settings): Promise<Child> {
  mkdirSync(folder, { mode: 0o700 });
  if (isRoot()) await mustRun('chown', ['postgres:', folder]);
  const lines = filledIn('etcd.env', settings)
    .split('\n')
    .filter((line) => line.startsWith('ETCD_'));
  const env = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return startChild('etcd', ...asServer(getProgram('etcd'), []), {
    env: { ...process.env, ...env },
    log: `${folder}.etcd.log`,
  });
}

const startPatroni = (folder: string, children: Child[]): Child => {
  const patroni = startChild('patroni', ...asServer(getProgram('patroni'), [join(folder, 'patroni.yml')]), {
    cwd: '/',
    log: `${folder}.patroni.log`,
  });
  children.push(patroni);
  return patroni;
};

/** PostgreSQL refuses to run as root. The process keeps its number. */
const asServer = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot()
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program, ...args]]
    : [program, [...args]];
