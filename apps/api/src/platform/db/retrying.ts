import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * PostgreSQL ended the transaction so that another could go on, or because a migration outdated a prepared statement; the
 * same work succeeds when it is done again.
 */
const conflicts: Readonly<Record<string, string>> = {
  '40P01': 'deadlock',
  '40001': 'serialization',
  '0A000': 'migration',
};

const mostTries = 4;
/** Longer from try to try, and never the same for two who met. */
const pauseMs = (tries: number): number => 5 * 2 ** tries + randomInt(5 * 2 ** tries);

/** How often a transaction of this process was done again, by cause; `given-up` after the last try. For the metrics. */
export const retriedTransactions: Record<string, number> = {
  deadlock: 0,
  serialization: 0,
  migration: 0,
  'given-up': 0,
};

/** Does a whole transaction again when PostgreSQL ended it for another one. */
export const retryConflicts = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const cause = error instanceof pg.DatabaseError ? conflicts[error.code ?? ''] : undefined;
      if (cause === undefined) throw error;
      if (tries === mostTries) {
        count('given-up');
        throw error;
      }
      count(cause);
      await sleep(pauseMs(tries));
    }
  }
};

const count = (cause: string): void => {
  retriedTransactions[cause] = (retriedTransactions[cause] ?? 0) + 1;
};
