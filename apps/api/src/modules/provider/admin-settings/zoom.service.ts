import { zoomCredentials } from '@indeks/contract/provider/admin-settings/admin-settings.schemas';
import type { ZoomProblem } from '@indeks/contract/provider/admin-settings/zoom.keys';
import type { z } from 'zod';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { OutsideAway } from '#platform/outside-call.ts';
import type { ZoomCredentials } from '#platform/zoom/zoom-calls.ts';
import { ZoomBusy, ZoomRefused } from '#platform/zoom/zoom-errors.ts';
import * as queries from './admin-settings.queries.ts';
import { credentialsColumn } from './sealed-credentials.ts';

/** There is one account, and this is its number on the wire. */
const accountId = 1;

export const read = async (ctx: SignedInCtx) => {
  const saved = await queries.findZoom(ctx);
  return {
    id: saved ? accountId : null,
    saved_at: saved?.saved_at.toISOString() ?? null,
    saved_by: saved?.saved_by ?? null,
  };
};

/** The audit says who and when, and never the values: those are stored sealed. */
export const save = (ctx: SignedInCtx, credentials: z.output<typeof zoomCredentials>) =>
  transact(ctx, async (tx) => {
    const sealed = ctx.services.sealer.seal(credentialsColumn, 'zoom', JSON.stringify(credentials));
    await queries.saveZoom(tx, sealed, ctx.actor.id);
    await audit(tx, { action: 'admin-settings.zoom', subjectId: 'zoom' });
    return read(tx);
  });

export const edit = async (ctx: SignedInCtx, id: number, credentials: z.output<typeof zoomCredentials>) => {
  const { id: known } = await read(ctx);
  return known === id ? save(ctx, credentials) : refuse('record/not-found');
};

/** Asks for a token and for the person under whom the secretariat's meetings run. */
export const check = async (ctx: SignedInCtx) => {
  const credentials = await openCredentials(ctx);
  if (!credentials) return { problem: 'not-set' as const, missing: [] };
  try {
    await ctx.services.zoom.findHost(credentials, credentials.uid);
    return { problem: null, missing: [] };
  } catch (error) {
    return { problem: judgeProblem(error), missing: error instanceof ZoomRefused ? [...error.missing] : [] };
  }
};

/** The credentials of the account, for a call to Zoom alone. */
export const openCredentials = async (ctx: Ctx): Promise<ZoomCredentials | undefined> => {
  const saved = await queries.findZoom(ctx);
  if (!saved) return undefined;
  const opened = ctx.services.sealer.open(credentialsColumn, 'zoom', saved.sealed);
  return zoomCredentials.parse(JSON.parse(opened));
};

/** The meaning of a failed call to Zoom; errors that did not come from Zoom are rethrown. */
export const judgeProblem = (error: unknown): ZoomProblem => {
  if (error instanceof ZoomRefused) return error.problem;
  if (error instanceof ZoomBusy) return error.daily ? 'limit' : 'away';
  if (error instanceof OutsideAway) return 'away';
  throw error;
};
