import { setTimeout as pause } from 'node:timers/promises';
import { startDrill, stopRestored, type Drill } from '../ops/backup-drill.ts';
import { endChild } from '../shared/children.ts';
import { undoneAfter } from '../shared/ending.ts';
import { waitUntil } from '../shared/processes.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { readStarted } from '../services/plan.ts';
import { sql } from '../services/postgres.ts';
import { goals, seconds, type Experiment, type Findings } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const writesMs = 10_000;

export const backupDrill: Experiment = {
  name: 'backup-drill',
  about: 'the database server is killed while somebody writes, and restored: to the end and to a moment',
  run: () => withHouse({ only: ['postgres', 'redis'] }, (house) => experiment(house, false)),
};

export const waitingDrill: Experiment = {
  name: 'backup-drill-waiting',
  about: 'the same, where a write is acknowledged only when the backup has it',
  run: () => withHouse({ only: ['postgres', 'redis'] }, (house) => experiment(house, true)),
};

/** What the writer was told is kept, and when. */
interface Written {
  count: number;
  at: number;
}

async function experiment({ plan, services }: House, waits: boolean): Promise<Findings> {
  const database = Object.assign(new URL(services.databaseAdminUrl ?? ''), { pathname: '/indeks' }).href;
  // The services of tests acknowledge before they write; a server that is worth a backup does not.
  await sql(database, 'alter database indeks set synchronous_commit = on');
  await sql(database, 'create table drill (n int primary key, at timestamptz default clock_timestamp())');
  const drill = await startDrill(plan.dir, database);
  return undoneAfter(
    () => clearAway(plan.dir),
    () => loseAndRestore(drill, plan.dir, database, waits),
  );
}

/** What was stopped before says so, which is no fault. */
async function clearAway(dir: string): Promise<void> {
  for (const name of ['last', 'earlier']) await stopRestored(dir, name).catch(() => undefined);
}

async function loseAndRestore(
  drill: Drill,
  dir: string,
  database: string,
  waits: boolean,
): Promise<Findings> {
  if (waits) await waitForBackup(database);
  const [port = 0, secondPort = 0] = await freePorts(2);
  await drill.copy();
  const { told, moment, keptAtMoment } = await writeUntilKilled(
    database,
    readStarted(dir).postgres?.pid ?? 0,
  );
  const killed = performance.now();
  await endChild(drill.receiver);
  const last = await drill.restore('last', port);
  const recoveryMs = performance.now() - killed;
  const kept = Number(await sql(last, 'select count(*) from drill'));
  const people = Number(await sql(last, 'select count(*) from users'));
  await stopRestored(dir, 'last');
  const earlier = await drill.restore('earlier', secondPort, moment);
  const keptEarlier = Number(await sql(earlier, 'select count(*) from drill'));
  await stopRestored(dir, 'earlier');
  const lost = told.filter(({ count }) => count > kept);
  const lostMs = killed - (lost[0]?.at ?? killed);
  return {
    figures: [
      `RPO ${Math.round(lostMs)} ms: ${lost.length} of ${told.length} acknowledged writes lost`,
      `RTO ${seconds(recoveryMs)} from the kill to the first answer, with ${people} accounts`,
      `at the moment ${keptAtMoment} rows were there, restored to it ${keptEarlier}`,
    ],
    missed: goals(
      [lostMs <= 5_000, 'RPO of 5 s'],
      [!waits || lost.length === 0, 'no acknowledged write lost'],
      [recoveryMs <= 300_000, 'RTO of 5 minutes for this size'],
      [keptEarlier === keptAtMoment, 'exactly what was there at the moment'],
    ),
  };
}

/** From now on a write is acknowledged when the receiver of the log has it. */
async function waitForBackup(database: string): Promise<void> {
  await sql(database, "alter system set synchronous_standby_names = 'pg_receivewal'");
  await sql(database, 'select pg_reload_conf()');
  const waits = async () => (await sql(database, 'select sync_state from pg_stat_replication')) === 'sync\n';
  await waitUntil('the server to wait for the backup', waits, 20_000);
}

async function writeUntilKilled(database: string, pid: number) {
  const told: Written[] = [];
  const begun = performance.now();
  let moment = '';
  let keptAtMoment = 0;
  while (performance.now() - begun < writesMs) {
    await sql(database, `insert into drill values (${told.length + 1})`);
    told.push({ count: told.length + 1, at: performance.now() });
    if (moment === '' && performance.now() - begun > writesMs / 2) {
      moment = (await sql(database, 'select clock_timestamp()')).trim();
      keptAtMoment = told.length;
    }
    await pause(20);
  }
  process.kill(pid, 'SIGKILL');
  return { told, moment, keptAtMoment };
}
