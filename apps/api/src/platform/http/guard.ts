import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Access, Route } from '@indeks/contract/common/route';
import type { FastifyRequest } from 'fastify';
import { resolveSession, sessionCookie } from '../auth/sessions.ts';
import { tokenIn } from '../auth/tokens.ts';
import type { Actor, Services } from '../context.ts';
import { refuse } from '../errors.ts';
import { cookies } from './exchange.ts';
import type { HttpApp } from './http-app.ts';
import { rememberActor } from './request-actor.ts';

/** Longer than the longest query of the contract with every sign escaped. */
const longestAddress = 8_192;

/** Everything that is asked before a body is read: limit, origin, session, permission. */
export const guard = async (app: HttpApp, route: Route, request: FastifyRequest): Promise<void> => {
  if (request.url.length > longestAddress) refuse('request/address-too-long');
  if (route.forMachines) return;
  app.services.admission.refuseWhenFull();
  const { throttle, clock, roleTable } = app.services;
  const caller = {
    address: request.ip,
    cookie: tokenIn(request.cookies[sessionCookie]),
    device: tokenIn(request.cookies[cookies.device.name]),
    isPublic: route.access === 'public',
  };
  const countedFor = await throttle.allow(caller);
  if (route.method !== 'GET' || route.actsByGet) refuseCrossSite(app.services, request);
  const actor = await resolveSession({ db: app.db, clock }, caller.cookie);
  rememberActor(request, actor);
  await throttle.learn(caller, countedFor, actor !== undefined);
  if (route.access !== 'public') refuseByAccess(roleTable, route.access, actor);
};

const refuseByAccess = (
  table: RoleTable,
  access: Exclude<Access, 'public'>,
  actor: Actor | undefined,
): void => {
  if (!actor) return refuse('auth/no-session');
  if (access === 'restricted-session') return;
  if (access === 'set-up-session' && actor.awaitsSecondStep) return;
  if (actor.awaitsSecondStep) return refuse('auth/second-step-missing');
  if (actor.restricted) return refuse('auth/session-restricted');
  if (access === 'session' || access === 'set-up-session' || mayBy(table)(actor.role, access)) return;
  refuse('auth/not-allowed');
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
