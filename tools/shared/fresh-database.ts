import { ask } from '../services/network.ts';
import type { ServicesEnv } from '../services/plan.ts';
import { sql } from '../services/postgres.ts';

/** Its own database and its own numbered part of Redis, so that tests running beside it see nothing of it. */
export async function freshDatabase(services: ServicesEnv, name: string): Promise<ServicesEnv> {
  const { databaseAdminUrl } = services;
  if (databaseAdminUrl === undefined) throw new Error('these services do not allow to create a database');
  await sql(databaseAdminUrl, `drop database if exists ${name} with (force)`);
  await sql(databaseAdminUrl, `create database ${name} owner indeks_owner template template0`);
  const at = (url: string, path: string) => Object.assign(new URL(url), { pathname: path }).href;
  const redisUrl = at(services.redisUrl, '/5');
  await emptyRedis(redisUrl);
  return {
    ...services,
    databaseUrl: at(services.databaseUrl, `/${name}`),
    databaseOwnerUrl: at(services.databaseOwnerUrl, `/${name}`),
    redisUrl,
  };
}

/** The counters of the last run would lock its people out of this one. */
async function emptyRedis(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const answer = await ask(hostname, Number(port), `SELECT ${pathname.slice(1)}\r\nFLUSHDB\r\n`);
  if (!answer?.startsWith('+OK')) throw new Error(`Redis did not empty itself: ${answer ?? 'no answer'}`);
}
