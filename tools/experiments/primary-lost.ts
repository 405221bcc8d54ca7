import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { withCluster, type Cluster, type ClusterNode } from './cluster.ts';
import { sql } from '../services/postgres.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';
import { signInCrowd, underLoad, written } from './load.ts';
import { killAll } from './process-tree.ts';
import { afterWriting, startWriters, type Writers } from './writers.ts';

/** `KILLS` and `CUTS` say how often, where ten and five would take too long. */
const times = {
  kills: Number(process.env['KILLS'] ?? 10),
  cuts: Number(process.env['CUTS'] ?? 5),
};
const betweenMs = 5_000;
/** Longer than the lock of the primary lasts. */
const cutMs = 20_000;
const backWithinMs = 15_000;

export const primaryLost: Experiment = {
  name: 'primary-lost',
  about: `of three databases the primary is killed ${times.kills} times and stands still ${times.cuts} times under load`,
  run: () =>
    withCluster(async (cluster) => {
      await makeDatabase(cluster);
      return withHouse({ only: ['redis'], database: cluster }, (house) => experiment(house, cluster));
    }),
};

/** The roles and the database of the portal, as `ops/postgres-roles.sh` makes them. */
async function makeDatabase({ adminUrl }: Cluster): Promise<void> {
  await sql(adminUrl, 'create role indeks_owner login');
  await sql(adminUrl, 'create role indeks_app login');
  await sql(adminUrl, 'create database indeks owner indeks_owner');
}

async function experiment(house: House, cluster: Cluster) {
  const readers = (await signInCrowd(house)).slice(0, 6);
  const writers = await startWriters(house);
  const losses: Loss[] = [];
  const load = await underLoad(house, readers, async ({ tally, nextOk }) => {
    await nextOk();
    for (let turn = 0; turn < times.kills; turn += 1) losses.push(await lose(cluster, writers, kill));
    for (let turn = 0; turn < times.cuts; turn += 1) losses.push(await lose(cluster, writers, cut));
    return tally;
  });
  await writers.stop();
  const jobs = await hasJobsDone(house);
  const found = await afterWriting(cluster, writers);
  const longest = Math.max(...losses.map(({ withoutMs }) => withoutMs));
  const exited = house.api.process.exitCode !== null;
  const stale = losses.filter(({ byTheOld }) => byTheOld).length;
  return {
    figures: [
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
      `killed ${times.kills}, stood still for 20 s ${times.cuts}`,
      `acknowledged ${found.acknowledged}, lost ${found.lost}, doubled ${found.doubled}`,
      ...(found.lost > 0 ? [`lost ones acknowledged from ${found.lostAt.join(' to ')}`] : []),
      `turns ${losses.map(({ from, to }) => `${from}→${to}`).join(', ')}`,
      `without writes: longest ${seconds(longest)}, of ${losses.map(({ withoutMs }) => seconds(withoutMs)).join(', ')}`,
      `written by a primary that had lost its office ${stale}; processes that exited ${exited ? 1 : 0}`,
      `the installation was looked at by a job afterwards: ${jobs ? 'yes' : 'no'}`,
      `other answers ${written(load)}`,
    ],
    missed: goals(
      [found.lost === 0, 'no acknowledged write is lost'],
      [found.doubled === 0, 'none is doubled'],
      [stale === 0, 'two never write at once'],
      [longest <= backWithinMs, 'writes again within 15 s'],
      [!exited, 'the process lives'],
      [jobs, 'jobs go on'],
    ),
  };
}

interface Loss {
  readonly withoutMs: number;
  /** The former primary had a row after another one was chosen. */
  readonly byTheOld: boolean;
  readonly from: string;
  readonly to: string;
}

type Way = (cluster: Cluster, node: ClusterNode) => Promise<() => Promise<void>>;

/** Takes the primary away in that way, waits for the next one and until the old one follows it. */
async function lose(cluster: Cluster, writers: Writers, way: Way): Promise<Loss> {
  await cluster.whole();
  await pause(betweenMs);
  const old = await cluster.primary();
  if (!old) throw new Error('There is no primary to be lost.');
  const quiet = writers.longestPause();
  const bringBack = await way(cluster, old);
  const withoutMs = await quiet();
  await bringBack();
  await cluster.whole();
  const now = await cluster.primary();
  return { withoutMs, byTheOld: now?.name === old.name, from: old.name, to: now?.name ?? '' };
}

/** As a machine that loses its power. */
const kill: Way = async (cluster, node) => {
  killAll(cluster.processesOf(node));
  return async () => {
    await node.patroni.ended;
    cluster.startAgain(node);
  };
};

/** Like a suspended machine: its processes stop and later continue. */
const cut: Way = async (cluster, node) => {
  const stopped = cluster.processesOf(node);
  killAll(stopped, 'SIGSTOP');
  // Whether or not somebody else writes by then.
  const awake = pause(cutMs).then(() => killAll(stopped, 'SIGCONT'));
  return () => awake;
};

/** A job that is asked for now is taken by the worker whose connections went with the primaries. */
async function hasJobsDone(house: House): Promise<boolean> {
  const cookie = await house.signIn(1);
  const headers = { cookie };
  await house.ask('/api/security-state/check', { method: 'POST', headers });
  for (let tries = 0; tries < 120; tries += 1) {
    const state = (await (await house.ask('/api/security-state', { headers })).json()) as {
      run: { state: string } | null; // as the contract says
    };
    if (state.run?.state === 'finished') return true;
    await pause(1_000);
  }
  return false;
}
