import type { FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';

const actors = new WeakMap<FastifyRequest, Actor>();

/** The guard has recognised the caller, whether or not they may go on. */
export const rememberActor = (request: FastifyRequest, actor: Actor | undefined): void => {
  if (actor) actors.set(request, actor);
};

export const actorOf = (request: FastifyRequest): Actor | undefined => actors.get(request);
