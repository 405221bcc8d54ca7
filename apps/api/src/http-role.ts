import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { mountModules } from './app.ts';
import { aliveSessionIds } from '#platform/auth/sessions.queries.ts';
import { resolveSession, sessionCookie } from '#platform/auth/sessions.ts';
import type { Config } from '#platform/config.ts';
import type { Services } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { createServer } from '#platform/http/server.ts';
import { refuseDemoWeb, serveWeb } from '#platform/http/static-web.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { RealtimeServer, SocketSessions } from '#platform/realtime/realtime.ts';

export interface RoleParts {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly services: Services;
  readonly realtime: RealtimeServer;
  readonly db: Database;
}

export interface RunningRole {
  stop(): Promise<void>;
}

export const startHttp = async (parts: RoleParts): Promise<RunningRole> => {
  const { config, log, metrics, services, realtime, db } = parts;
  if (config.WEB_DIST) refuseDemoWeb(config, config.WEB_DIST);
  const server = await createServer(config, log, metrics);
  // A kept connection would hold the end of the process up: the answer says that it is the last one on it.
  server.addHook('onSend', async (_request, reply) => {
    if (services.draining.now) void reply.header('connection', 'close');
  });
  mountModules(server, services, db);
  if (config.WEB_DIST) await serveWeb(server, config.WEB_DIST);
  await server.listen({ host: config.HOST, port: config.PORT });
  realtime.attach(server.server, socketSessions(server, db, services));
  return { stop: () => server.close() };
};

const socketSessions = (server: FastifyInstance, db: Database, { clock }: Services): SocketSessions => ({
  resolveSession: async (cookieHeader) => {
    const actor = await resolveSession({ db, clock }, server.parseCookie(cookieHeader ?? '')[sessionCookie]);
    return (
      actor && {
        userId: actor.id,
        sessionId: actor.sessionId,
        role: actor.role,
        restricted: actor.restricted,
      }
    );
  },
  aliveSessions: async (ids) => {
    const alive = await aliveSessionIds(db, ids, clock.now());
    return new Set(alive.map(({ id }) => id));
  },
});
