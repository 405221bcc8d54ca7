import { createHash } from 'node:crypto';
import type { Route } from '@indeks/contract/common/route';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { transact, type Ctx } from '../context.ts';
import { refuse } from '../errors.ts';
import * as queries from './idempotency.queries.ts';
import type { Parsed } from './parse.ts';

const keyFormat = z.uuid();

/**
 * The same Idempotency-Key gives the first answer again. The key is claimed in the transaction of the change, so
 * a second request waits for the first one and then replays it; if the first fails, nothing is kept.
 */
export const onceOnly = async (
  ctx: Ctx,
  route: Route,
  request: FastifyRequest,
  { input, file }: Parsed,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> => {
  const header = request.headers['idempotency-key'];
  if (header === undefined || !ctx.actor) return work(ctx);
  const key =
    keyFormat.safeParse(header).data ?? refuse('input/invalid', { details: { part: 'idempotency-key' } });
  const userId = ctx.actor.id;
  const routeName = `${route.method} ${route.path}`;
  const requestHash = hashOf({ input, file });
  return transact(ctx, async (tx) => {
    if (!(await queries.claimKey(tx, { userId, key, route: routeName, requestHash }))) {
      const first = await queries.findKey(tx, userId, key);
      if (first.route !== routeName || !first.request_hash.equals(requestHash))
        refuse('idempotency/other-request');
      return first.answer;
    }
    const answer = await work(tx);
    await queries.keepAnswer(tx, userId, key, answer);
    return answer;
  });
};

/** A file belongs to the request: the same fields with another file are another request. */
const hashOf = ({ input, file }: Parsed): Buffer => {
  const hash = createHash('sha256').update(JSON.stringify(input));
  if (file) hash.update(JSON.stringify([file.name, file.kind])).update(file.content);
  return hash.digest();
};
