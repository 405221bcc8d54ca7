// plants: fastify-only-at-the-edge
import { fastify } from 'fastify';

export const mailer = fastify;
