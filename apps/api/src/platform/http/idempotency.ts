import { createHash } from 'node:crypto';
import type { Route } from '@indeks/contract/common/route';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { transact, type Ctx, type Once } from '../context.ts';
import { refuse } from '../errors.ts';
import * as queries from './idempotency.queries.ts';
import { parseAnswer, type Parsed } from './parse.ts';

const keyFormat = z.uuid();

/**
 * The same Idempotency-Key gives the first answer again. The key is claimed in the transaction of the change, so
 * a second request waits for the first one and then replays it; if the first fails, nothing is kept.
 */
export const onceOnly = async (
  ctx: Ctx,
  route: Route,
  request: FastifyRequest,
  parsed: Parsed,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> => {
  const header = request.headers['idempotency-key'];
  if (header === undefined || !ctx.actor) return work(ctx);
  const key =
    keyFormat.safeParse(header).data ?? refuse('input/invalid', { details: { part: 'idempotency-key' } });
  const claim: queries.KeyClaim = {
    userId: ctx.actor.id,
    key,
    route: `${route.method} ${route.path}`,
    requestHash: hashOf(parsed),
  };
  if (route.idempotent === 'with-files') return onceWithFiles(ctx, route, claim, work);
  return transact(ctx, async (tx) => (await claimed(tx, claim, () => work(tx))).answer);
};

/** The handler opens the transaction itself, when its files lie in the store, and claims the key in it. */
const onceWithFiles = async (
  ctx: Ctx,
  route: Route,
  claim: queries.KeyClaim,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> => {
  const first = await firstAnswer(ctx, claim);
  if (first) return first.answer;
  const once = (tx: Ctx, change: () => Promise<unknown>) =>
    claimed(tx, claim, async () => parseAnswer(route, await change()));
  return work({ ...ctx, once: once as Once }); // the contract gives a kept answer the type of a fresh one
};

const claimed = async (tx: Ctx, claim: queries.KeyClaim, change: () => Promise<unknown>) => {
  if (!(await queries.claimKey(tx, claim))) {
    const first = await firstAnswer(tx, claim);
    return { answer: first?.answer, repeated: true };
  }
  const answer = await change();
  await queries.keepAnswer(tx, claim.userId, claim.key, answer);
  return { answer, repeated: false };
};

const firstAnswer = async (ctx: Ctx, claim: queries.KeyClaim) => {
  const first = await queries.findKey(ctx, claim.userId, claim.key);
  if (first && (first.route !== claim.route || !first.request_hash.equals(claim.requestHash)))
    refuse('idempotency/other-request');
  return first;
};

/** A file belongs to the request: the same fields with another file are another request. */
const hashOf = ({ input, files }: Parsed): Buffer => {
  const hash = createHash('sha256').update(JSON.stringify(input, withoutPassword));
  for (const [field, file] of Object.entries(files))
    if (file) hash.update(JSON.stringify([field, file.name, file.kind])).update(file.content.sha256);
  return hash.digest();
};

/** Passwords are left out of the hash, which is kept for days and could be attacked offline. */
const withoutPassword = (name: string, value: unknown): unknown => (name === 'password' ? undefined : value);
