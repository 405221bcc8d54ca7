import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long a service outside the house may take: to be connected, to answer one try, for a call with all its tries,
 * and how long a stream that a call opened may pause.
 */
export const outsideLimits = {
  files: { connectMs: 2_000, answerMs: 4_000, wholeMs: 10_000, silentMs: 10_000 },
  mail: { connectMs: 10_000, answerMs: 20_000, wholeMs: 30_000 },
  zoom: { answerMs: 8_000, wholeMs: 18_000 },
  scanner: { connectMs: 2_000, answerMs: 15_000, wholeMs: 20_000 },
  certificate: { answerMs: 5_000, wholeMs: 6_000 },
} as const;

export type OutsideService = keyof typeof outsideLimits;

/** The service is unavailable or too slow; the caller may try again. */
export class OutsideAway extends Error {
  readonly code = 'outside-away';

  constructor(service: OutsideService, cause?: unknown) {
    super(`${service} did not answer`, { cause });
    this.name = 'OutsideAway';
  }
}

/** A programming error: a hanging service would hold the rows and the connection of the transaction. */
export class OutsideCallInTransaction extends Error {
  constructor(service: OutsideService) {
    super(`${service} must not be called inside a transaction`);
    this.name = 'OutsideCallInTransaction';
  }
}

/** The only way to a service outside: never inside a transaction, and never without an end. */
export const callOutside = async <T>(service: OutsideService, work: () => Promise<T>): Promise<T> => {
  if (transactions.getStore()) throw new OutsideCallInTransaction(service);
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new OutsideAway(service)), outsideLimits[service].wholeMs);
  try {
    return await Promise.race([work(), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Marks everything the work does, at any depth, as done inside a transaction. */
export const asTransaction = <T>(work: () => Promise<T>): Promise<T> => transactions.run(true, work);

const transactions = new AsyncLocalStorage<true>();
