import { errorText } from '@indeks/contract/common/errors.texts';
import { mostFieldErrors, type ErrorAnswer, type ErrorCode } from '@indeks/contract/common/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDatabaseFull, isTooSlow, isUnstorableText } from '../db/constraint-errors.ts';
import { Refusal } from '../errors.ts';
import { OutsideAway } from '../outside-call.ts';

/** Every failure leaves as one shape: a code, a Polish sentence, the fields it concerns. */
export const handleError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = asRefusal(error);
  const line = lines[refusal.code];
  if (line) request.log[line.level]({ err: error }, line.words);
  const retryAfter = retryAfterSeconds(refusal);
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  // The rest of a body that is sent too slowly is not awaited.
  if (refusal.code === 'request/timeout') void reply.header('connection', 'close');
  const answer: ErrorAnswer = {
    code: refusal.code,
    message: refusal.sentence ?? errorText(refusal.code, refusal.details),
    ...(refusal.fields && { fields: refusal.fields.slice(0, mostFieldErrors) }),
    ...(refusal.details && { details: refusal.details }),
    requestId: request.id,
  };
  return reply.status(refusal.status).send(answer);
};

/** Refusals that an operator must deal with. */
const lines: Partial<Record<ErrorCode, { readonly level: 'warn' | 'error'; readonly words: string }>> = {
  'server/failed': { level: 'error', words: 'request failed' },
  'server/storage-full': { level: 'error', words: 'no room left' },
  'server/schema-behind': { level: 'warn', words: 'the schema is behind this build' },
  'server/too-slow': { level: 'error', words: 'a statement took too long' },
  'server/unavailable': { level: 'warn', words: 'database is away' },
  'file/store-away': { level: 'warn', words: 'file store is away' },
};

export const notFound = (_request: FastifyRequest, _reply: FastifyReply) => {
  throw new Refusal('record/not-found');
};

const ofFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'input/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input/unsupported-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'input/unsupported-type',
  FST_ERR_MAX_PARAM_LENGTH: 'request/address-too-long',
  FST_ERR_BAD_URL: 'request/malformed',
};

const asRefusal = (error: FastifyError | Error): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof OutsideAway) return new Refusal('file/store-away');
  if (isDatabaseFull(error)) return new Refusal('server/storage-full');
  if (isDatabaseAway(error)) return new Refusal('server/unavailable');
  if (isTooSlow(error)) return new Refusal('server/too-slow');
  if (isUnstorableText(error)) return new Refusal('input/invalid');
  const code = 'code' in error ? ofFastify[error.code] : undefined;
  if (code) return new Refusal(code);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  // Fastify's own refusals (broken JSON, a bad address) are the caller's mistake.
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('input/invalid');
  return new Refusal('server/failed');
};

const retryAfterSeconds = (refusal: Refusal): number | undefined => {
  if (refusal.status === 503) return 2;
  const given = refusal.details?.['retryAfterSeconds'];
  return typeof given === 'number' ? given : undefined;
};
