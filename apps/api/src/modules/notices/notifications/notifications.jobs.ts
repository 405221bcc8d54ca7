import {
  notificationType,
  type NotificationType,
} from '@indeks/contract/notices/notifications/notifications.keys';
import { z } from 'zod';
import { transact, type Ctx } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { digestNext, findReader, findToMail, listDigested } from './digest.queries.ts';
import { digestMail, notificationMail } from './mails/unread.mail.ts';
import { isNight } from './notifications.rules.ts';
import { senderName } from './senders.rules.ts';
import { noteMailed } from './writing.queries.ts';

const dayMs = 86_400_000;
const rowsAtOnce = 2_000;

/** About one notification; whatever was seen meanwhile needs no mail. */
export const mailAtOnceJob = defineJob({
  name: 'notifications.mail',
  payload: z.object({ notificationId: z.number() }),
  handle: async (ctx, { notificationId }) => {
    const unread = await findToMail(ctx, notificationId);
    if (!unread) return;
    const { type, link } = unread;
    const told = { type, sender: senderName(unread), count: 1, detail: pickDetail(unread), link };
    await ctx.mailer.send({ to: unread.email, ...notificationMail(unread.name, told, ctx.services.config) });
    await noteMailed(ctx, notificationId);
  },
});

/**
 * When and what a meeting is about stands in its mail: it may be read too late in the portal. Of a report the title says the month
 * and the decision; its reason is for the portal alone.
 */
const pickDetail = ({ type, title, text }: Unread) => {
  if (title === null) return undefined;
  if (type === notificationType.meeting) return { title, text };
  return type === notificationType.report ? { title } : undefined;
};

interface Unread {
  readonly type: NotificationType;
  readonly title: string | null;
  readonly text: string;
}

/** One mail to a person about what was taken into account on that day. */
const digestMailJob = defineJob({
  name: 'notifications.digest-mail',
  payload: z.object({ userId: z.number(), day: z.iso.date() }),
  handle: async (ctx, { userId, day }) => {
    const reader = await findReader(ctx, userId);
    const lines = reader ? await listDigested(ctx, userId, day) : [];
    if (!reader || lines.length === 0) return;
    const told = lines.map((line) => ({ type: line.type, sender: senderName(line), count: line.count }));
    await ctx.mailer.send({ to: reader.email, ...digestMail(reader.name, told, ctx.services.config) });
  },
});

/**
 * Goes through what is unread after a day, a part in each transaction together with the mails about it: stopped anywhere,
 * it goes on where it was.
 */
const digestJob = defineJob({
  name: 'notifications.digest',
  payload: z.object({}),
  handle: async (ctx) => {
    const before = new Date(ctx.clock.now().getTime() - dayMs);
    const day = ctx.clock.today();
    const asked = new Set<number>();
    for (;;) {
      const { taken, people } = await transact(ctx, async (tx) => {
        const part = await digestNext(tx, { before, rows: rowsAtOnce });
        for (const userId of part.people.filter((id) => !asked.has(id)))
          await tx.services.jobs.enqueue(tx, digestMailJob, { userId, day });
        return part;
      });
      for (const userId of people) asked.add(userId);
      if (taken < rowsAtOnce) return;
    }
  },
});

export const notificationJobs = [mailAtOnceJob, digestMailJob, digestJob] as const;

/** Asked for at any time, it runs once a day, at the first asking of the morning. */
export const askForDigest = async (ctx: Ctx): Promise<void> => {
  if (isNight(ctx.clock.now())) return;
  await ctx.services.jobs.enqueue(ctx, digestJob, {}, { onceInSeconds: dayMs / 1000 });
};
