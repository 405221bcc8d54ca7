import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { follow, type Follower } from '../../apps/api/testing/followers.ts';
import { sql } from '../services/postgres.ts';
import { withChildren } from '../shared/children.ts';
import { mustRun, waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { afterErrands, startErrands } from './errands.ts';
import { goals, seconds, timed, type Experiment, type Findings } from './experiment.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { makeVisitors, withGround, type Ground, type Visitors } from './house.ts';
import { signInCrowd, underLoad, written } from './load.ts';
import { thisRelease, withBefore, type Release } from './releases.ts';
import { afterWriting, startWriters } from './writers.ts';

const sockets = 40;
const betweenMs = 5_000;
/** A second until it asks, and what a handshake on busy cores takes. */
const awayAtMostMs = 10_000;

export const upgrade: Experiment = {
  name: 'upgrade',
  about: 'the release before is replaced process by process by this one under load, and this one by it again',
  run: () =>
    withBefore((before) =>
      withGround({ only: ['postgres', 'redis'], code: before.folder }, (ground) =>
        withChildren(async (children) =>
          experiment(ground, await startFleet(ground, children, before), before),
        ),
      ),
    ),
};

interface Site {
  readonly ground: Ground;
  readonly fleet: Fleet;
  readonly before: Release;
  readonly visitors: Visitors;
  readonly failures: Failures;
}

/** What each part of the way was told besides 200. */
interface Failures {
  part: string;
  readonly told: Map<string, number>;
}

async function experiment(ground: Ground, fleet: Fleet, before: Release): Promise<Findings> {
  const failures: Failures = { part: 'before', told: new Map() };
  const visitors = makeVisitors(fleet.address, watched(failures));
  const site: Site = { ground, fleet, before, visitors, failures };
  const owner = ground.services.databaseOwnerUrl;
  const readers = await signInCrowd(visitors);
  const followers = (await signInCrowd(visitors))
    .flatMap((cookie) => [cookie, cookie, cookie])
    .slice(0, sockets)
    .map((cookie) => follow(fleet.address, cookie));
  await allOpen(followers);
  const errands = await startErrands(visitors, owner);
  const writers = await startWriters(visitors);
  const { result: way, tally } = await underLoad(visitors, readers, async (load) => {
    await load.nextOk();
    return { result: await thereAndBack(site, followers), tally: load.tally };
  });
  await writers.stop();
  const jobs = await afterErrands(owner, await errands.stop());
  const found = await afterWriting({ adminUrl: ground.services.databaseAdminUrl ?? '' }, writers);
  const away = followers.flatMap(({ awayMs }) => awayMs);
  for (const follower of followers) follower.close();
  return judge(site, {
    way,
    answers: written(tally),
    jobs: { ...jobs, ...(await jobsDone(owner, way.turns)) },
    found,
    away,
  });
}

/** The database first, then process by process, and process by process back again. */
async function thereAndBack({ ground, fleet, before, failures }: Site, followers: readonly Follower[]) {
  const codes: (number | undefined)[] = [];
  const turns: string[] = [];
  await pause(betweenMs);
  const had = await countMigrations(ground);
  failures.part = 'migration';
  const migrationMs = await timed(() => migrate(ground));
  for (const release of [thisRelease, before])
    for (const place of fleet.places) {
      failures.part = `${place.name} becomes ${release.name}`;
      if (place.name === 'worker') turns.push(new Date().toISOString());
      codes.push(await fleet.replace(place, release));
      await allOpen(followers);
      await pause(betweenMs);
    }
  return { codes, turns, migrationMs, migrations: (await countMigrations(ground)) - had };
}

interface Seen {
  readonly way: Awaited<ReturnType<typeof thereAndBack>>;
  readonly answers: string;
  readonly jobs: Awaited<ReturnType<typeof afterErrands>> & Awaited<ReturnType<typeof jobsDone>>;
  readonly found: Awaited<ReturnType<typeof afterWriting>>;
  readonly away: readonly number[];
}

function judge({ before, failures }: Site, { way, answers, jobs, found, away }: Seen): Findings {
  const longest = Math.max(0, ...away);
  const failed = [...failures.told].map(([what, count]) => `${what}: ${count}`);
  return {
    figures: [
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
      `from ${before.name} to this state and back: ${way.codes.length} processes replaced, ended with ${way.codes.join(', ')}`,
      `${way.migrations} migrations in ${seconds(way.migrationMs)}, under load`,
      `answers ${answers}`,
      `of all requests failed ${failed.length === 0 ? 'none' : failed.join('; ')}`,
      `places: acknowledged ${found.acknowledged}, lost ${found.lost}, doubled ${found.doubled}`,
      `messages by jobs: ${jobs.wanted} wanted, ${jobs.had} there, ${jobs.doubled} doubled, ${jobs.dead} jobs dead; jobs done by ${before.name} ${jobs.before}, by this ${jobs.now}`,
      `sockets: ${sockets}, moved ${away.length} times, away for at most ${seconds(longest)}`,
    ],
    missed: goals(
      [failed.length === 0, '0 failed requests'],
      [found.lost + found.doubled === 0, 'no acknowledged write is lost, none is doubled'],
      [jobs.had === jobs.wanted && jobs.doubled + jobs.dead === 0, 'jobs of either release are understood'],
      [jobs.before > 0 && jobs.now > 0, 'workers of both had jobs'],
      [away.length >= sockets && longest <= awayAtMostMs, 'sockets move within 10 s'],
      [way.codes.every((code) => code === 0), 'each process ends by itself'],
    ),
  };
}

/** Notes every answer that is none, or that tells of a fault of the server's. */
const watched =
  (failures: Failures): typeof fetch =>
  async (address, init) => {
    const note = (what: string) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      const asked = `${failures.part}, ${init?.method ?? 'GET'} ${pathname} ${what}`;
      failures.told.set(asked, (failures.told.get(asked) ?? 0) + 1);
    };
    try {
      const answer = await fetch(address, init);
      if (answer.status !== 200) note(`${answer.status} ${codeIn(await answer.clone().text())}`);
      return answer;
    } catch (error) {
      note(String(error instanceof Error ? (error.cause ?? error) : error));
      throw error;
    }
  };

/** The code in an answer of the API; the proxy's own answers have none. */
const codeIn = (text: string): string => /"code":"([^"]+)"/.exec(text)?.[1] ?? 'of the proxy';

const countMigrations = async ({ services }: Ground): Promise<number> =>
  Number(await sql(services.databaseOwnerUrl, 'select count(*) from schema_migrations'));

const migrate = ({ env }: Ground): Promise<string> =>
  mustRun('node', ['apps/api/src/migrate.ts'], { cwd: root, env, timeout: 300_000 });

const allOpen = (followers: readonly Follower[]): Promise<void> =>
  waitUntil('every socket to be open', async () => followers.every(({ isOpen }) => isOpen()), 60_000);

/** By the moments at which the worker was asked to end: the first one was of the release before, the second of this. */
async function jobsDone(owner: string, [first = '', second = '']: readonly string[]) {
  const within = `completed_on between '${first}' and '${second}'`;
  const row = await sql(
    owner,
    `select count(*) filter (where not (${within})), count(*) filter (where ${within}) from pgboss.job
      where state = 'completed' and name = 'broadcasts.write'`,
  );
  const [before = 0, now = 0] = row.trim().split('|').map(Number);
  return { before, now };
}
