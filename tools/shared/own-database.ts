import { ask } from '../services/network.ts';
import type { ServicesEnv } from '../services/plan.ts';
import { sql } from '../services/postgres.ts';

/**
 * A database of its own and a numbered part of Redis of its own, so that tests running beside it see nothing of it.
 * The database is empty, or with `keep` the one that an earlier run left.
 */
export async function openDatabase(
  services: ServicesEnv,
  database: string,
  { keep = false } = {},
): Promise<ServicesEnv> {
  const own = servicesOn(services, database);
  if (!keep || !(await exists(services, database))) await createEmpty(services, database);
  await emptyRedis(own.redisUrl);
  return own;
}

export async function dropDatabase(services: ServicesEnv, database: string): Promise<void> {
  await sql(adminUrlOf(services), `drop database if exists ${database} with (force)`);
}

function servicesOn(services: ServicesEnv, database: string): ServicesEnv {
  const at = (url: string, path: string) => Object.assign(new URL(url), { pathname: path }).href;
  return {
    ...services,
    databaseUrl: at(services.databaseUrl, `/${database}`),
    databaseOwnerUrl: at(services.databaseOwnerUrl, `/${database}`),
    redisUrl: at(services.redisUrl, '/5'),
  };
}

async function exists(services: ServicesEnv, database: string): Promise<boolean> {
  const found = await sql(adminUrlOf(services), `select 1 from pg_database where datname = '${database}'`);
  return found.trim() === '1';
}

async function createEmpty(services: ServicesEnv, database: string): Promise<void> {
  await dropDatabase(services, database);
  await sql(adminUrlOf(services), `create database ${database} owner indeks_owner template template0`);
}

function adminUrlOf({ databaseAdminUrl }: ServicesEnv): string {
  if (databaseAdminUrl === undefined) throw new Error('these services do not allow to create a database');
  return databaseAdminUrl;
}

/** Clears the throttle counters of the last run, which would refuse logins in this one. */
async function emptyRedis(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const answer = await ask(hostname, Number(port), `SELECT ${pathname.slice(1)}\r\nFLUSHDB\r\n`);
  if (!answer?.startsWith('+OK')) throw new Error(`Redis did not empty itself: ${answer ?? 'no answer'}`);
}
