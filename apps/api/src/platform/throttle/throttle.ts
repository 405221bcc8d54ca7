import { plural } from '@indeks/contract/common/plural';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { refuse } from '../errors.ts';
import { hashed, limiter, seconds, unlessBroken, type Limiter } from './counters.ts';
import { createRequestLimits, type LimitFigures, type RequestLimits } from './request-limits.ts';

/** Failures within the minutes, after which the next try waits for their end. Never a hard lock. */
const rules = {
  loginAccount: { failures: 5, minutes: 15 },
  loginAddress: { failures: 20, minutes: 10 },
  /** Counts one person in a known browser, so that attempts made elsewhere do not use it up. */
  loginDevice: { failures: 5, minutes: 15 },
  /** Codes of the second step, by somebody who has given the password. */
  loginCode: { failures: 5, minutes: 15 },
  /** The password, and the code, asked again of somebody who is signed in. */
  confirmation: { failures: 5, minutes: 15 },
  recoveryAccount: { failures: 3, minutes: 30 },
  recoveryAddress: { failures: 10, minutes: 30 },
  /** One-time passwords that the secretariat sends to one person. */
  sentPassword: { failures: 5, minutes: 60 },
  /** Numbers and codes of protocols that do not belong together, from one address. */
  verification: { failures: 20, minutes: 10 },
  /** Questions whether a typed person is somebody whom the caller may not see, by one caller. */
  hiddenPerson: { failures: 20, minutes: 60 },
} as const;

export type ThrottleRule = keyof typeof rules;

export interface Throttle extends RequestLimits {
  /** Refuses while the key is blocked; does not count. */
  check(rule: ThrottleRule, key: string): Promise<void>;
  /** Counts a try before it is answered, and refuses those beyond the limit: also of many sent at once no more are answered. */
  attempt(rule: ThrottleRule, key: string): Promise<void>;
  /** Takes back one try that was right. */
  takeBack(rule: ThrottleRule, key: string): Promise<void>;
  clear(rule: ThrottleRule, key: string): Promise<void>;
}

interface ThrottleParts {
  readonly redis: Redis;
  readonly log: Logger;
  readonly figures: LimitFigures;
}

/** Counts in Redis for all processes together; while Redis is away, each process counts for itself. */
export const createThrottle = ({ redis, log, figures }: ThrottleParts): Throttle => {
  const limiters = limitersOf(redis);
  const harmless = unlessBroken(log);
  return {
    check: async (rule, key) => {
      const counted = await harmless(limiters[rule].shared.get(hashed(key)));
      if (counted && counted.consumedPoints >= rules[rule].failures) refuseThrottled(counted.msBeforeNext);
    },
    attempt: async (rule, key) => {
      const { shared } = limiters[rule];
      const counted = await harmless(shared.penalty(hashed(key)));
      if (!counted || counted.consumedPoints <= rules[rule].failures) return;
      // A refused try was no try: of right ones sent at once, none counts for long.
      await harmless(shared.reward(hashed(key)));
      refuseThrottled(counted.msBeforeNext);
    },
    takeBack: async (rule, key) => {
      await harmless(limiters[rule].shared.reward(hashed(key)));
    },
    clear: async (rule, key) => {
      const { shared, own } = limiters[rule];
      await harmless(Promise.all([shared.delete(hashed(key)), own.delete(hashed(key))]));
    },
    ...createRequestLimits(redis, figures, harmless),
  };
};

const limitersOf = (redis: Redis): Record<ThrottleRule, Limiter> => {
  const limiterFor = (rule: ThrottleRule) =>
    limiter(redis, rule, rules[rule].failures, rules[rule].minutes * 60);
  return {
    loginAccount: limiterFor('loginAccount'),
    loginAddress: limiterFor('loginAddress'),
    loginDevice: limiterFor('loginDevice'),
    loginCode: limiterFor('loginCode'),
    confirmation: limiterFor('confirmation'),
    recoveryAccount: limiterFor('recoveryAccount'),
    recoveryAddress: limiterFor('recoveryAddress'),
    sentPassword: limiterFor('sentPassword'),
    verification: limiterFor('verification'),
    hiddenPerson: limiterFor('hiddenPerson'),
  };
};

const refuseThrottled = (milliseconds: number): never =>
  refuse('auth/throttled', {
    details: {
      minutes: inMinutes(Math.ceil(milliseconds / 60_000)),
      retryAfterSeconds: seconds(milliseconds),
    },
  });

const minuteForms = { one: 'minutę', few: 'minuty', many: 'minut' };

/** Follows „Spróbuj ponownie za”. */
const inMinutes = (minutes: number): string => `${minutes} ${plural(minutes, minuteForms)}`;
