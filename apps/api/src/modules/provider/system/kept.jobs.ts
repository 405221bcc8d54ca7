import { role } from '@indeks/contract/access/roles';
import { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { listPeopleInRoles } from '#modules/identity/accounts/index.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { findWrongThings, readKeptThings, type KeptThing } from '#platform/kept/kept.ts';
import { wrongThingsMail } from './mails/wrong-things.mail.ts';

const daySeconds = 86_400;

const alarmMailJob = defineJob({
  name: 'system.wrong-things-mail',
  payload: z.object({ userId: z.number() }),
  handle: async (ctx, { userId }) => {
    const addressed = (await listPeopleInRoles(ctx, [role.superAdmin])).find(({ id }) => id === userId);
    if (addressed) await ctx.mailer.send({ to: addressed.email, ...wrongThingsMail(ctx.services.config) });
  },
});

/**
 * The nightly comparison of everything that is kept with what it is kept from. Where something differs, super-administrators are
 * told by mail and the job ends as failed, which the metric of jobs shows; `pnpm kept` says which rows they are.
 */
export const defineKeptComparison = (comparedByCode: readonly KeptThing[]) => {
  const compareJob = defineJob({
    name: 'system.compare-kept',
    payload: z.object({}),
    // The next night brings the next one; a second try would tell the same again.
    retry: { limit: 0 },
    handle: async (ctx) => {
      const wrong = await findWrongThings(ctx, [...(await readKeptThings()), ...comparedByCode]);
      if (wrong.length === 0) return;
      for (const { id } of await listPeopleInRoles(ctx, [role.superAdmin]))
        await ctx.services.jobs.enqueue(ctx, alarmMailJob, { userId: id });
      throw new Error(`kept things that differ: ${wrong.map(({ name }) => name).join(', ')}`);
    },
  });
  return {
    jobs: [compareJob, alarmMailJob] as const,
    /** Asked for at any time, it runs once a day, at the first asking after midnight. */
    ask: (ctx: Ctx): Promise<void> =>
      ctx.services.jobs.enqueue(ctx, compareJob, {}, { onceInSeconds: daySeconds }),
  };
};
