import { allRoutes } from '@indeks/contract/all-routes';
import { refuse } from '#platform/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import { appVersion } from '#platform/version.ts';
import * as queries from './system.queries.ts';

export const health = () => ({ status: 'up' as const, version: appVersion });

/** Redis away is a lesser evil: live updates wait, everything else works. Without the database nothing does. */
export const ready = async (ctx: Ctx) => {
  if (ctx.services.draining.now) refuse('server/unavailable');
  await queries.ping(ctx);
  return {
    database: 'up' as const,
    redis: (await ctx.services.redisUp()) ? ('up' as const) : ('down' as const),
  };
};

export const openapi = () => openApiOf(allRoutes, appVersion);
