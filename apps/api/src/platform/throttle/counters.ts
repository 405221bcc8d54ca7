import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limiter {
  readonly shared: RateLimiterRedis;
  readonly own: RateLimiterMemory;
}

export const limiter = (redis: Redis, name: string, points: number, duration: number): Limiter => {
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

/** When the throttle cannot count, it lets the request pass and logs it. */
export const unlessBroken =
  (log: Logger) =>
  async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      log.warn({ err: error }, 'the throttle could not count');
      return undefined;
    }
  };

/** Keys are hashed, so that no address of a person is stored in Redis. */
export const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const onlyExceeded = (reason: unknown): RateLimiterRes => {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
};

export const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1_000));
