import { fastify } from 'fastify';

export const routes = fastify;
