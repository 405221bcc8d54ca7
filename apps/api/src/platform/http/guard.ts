import { mayBy, type Permission } from '@indeks/contract/access/permissions';
import type { Route } from '@indeks/contract/common/route';
import type { FastifyRequest } from 'fastify';
import { resolveSession, sessionCookie } from '../auth/sessions.ts';
import type { Actor, Services } from '../context.ts';
import { refuse } from '../errors.ts';
import type { HttpApp } from './http-app.ts';

/** Everything that is asked before a body is read: origin, session, limit, permission. */
export const guard = async (
  app: HttpApp,
  route: Route,
  request: FastifyRequest,
): Promise<Actor | undefined> => {
  if (route.method !== 'GET' || route.actsByGet) refuseCrossSite(app.services, request);
  const actor = await resolveSession(
    { db: app.db, clock: app.services.clock },
    request.cookies[sessionCookie],
  );
  // A made-up cookie is no key of its own: whoever has no session counts by address.
  await app.services.throttle.allow(actor ? `session:${actor.uuid}:${actor.sessionId}` : request.ip);
  if (route.access !== 'public') refuseByAccess(app.services, route.access, actor);
  return actor;
};

const refuseByAccess = (
  services: Services,
  access: 'session' | 'restricted-session' | Permission,
  actor: Actor | undefined,
): Actor => {
  if (!actor) return refuse('auth/no-session');
  if (access === 'restricted-session') return actor;
  if (actor.restricted) return refuse('auth/session-restricted');
  if (access === 'session' || mayBy(services.roleTable)(actor.role, access)) return actor;
  return refuse('auth/not-allowed');
};

/**
 * A state change must come from our own pages. Browsers say so in Sec-Fetch-Site, older ones in Origin; who says
 * neither is no browser of ours.
 */
const refuseCrossSite = (services: Services, request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') refuse('request/cross-site');
    return;
  }
  if (request.headers.origin !== new URL(services.config.PUBLIC_ADDRESS).origin) refuse('request/cross-site');
};
