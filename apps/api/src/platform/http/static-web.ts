import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { notFound } from './error-handler.ts';
import { isApi } from './server.ts';

const aYear = 31_536_000;

/** Production: the API serves the built web, compressed at build time. Unknown pages get the app, unknown calls a 404. */
export const serveWeb = async (server: FastifyInstance, dist: string): Promise<void> => {
  await server.register(fastifyStatic, {
    root: resolve(dist),
    preCompressed: true,
    // A route for each file of the build. Routes by pattern read the whole folder again for every request.
    wildcard: false,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      // Names of assets carry a hash of their content; the page that names them must always be fresh.
      const immutable = path.includes('/assets/');
      void reply.header('cache-control', immutable ? `public, max-age=${aYear}, immutable` : 'no-cache');
    },
  });
  // The plugin looks for a file in the folder itself and fails when the request accepts no compressed one.
  server.get('/', (_request, reply) => reply.sendFile('index.html'));
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !isApi(request.url) && !request.url.includes('/assets/');
    return wantsPage ? reply.sendFile('index.html') : notFound(request, reply);
  });
};

/** `pnpm demo` makes a web whose login page lets everybody be anybody: it has a folder of that name. */
export const refuseDemoWeb = ({ NODE_ENV }: Pick<Config, 'NODE_ENV'>, dist: string): void => {
  if (NODE_ENV === 'production' && existsSync(join(dist, 'demo')))
    throw new Error(`WEB_DIST (${dist}) was built by \`pnpm demo\`; production does not serve it.`);
};
