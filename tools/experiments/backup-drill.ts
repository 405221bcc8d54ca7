import { setTimeout as pause } from 'node:timers/promises';
import { writePdf, sendDocument } from '../../apps/api/testing/hostile/heavy-uploads.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { startDrill, stopRestored, type Drill } from '../ops/backup-drill.ts';
import { bucketByHand } from '../ops/s3-by-hand.ts';
import { readStarted } from '../services/plan.ts';
import { sql } from '../services/postgres.ts';
import { endChild } from '../shared/children.ts';
import { undoneAfter } from '../shared/ending.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { goals, seconds, timed, type Experiment, type Findings } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const writesMs = 10_000;
/** A student among the demo accounts. */
const student = 10;
const repositoryOfStore = 1;
const only = ['postgres', 'redis', 's3'] as const;

export const backupDrill: Experiment = {
  name: 'backup-drill',
  about: 'the database server is killed while somebody writes, and restored: to the end and to a moment',
  run: () => withHouse({ only }, (house) => experiment(house, false)),
};

export const waitingDrill: Experiment = {
  name: 'backup-drill-waiting',
  about: 'the same, where a write is acknowledged only when the backup has it',
  run: () => withHouse({ only }, (house) => experiment(house, true)),
};

/** Writes acknowledged to the writer, and when. */
interface Written {
  count: number;
  at: number;
}

interface Loss {
  told: readonly Written[];
  /** In the middle of the writing, and how many had been acknowledged by then. */
  moment: string;
  keptAtMoment: number;
  killed: number;
}

interface Site {
  house: House;
  drill: Drill;
  database: string;
  ports: readonly number[];
}

async function experiment(house: House, waits: boolean): Promise<Findings> {
  const { plan, services } = house;
  const database = portalOn(services.databaseAdminUrl ?? '');
  // The services of tests acknowledge before they write; a server that is worth a backup does not.
  await sql(database, 'alter database indeks set synchronous_commit = on');
  await sql(database, 'create table drill (n int primary key, at timestamptz default clock_timestamp())');
  const [tlsPort = 0, ...ports] = await freePorts(5);
  const drill = await startDrill(plan, services, tlsPort);
  return undoneAfter(
    () => clearAway(drill, plan.dir),
    () => loseAndRestore({ house, drill, database, ports }, waits),
  );
}

/** The portal's database of a server. */
function portalOn(server: string): string {
  return Object.assign(new URL(server), { pathname: '/indeks' }).href;
}

/** What was stopped before says so, which is no fault. */
async function clearAway(drill: Drill, dir: string): Promise<void> {
  drill.close();
  await endChild(drill.receiver);
  for (const name of ['last', 'archived', 'earlier']) await stopRestored(dir, name).catch(() => undefined);
}

async function loseAndRestore(site: Site, waits: boolean): Promise<Findings> {
  const { house, drill, database } = site;
  const bucket = bucketByHand(house.services.s3);
  await bucket.keepVersions();
  const key = await storeFile(house, database);
  const fullMs = await timed(() => drill.copy('full'));
  const incrementMs = await timed(() => drill.copy('incr'));
  const night = await checkAtNight(site);
  // From here on the drill alone writes.
  await endChild(house.api);
  if (waits) await waitForBackup(database);
  const rowsBefore = await countRows(database);
  const written = await writeUntilKilled(database, readStarted(house.plan.dir).postgres?.pid ?? 0);
  await bucket.remove(key);
  await endChild(drill.receiver);
  const restored = await restoreThrice(site, written);
  const fileBack = await bucket.has(key);
  const words = [
    `copies: full ${seconds(fullMs)}, incremental ${seconds(incrementMs)}, each into both repositories and verified`,
    `nightly check in ${seconds(night.checkMs)}: ${night.report}`,
    `the file that was removed after the moment is ${fileBack ? 'back' : 'gone'}`,
  ];
  const { figures, missed } = judge(written, restored, rowsBefore, waits);
  return {
    figures: [...words, ...figures],
    missed: [...missed, ...goals([fileBack, 'the file of the moment'])],
  };
}

/** To the end, to the end without what the receiver has, and to the moment with the files of the moment. */
async function restoreThrice({ house, drill, ports }: Site, { killed, moment }: Loss) {
  const { dir } = house.plan;
  const [lastPort = 0, archivedPort = 0, earlierPort = 0] = ports;
  const last = portalOn(await drill.restore('last', lastPort));
  const recoveryMs = performance.now() - killed;
  const kept = await countWritten(last);
  const rows = (await countRows(last)) - kept;
  const wrong = await findWrong(house, last);
  await stopRestored(dir, 'last');
  const archived = await drill.restore('archived', archivedPort, {
    archiveOnly: true,
    repository: repositoryOfStore,
  });
  const keptArchived = await countWritten(portalOn(archived));
  await stopRestored(dir, 'archived');
  const files = bringBack(house, earlierPort);
  const earlier = await drill.restore('earlier', earlierPort, { time: moment, files });
  const keptEarlier = await countWritten(portalOn(earlier));
  await stopRestored(dir, 'earlier');
  return { recoveryMs, kept, rows, wrong, keptArchived, keptEarlier };
}

