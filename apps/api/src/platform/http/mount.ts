import {
  confirmedAboutHeader,
  confirmedHeader,
  isBinary,
  type MultipartBody,
  type OptionalFile,
  type ParsedInput,
  type Route,
} from '@indeks/contract/common/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { createCtx, type Ctx, type SignedInCtx } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { FileAnswer } from './file-answers.ts';
import { openExchange, type Exchange } from './exchange.ts';
import { guard } from './guard.ts';
import type { HttpApp } from './http-app.ts';
import { onceOnly } from './idempotency.ts';
import { boundsOfRoute } from './input-bounds.ts';
import { readBehind, noteReading, noteRefusal } from './noted-requests.ts';
import { parseAnswer, parseInput, type Parsed } from './parse.ts';
import { countUpload } from '../uploads/day-limits.ts';
import { sendFile } from './send-file.ts';
import type { UploadedFile, UploadedFiles } from './upload.ts';
import { watchOpenings } from './watched-openings.ts';

type CtxFor<R extends Route> = R['access'] extends 'public' ? Ctx : SignedInCtx;
type FileFor<R extends Route> = R['body'] extends MultipartBody
  ? R['body'] extends OptionalFile
    ? UploadedFile | undefined
    : UploadedFile
  : undefined;
type Given<R extends Route> = R['answer'] extends z.ZodType ? z.input<R['answer']> : FileAnswer;

export type Handler<R extends Route> = (
  ctx: CtxFor<R>,
  input: ParsedInput<R> & { readonly file: FileFor<R>; readonly files: UploadedFiles },
  exchange: Exchange,
) => Promise<Given<R>> | Given<R>;

/** The only way a route comes to life: limit → origin → session → permission → parse → use case → answer by the contract. */
export const mount = <R extends Route>(app: HttpApp, route: R, handler: Handler<R>): void => {
  app.mounted.add(route);
  const bounds = boundsOfRoute(route);
  app.server.route({
    method: route.method,
    url: route.path,
    bodyLimit: bounds.bodyBytes,
    onRequest: (request) => guard(app, route, request),
    onError: (request, _reply, error) => noteRefusal(app, route, request, error),
    handler: async (request, reply) => {
      const { services, opened } = watchOpenings(app.services);
      const ctx = createCtx({
        ...readBehind(request),
        services,
        db: app.db,
        log: request.log,
        ...readConfirmation(request),
        signal: leavingOf(reply),
      });
      const parsed = await parseInput(ctx, route, bounds, request);
      const run = async (inner: Ctx) => {
        await countUpload(ctx, parsed.files);
        // The guard and the parser have made sure of what the route's types promise.
        return handler(
          inner as CtxFor<R>,
          { ...(parsed.input as ParsedInput<R>), file: parsed.file as FileFor<R>, files: parsed.files },
          openExchange(request, reply, services.throttle),
        );
      };
      const answer = async (inner: Ctx) => parseAnswer(route, await run(inner));
      const work = () => (route.idempotent ? onceOnly(ctx, route, request, parsed, answer) : answer(ctx));
      const given = await releasing(parsed, () => admitted(app, route, work));
      const file = isBinary(route.answer) ? (given as FileAnswer) : undefined;
      if (route.method === 'GET') await noteReading(services.events, route, request, { opened, file });
      if (hasOtherStatus(route, given)) void reply.code(route.otherStatus.status);
      return file ? sendFile(request, reply, file) : given;
    },
  });
};

const readConfirmation = ({ headers }: FastifyRequest) => {
  const about = headers[confirmedAboutHeader];
  return {
    confirmed: headers[confirmedHeader] === 'true',
    confirmedAbout: typeof about === 'string' ? about : undefined,
  };
};

const admitted = <T>({ services }: HttpApp, route: Route, work: () => Promise<T>): Promise<T> =>
  route.forMachines ? work() : services.admission.admit(work);

/** Lets go of the files of a request when it is answered, or refused. */
const releasing = async <T>(parsed: Parsed, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } finally {
    await parsed.release();
  }
};

/** Aborted when the caller closes the connection before the answer is there. */
const leavingOf = ({ raw }: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new Refusal('request/left'));
  });
  return leaving.signal;
};

/** Read from the answer, so that a repeated request is answered with the same status. */
const hasOtherStatus = (
  route: Route,
  given: unknown,
): route is Route & { otherStatus: NonNullable<Route['otherStatus']> } =>
  route.otherStatus !== undefined &&
  (given as Readonly<Record<string, unknown>>)[route.otherStatus.when] === true; // the contract made an object of it
