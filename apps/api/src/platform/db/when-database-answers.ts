import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../context.ts';
import { isDatabaseAway } from './constraint-errors.ts';

const pauseMs = 500;

/** Part of the start: a process that finds the database away waits for it. */
export const whenDatabaseAnswers = async <T>(log: Log, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'the start waits for the database');
      await delay(pauseMs);
    }
  }
};
