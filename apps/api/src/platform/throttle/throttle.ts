import { createHash } from 'node:crypto';
import { plural } from '@indeks/contract/common/plural';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../errors.ts';

/** Failures within the minutes, after which the next try waits for their end. Never a hard lock. */
const rules = {
  loginAccount: { failures: 5, minutes: 15 },
  loginAddress: { failures: 20, minutes: 10 },
  /** Of one person in a browser in which they have signed in before: nobody else uses it up. */
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
} as const;

const requestsPerMinute = 600;

/** As long as the longest session. */
const recognisedSeconds = 12 * 60 * 60;

export type ThrottleRule = keyof typeof rules;

export interface Throttle {
  /** Refuses while the key is blocked; does not count. */
  check(rule: ThrottleRule, key: string): Promise<void>;
  /** Counts a try before it is answered, and refuses those beyond the limit: also of many sent at once no more are answered. */
  attempt(rule: ThrottleRule, key: string): Promise<void>;
  /** Counts one failure. */
  fail(rule: ThrottleRule, key: string): Promise<void>;
  clear(rule: ThrottleRule, key: string): Promise<void>;
  /**
   * The general limit, asked before the database is. A cookie that was recognised before counts for its session, any
   * other request for its address: a made-up cookie is no key of its own.
   */
  allow(caller: Caller): Promise<CountedFor>;
  /**
   * What the look-up of the cookie's session has shown. A live session is recognised from now on, and its address gets
   * the request back: an office behind one address does not use up the limit of the others there.
   */
  learn(caller: Caller, countedFor: CountedFor, isLive: boolean): Promise<void>;
}

/** Where a request comes from, as far as it is known before anything is looked up. */
export interface Caller {
  readonly address: string;
  readonly cookie: string | undefined;
}

export type CountedFor = 'session' | 'address';

interface ThrottleParts {
  readonly redis: Redis;
  readonly log: Logger;
}

/** Counts in Redis for all processes together; while Redis is away, each process counts for itself. */
export const createThrottle = ({ redis, log }: ThrottleParts): Throttle => {
  const limiters = limitersOf(redis);
  const harmless = unlessBroken(log);
  return {
    check: async (rule, key) => {
      const counted = await harmless(limiters[rule].shared.get(hashed(key)));
      if (counted && counted.consumedPoints >= rules[rule].failures) refuseThrottled(counted.msBeforeNext);
    },
    attempt: async (rule, key) => {
      const counted = await harmless(limiters[rule].shared.penalty(hashed(key)));
      if (counted && counted.consumedPoints > rules[rule].failures) refuseThrottled(counted.msBeforeNext);
    },
    fail: async (rule, key) => {
      await harmless(limiters[rule].shared.penalty(hashed(key)));
    },
    clear: async (rule, key) => {
      const { shared, own } = limiters[rule];
      await harmless(Promise.all([shared.delete(hashed(key)), own.delete(hashed(key))]));
    },
    ...createRequestLimit(redis, harmless),
  };
};

const createRequestLimit = (
  redis: Redis,
  harmless: ReturnType<typeof unlessBroken>,
): Pick<Throttle, 'allow' | 'learn'> => {
  const requests = limiter(redis, 'requests', requestsPerMinute, 60).shared;
  const recognised = limiter(redis, 'recognised', 1, recognisedSeconds).shared;
  const count = async (key: string): Promise<void> => {
    const exceeded = await harmless(requests.consume(hashed(key)).then(() => undefined, onlyExceeded));
    if (exceeded)
      refuse('request/too-many', { details: { retryAfterSeconds: seconds(exceeded.msBeforeNext) } });
  };
  return {
    allow: async ({ address, cookie }) => {
      const isRecognised = cookie !== undefined && Boolean(await harmless(recognised.get(hashed(cookie))));
      await count(isRecognised ? cookie : address);
      return isRecognised ? 'session' : 'address';
    },
    learn: async ({ address, cookie }, countedFor, isLive) => {
      if (cookie === undefined) return;
      if (!isLive) {
        if (countedFor === 'session') await harmless(recognised.delete(hashed(cookie)));
      } else if (countedFor === 'address') {
        await harmless(recognised.set(hashed(cookie), 1, recognisedSeconds));
        await harmless(requests.reward(hashed(address)));
        await count(cookie);
      }
    },
  };
};

/** When the throttle cannot count, it lets the request pass and logs it. */
const unlessBroken =
  (log: Logger) =>
  async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      log.warn({ err: error }, 'the throttle could not count');
      return undefined;
    }
  };

interface Limiter {
  readonly shared: RateLimiterRedis;
  readonly own: RateLimiterMemory;
}

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
  };
};

const limiter = (redis: Redis, name: string, points: number, duration: number): Limiter => {
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration });
  const shared = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `throttle:${name}`,
    points,
    duration,
    insuranceLimiter: own,
    rejectIfRedisNotReady: true,
  });
  return { shared, own };
};

/** Keys are hashed, so that no address of a person is stored in Redis. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

const onlyExceeded = (reason: unknown): RateLimiterRes => {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
};

const refuseThrottled = (milliseconds: number): never =>
  refuse('auth/throttled', {
    details: {
      minutes: inMinutes(Math.ceil(milliseconds / 60_000)),
      retryAfterSeconds: seconds(milliseconds),
    },
  });

const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1_000));

const minuteForms = { one: 'minutę', few: 'minuty', many: 'minut' };

/** Follows „Spróbuj ponownie za”. */
const inMinutes = (minutes: number): string => `${minutes} ${plural(minutes, minuteForms)}`;
