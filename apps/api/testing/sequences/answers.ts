export interface Answered {
  readonly status: number;
  readonly text: string;
}

import { setTimeout } from 'node:timers/promises';

/** A person may be refused, never told that something broke. */
export const expectAnswer = ({ status, text }: Answered): boolean => {
  if (status >= 500 && status !== 503) throw new Error(`answered ${status}: ${text}`);
  return status < 300;
};

const tries = 20;

/**
 * After connections were cut the next calls may be told to try again. There is no deadline: what takes long on a busy machine is
 * waited for, so that it neither counts as a violation nor goes on beside the next act.
 */
export const untilAnswered = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = tries; left > 1; left -= 1) {
    try {
      return await work();
    } catch {
      await setTimeout(100);
    }
  }
  return work();
};
