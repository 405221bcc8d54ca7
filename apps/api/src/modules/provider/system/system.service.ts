import { createHash } from 'node:crypto';
import { allRoutes } from '@indeks/contract/all-routes';
import { refuse } from '#platform/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { readLogic } from '#platform/db/logic-files.ts';
import { databaseFolder, migrationNames } from '#platform/db/migrate.ts';
import { judgeSchema, type SchemaState } from '#platform/db/schema-state.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import { describeApi } from '#platform/http/openapi.ts';
import { appVersion } from '#platform/version.ts';
import { referencePage } from './reference-page.ts';
import * as queries from './system.queries.ts';

export const health = () => ({ status: 'up' as const, version: appVersion });

/**
 * Without Redis only live updates wait, so the process stays ready. Without the database nothing works, and with one that
 * lacks migrations of this build most calls would fail.
 */
export const ready = async (ctx: Ctx) => {
  if (ctx.services.draining.now) refuse('server/unavailable');
  const schema = await onceAtATime(ctx);
  if (schema === 'behind') return refuse('server/schema-behind', { details: { schema } });
  return {
    database: 'up' as const,
    redis: (await ctx.services.redisUp()) ? ('up' as const) : ('down' as const),
    schema,
  };
};

/** Concurrent checks share one query: these requests are not limited by a throttle. */
const onceAtATime = (ctx: Ctx): Promise<SchemaState> => {
  const running = asked.get(ctx.db) ?? askDatabase(ctx).finally(() => asked.delete(ctx.db));
  asked.set(ctx.db, running);
  return running;
};

/** The schema is read until it is as this build needs it; from then on the database only has to answer. */
const askDatabase = async (ctx: Ctx): Promise<SchemaState> => {
  const known = fitting.get(ctx.db);
  if (known) return queries.ping(ctx).then(() => known);
  const build = { migrations: await migrationNames(), logic: (await readLogic(databaseFolder)).sha256 };
  const schema = judgeSchema(build, await queries.findAppliedSchema(ctx));
  if (schema !== 'behind') fitting.set(ctx.db, schema);
  return schema;
};

// Keyed by the database, which lives as long as the process; services belong to one request.
const asked = new WeakMap<Database, Promise<SchemaState>>();
const fitting = new WeakMap<Database, SchemaState>();

/** Written once: it is large, and anybody may ask for it. */
export const openapi = (): FileAnswer => {
  document ??= Buffer.from(JSON.stringify(describeApi(allRoutes, appVersion)));
  version ??= createHash('sha256').update(document).digest('hex');
  return {
    content: document,
    contentType: 'application/json; charset=utf-8',
    fileName: 'openapi.json',
    version,
  };
};

/** A page that uses only scripts and styles of the built web, so that the content security policy need not change. */
export const reference = (): FileAnswer => ({
  content: Buffer.from(referencePage),
  contentType: 'text/html; charset=utf-8',
  fileName: 'api.html',
  ownPage: true,
});

let document: Buffer | undefined;
let version: string | undefined;
