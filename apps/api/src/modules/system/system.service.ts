import { allRoutes } from '@indeks/contract/all-routes';
import { refuse } from '#platform/errors.ts';
import type { Ctx, Services } from '#platform/context.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import { appVersion } from '#platform/version.ts';
import * as queries from './system.queries.ts';

export const health = () => ({ status: 'up' as const, version: appVersion });

/** Without Redis only live updates wait, so the process stays ready. Without the database nothing works. */
export const ready = async (ctx: Ctx) => {
  if (ctx.services.draining.now) refuse('server/unavailable');
  await ping(ctx);
  return {
    database: 'up' as const,
    redis: (await ctx.services.redisUp()) ? ('up' as const) : ('down' as const),
  };
};

/** However many ask at once, the database is asked once: nobody is counted here. */
const ping = (ctx: Ctx): Promise<void> => {
  const running = pings.get(ctx.services) ?? queries.ping(ctx).finally(() => pings.delete(ctx.services));
  pings.set(ctx.services, running);
  return running;
};

const pings = new WeakMap<Services, Promise<void>>();

/** Made once: it takes a tenth of a second, and anybody may ask for it. */
export const openapi = () => (described ??= openApiOf(allRoutes, appVersion));

let described: ReturnType<typeof openApiOf> | undefined;