function judge(
  { told, killed, keptAtMoment }: Loss,
  restored: Awaited<ReturnType<typeof restoreThrice>>,
  rowsBefore: number,
  waits: boolean,
): Findings {
  const { recoveryMs, kept, rows, wrong, keptArchived, keptEarlier } = restored;
  const lostAfter = (count: number) => told.filter((write) => write.count > count);
  const sinceMs = (lost: readonly Written[]) => killed - (lost[0]?.at ?? killed);
  const lost = lostAfter(kept);
  const archivedMs = sinceMs(lostAfter(keptArchived));
  return {
    figures: [
      `RPO ${Math.round(sinceMs(lost))} ms: ${lost.length} of ${told.length} acknowledged writes lost; without the receiver ${seconds(archivedMs)}`,
      `RTO ${seconds(recoveryMs)} from the kill to the first answer, with ${rows} rows; kept things that differ: ${wrong}`,
      `at the moment ${keptAtMoment} rows were there, restored to it ${keptEarlier}`,
    ],
    missed: goals(
      [sinceMs(lost) <= 5_000, 'RPO of 5 s'],
      [!waits || lost.length === 0, 'no acknowledged write lost'],
      [archivedMs <= 90_000, 'RPO of 90 s without the receiver'],
      [recoveryMs <= 300_000, 'RTO of 5 minutes for this size'],
      [rows === rowsBefore, `every row of ${rowsBefore}`],
      [wrong === 'none', 'kept things that agree'],
      [keptEarlier === keptAtMoment, 'exactly what was there at the moment'],
    ),
  };
}

/** As somebody's document; answers with its key. */
async function storeFile(house: House, database: string): Promise<string> {
  const target = { port: house.port, origin: `http://127.0.0.1:${house.port}` };
  const answer = await sendDocument(target, await house.signIn(student), writePdf(200_000));
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`the document was not stored: ${answer.status}`);
  return (await sql(database, 'select file_key from stored_files order by id desc limit 1')).trim();
}

async function checkAtNight({ house, drill, database, ports }: Site) {
  await sql(database, 'create role indeks_backup login');
  await sql(database, 'grant execute on function note_restore(jsonb) to indeks_backup');
  const settings = Object.entries(house.environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && process.env[entry[0]] !== entry[1],
  );
  const env = { ...Object.fromEntries(settings), MARK_URL: database.replace('postgres@', 'indeks_backup@') };
  let report = '';
  const checkMs = await timed(async () => {
    const words = await drill.check(ports[3] ?? 0, env);
    report = words.split('\n').find((line) => line.startsWith('{')) ?? '';
  });
  const told = await sql(database, 'select differing + files_missing from restore_reports');
  if (told !== '0\n') throw new Error(`the check told the portal: ${told}`);
  return { report, checkMs };
}

async function countWritten(database: string): Promise<number> {
  return Number(await sql(database, 'select count(*) from drill'));
}

async function countRows(database: string): Promise<number> {
  const tables = await sql(
    database,
    `select string_agg(format('select count(*) as n from %I', tablename), ' union all ') from pg_tables
     where schemaname = 'public'`,
  );
  return Number(await sql(database, `select sum(n) from (${tables}) as counted`));
}

async function findWrong(house: House, url: string): Promise<string> {
  const env = { ...house.environment, DATABASE_URL: url };
  return mustRun('node', ['apps/api/src/kept.ts'], { cwd: root, env }).then(
    () => 'none',
    (error: unknown) => String(error),
  );
}

/** The command that restore.sh runs once the server has started: it restores the files that its rows name. */
function bringBack(house: House, port: number): string {
  const own = Object.entries(house.environment).filter(([name]) =>
    /^(FILES|S3|REDIS|SMTP|SEALING)_/.test(name),
  );
  const variables = own.map(([name, value]) => `${name}='${value}'`).join(' ');
  const url = `postgres://postgres@127.0.0.1:${port}/indeks`;
  return `cd ${root} && ${variables} DATABASE_URL=${url} node apps/api/src/files.ts bring-back`;
}

/** From now on a write is acknowledged when the receiver of the log has it. */
async function waitForBackup(database: string): Promise<void> {
  await sql(database, "alter system set synchronous_standby_names = 'pg_receivewal'");
  await sql(database, 'select pg_reload_conf()');
  const waits = async () => (await sql(database, 'select sync_state from pg_stat_replication')) === 'sync\n';
  await waitUntil('the server to wait for the backup', waits, 20_000);
}

async function writeUntilKilled(database: string, pid: number): Promise<Loss> {
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
  return { told, moment, keptAtMoment, killed: performance.now() };
}
