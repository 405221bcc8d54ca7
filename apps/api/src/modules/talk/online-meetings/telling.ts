import { warsawTime } from '@indeks/contract/common/warsaw-time';
import type { Told } from '#modules/notices/notifications/index.ts';
import { notify } from '#modules/notices/notifications/index.ts';
import type { Ctx } from '#platform/context.ts';

const titles = {
  planned: 'Nowe spotkanie online',
  changed: 'Zmiana spotkania online',
  cancelled: 'Odwołane spotkanie online',
  soon: 'Spotkanie online za godzinę',
} as const;

interface Announced {
  readonly id: number;
  readonly topic: string;
  readonly starts_at: Date;
}

/** Tells people of a meeting, in the transaction of the cause. The text has the topic and the time, and no link to Zoom. */
export const tell = async (
  tx: Ctx,
  what: keyof typeof titles,
  { id, topic, starts_at }: Announced,
  people: readonly number[],
): Promise<void> => {
  const { date, time } = warsawTime(starts_at);
  const [year, month, day] = date.split('-');
  const told = people.map((userId): Told => ({
    userId,
    kind: 'meeting',
    senderId: null,
    title: titles[what],
    text: `${topic}, ${day}.${month}.${year}, ${time}`,
    link: what === 'cancelled' ? '/online-meetings' : `/online-meetings?meeting=${id}`,
  }));
  await notify(tx, told);
};

/** Open screens of those who manage meetings, and of these people. */
export const announce = (ctx: Ctx, ids: readonly number[], users: readonly number[] = []): void => {
  const { realtime, roleTable } = ctx.services;
  const roles = roleTable['online-meetings.manage'];
  ctx.afterCommit(() => realtime.publish({ users, roles }, 'online-meetings', ids));
};
