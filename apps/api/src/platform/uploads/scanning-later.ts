import { z } from 'zod';
import { audit } from '../audit/audit.queries.ts';
import { transact, type Ctx } from '../context.ts';
import { Refusal } from '../errors.ts';
import { defineJob } from '../jobs/define-job.ts';
import { OutsideAway } from '../outside-call.ts';
import * as queries from './unscanned-files.queries.ts';

const atOnce = 100;
const everySeconds = 600;

/** Looks at the files that came while the scanner was away. Ends at once while it still is; the next turn comes soon. */
export const scanFilesJob = defineJob({
  name: 'files.scan',
  payload: z.object({}),
  retry: { limit: 1 },
  handle: async (ctx) => {
    const waiting = await queries.listUnscanned(ctx, atOnce);
    for (const { stored_as, user_id } of waiting)
      if (!(await scanStored(ctx, stored_as, user_id ?? undefined))) return;
    if (waiting.length === atOnce) await ctx.services.jobs.enqueue(ctx, scanFilesJob, {});
  },
});

/** Asked for at any time, it runs every ten minutes. */
export const askForScan = async (ctx: Ctx): Promise<void> => {
  if (ctx.services.scanner.mode === 'off') return;
  await ctx.services.jobs.enqueue(ctx, scanFilesJob, {}, { onceInSeconds: everySeconds });
};

/** False when the scanner did not answer. */
const scanStored = async (ctx: Ctx, key: string, userId: number | undefined): Promise<boolean> => {
  try {
    const { stream } = await ctx.services.files.open(key);
    const verdict = await ctx.services.scanner.scan(stream);
    if (verdict.clean) await queries.forgetUnscanned(ctx, key);
    else await takeAway(ctx, { key, userId, found: verdict.found });
    return true;
  } catch (error) {
    // The sender has deleted the file since.
    if (error instanceof Refusal && error.code === 'file/missing') {
      await queries.forgetUnscanned(ctx, key);
      return true;
    }
    if (!(error instanceof OutsideAway)) throw error;
    ctx.log.warn({ err: error }, 'files wait for the scanner');
    return false;
  }
};

interface Infected {
  readonly key: string;
  readonly userId: number | undefined;
  readonly found: string;
}

/** First out of reach, then told: whoever asks for it hears that there is no such file. */
const takeAway = async (ctx: Ctx, { key, userId, found }: Infected): Promise<void> => {
  await ctx.services.files.discard(key);
  const isNew = await transact(ctx, async (tx) => {
    if (!(await queries.markInfected(tx, key, found))) return false;
    await audit(tx, { action: 'files.infected', before: { key, found, user_id: userId } });
    return true;
  });
  if (isNew) await ctx.services.events.note(ctx, { kind: 'file-infected', subjectId: userId, detail: found });
};
