import { messageForm } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { scheduledDays } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { z } from 'zod';
import { parseInstant } from '#shared/lib/moments.ts';
import { writingTexts as texts } from './writing.texts.ts';

/** What the page asks: the words of the contract, a file, and when. */
export const writingSchema = messageForm
  .extend({
    file: z.instanceof(File).nullable(),
    when: z.enum(['now', 'later']),
    day: z.string(),
    hour: z.string(),
  })
  .superRefine(({ when, day, hour }, refinement) => {
    if (when === 'now') return;
    if (day === '') refinement.addIssue({ code: 'custom', path: ['day'], message: texts.dayRequired });
    if (hour === '') refinement.addIssue({ code: 'custom', path: ['hour'], message: texts.hourRequired });
  });
export type Writing = z.input<typeof writingSchema>;
export type Written = z.output<typeof writingSchema>;

/** The moment of sending; nothing for a message that is sent at once. */
export const readMoment = ({ when, day, hour }: Pick<Written, 'when' | 'day' | 'hour'>) =>
  when === 'later' ? { send_at: parseInstant(day, hour) } : {};

export const latestDay = (today: string): string => {
  const at = new Date(`${today}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + scheduledDays - 1);
  return at.toISOString().slice(0, 10);
};
