import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { versionHeader } from '@indeks/contract/common/route';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { refuse } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { appVersion } from '../version.ts';
import { answerBrokenRequest } from './broken-requests.ts';
import { forgetRest } from './forget-rest.ts';
import { handleError, notFound } from './error-handler.ts';
import { smallBodyBytes } from './input-bounds.ts';
import { actorOf } from './request-actor.ts';

const requestTimeout = 30_000;
/** The limit of the address and all headers together; our own pages send about 2 KB. */
const maxHeaderSize = 16_384;
/** Ours take less than 500; room for those of others under the same domain. More are refused before anybody takes them apart. */
const mostCookieBytes = 8_000;

export const createServer = async (
  config: Config,
  log: Logger,
  metrics: Pick<Metrics, 'requestDone'>,
): Promise<FastifyInstance> => {
  // Typed as Fastify's own logger: with pino's type the instance would not fit the types of plugins.
  const loggerInstance: FastifyBaseLogger = log;
  const server = fastify({
    loggerInstance,
    // Addresses may hold personal data in their query; the line after the answer names the route only.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
    // The limit of a route without one of its own, and of unknown addresses.
    bodyLimit: smallBodyBytes,
    requestTimeout,
    http: { maxHeaderSize },
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be decoded, or names something longer than anything we have.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    // While draining, requests on open connections are still served; the proxy has been told by /api/ready.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A slash at the end is the same address.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  server.setErrorHandler(handleError);
  // With the web beside it, an unknown address may be a page: see `serveWeb`.
  if (!config.WEB_DIST) server.setNotFoundHandler(notFound);
  server.addHook('onRequest', async ({ headers }) => {
    if ((headers.cookie?.length ?? 0) > mostCookieBytes) refuse('request/headers-too-large');
  });
  await server.register(cookie);
  await server.register(multipart);
  await server.register(helmet, securityHeaders(config));
  addHooks(server, metrics);
  return server;
};

const addHooks = (server: FastifyInstance, metrics: Pick<Metrics, 'requestDone'>): void => {
  server.addHook('onSend', async (request, reply) => {
    if (!isApi(request.url)) return;
    void reply.header(versionHeader, appVersion);
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  server.addHook('onSend', async ({ raw }) => {
    const isUnread = !raw.complete && raw.readableFlowing === null;
    if (isUnread) void forgetRest(raw);
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const status = reply.statusCode;
    const person = actorOf(request)?.id;
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime), person });
    metrics.requestDone({ method, route, status, seconds: reply.elapsedTime / 1000 });
  });
};

/** The original's service prefixes are kept as paths, so that a part can be moved out later. */
const apiPrefixes = [
  '/api',
  '/chatapi',
  '/notificationapi',
  '/meetingapi',
  '/mentoringapi',
  '/issuetrackerapi',
] as const;

export const isApi = (url: string): boolean =>
  apiPrefixes.some(
    (prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
  );

const securityHeaders = (config: Config) => {
  const https = config.PUBLIC_ADDRESS.startsWith('https:');
  const socketOrigin = config.PUBLIC_ADDRESS.replace(/^http/, 'ws').replace(/\/$/, '');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets custom properties in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", socketOrigin],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    // On plain http (development) these two would lock the browser out.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  } as const;
};
