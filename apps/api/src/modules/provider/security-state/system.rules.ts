import { systemTexts } from '@indeks/contract/provider/security-state/system-state.texts';
import type { Verdict } from './verdict.ts';

/** A statement that reads nothing takes a millisecond or two on a healthy database. */
const slowMs = 250;
/** As the alarm `JobsWait`. */
const lateSeconds = { warning: 60, bad: 600 };

export const judgeDatabase = ({ ms }: { readonly ms: number }): Verdict => {
  const texts = systemTexts.database;
  if (ms < slowMs) return { state: 'ok', says: texts.ok(ms) };
  return { state: 'warning', says: texts.slow(ms), advice: texts.slowAdvice };
};

const judgeAnswer =
  (texts: typeof systemTexts.redis | typeof systemTexts.files) =>
  ({ answers }: { readonly answers: boolean }): Verdict =>
    answers ? { state: 'ok', says: texts.ok } : { state: 'bad', says: texts.away, advice: texts.awayAdvice };

export const judgeRedis = judgeAnswer(systemTexts.redis);
export const judgeFiles = judgeAnswer(systemTexts.files);

interface QueueFacts {
  readonly waiting: number;
  readonly oldest_seconds: number;
  readonly dead: number;
}

export const judgeQueues = ({ waiting, oldest_seconds: oldest, dead }: QueueFacts): Verdict => {
  const texts = systemTexts.queues;
  if (oldest >= lateSeconds.warning)
    return {
      state: oldest >= lateSeconds.bad ? 'bad' : 'warning',
      says: texts.late(waiting, oldest),
      advice: texts.lateAdvice,
    };
  if (dead > 0) return { state: 'warning', says: texts.dead(dead), advice: texts.deadAdvice };
  return { state: 'ok', says: texts.ok };
};
